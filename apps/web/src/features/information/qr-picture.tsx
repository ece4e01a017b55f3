import { qrMatrix } from './qr-matrix.ts'
import styles from './qr-picture.module.css'

/** Light modules that a scanner needs around the code. */
const quiet = 4

/** A QR code, or nothing when the text is too long for one that a phone reads at this size. */
export const QrPicture = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const matrix = qrMatrix(text)
  if (matrix === null) return null
  const size = matrix.length + 2 * quiet
  const dark = matrix.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x + quiet} ${y + quiet}h1v1h-1z`] : [])),
  )
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      className={styles.code}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  )
}
