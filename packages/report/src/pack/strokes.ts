import { decoration, horizontal, type Kit } from '../pdf/kit.ts'
import { rules } from './pack-theme.ts'

export const vertical = (kit: Kit, x: number, y: number, height: number, colour: string, width: number): void => {
  decoration(kit, () => {
    kit.doc
      .moveTo(x, y)
      .lineTo(x, y + height)
      .lineWidth(width)
      .strokeColor(colour)
      .stroke()
  })
}

/** A rectangle in lines. */
export const outline = (kit: Kit, x: number, y: number, width: number, height: number, line: number): void => {
  for (const at of [y, y + height]) horizontal(kit, at, rules.box, line, x, width)
  for (const at of [x, x + width]) vertical(kit, at, y, height, rules.box, line)
}
