import { encode } from 'uqr'

type Props = { readonly text: string; readonly label: string; readonly width: number }

/** Light modules that scanners need around the code. */
const quiet = 4

export const QrPicture = ({ text, label, width }: Props) => {
  const { data, size } = encode(text, { ecc: 'M', border: quiet })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width={width}
      style={{ display: 'block', margin: '0 auto 18px', borderRadius: 6 }}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  )
}
