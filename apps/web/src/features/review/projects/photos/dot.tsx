import type { MarkColour } from '@soundroof/contract/review/mark-up'
import { markPaint } from './mark-paint.ts'
import styles from './photos.module.css'

/** A colour of marks; its name stands beside it. */
export const Dot = ({ colour }: { readonly colour: MarkColour }) => (
  <span className={styles.swatch} style={{ background: markPaint[colour] }} aria-hidden="true" />
)
