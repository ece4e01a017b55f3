import type { DrawnSignature } from '@soundroof/contract/review/as-built/drawn-signature'
import { type Kit, marked, tagIn } from '../pdf/kit.ts'
import { rules } from './pack-theme.ts'

/** Of the ink on paper, pt. */
const [mostHeight, inkWidth] = [34, 1.1] as const

/** Room that a signature takes above its line, pt. */
export const inkRoom = (drawn: DrawnSignature | undefined): number => (drawn?.length ? mostHeight + 4 : 0)

const boundsOf = (values: readonly number[]) => {
  const least = Math.min(...values)
  return { least, extent: Math.max(...values) - least }
}

/** Strokes as large as they fit into a width, from the upper left corner, pt; a dot stays a dot. */
export const fittedInk = (drawn: DrawnSignature, width: number): DrawnSignature => {
  const across = boundsOf(drawn.flatMap((stroke) => stroke.map(([x]) => x)))
  const down = boundsOf(drawn.flatMap((stroke) => stroke.map(([, y]) => y)))
  const scale = Math.min(width / Math.max(across.extent, 1), mostHeight / Math.max(down.extent, 1), 1)
  return drawn.map((stroke) => stroke.map(([x, y]) => [(x - across.least) * scale, (y - down.least) * scale]))
}

/** The ink of a signature, as lines. */
export const drawInk = (kit: Kit, drawn: DrawnSignature, x: number, y: number, width: number): void => {
  const alt = 'Signature as it was drawn'
  const figure = tagIn(kit, kit.root, 'Figure', { alt, bbox: [x, y, x + width, y + mostHeight] })
  marked(kit, figure, 'Figure', () => {
    kit.doc.lineWidth(inkWidth).lineCap('round').lineJoin('round').strokeColor(rules.strong)
    for (const [[startX, startY] = [0, 0], ...others] of fittedInk(drawn, width)) {
      kit.doc.moveTo(x + startX, y + startY)
      for (const [toX, toY] of others) kit.doc.lineTo(x + toX, y + toY)
      kit.doc.stroke()
    }
  })
}
