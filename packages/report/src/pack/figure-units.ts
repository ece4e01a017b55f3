import { layOut } from '../drawing/scene-layout.ts'
import { type Kit, leaf, marked, tagIn } from '../pdf/kit.ts'
import { drawMarks } from '../pdf/scene-pdf.ts'
import type { PackBlockOf } from './pack-blocks.ts'
import { type Frame, type } from './pack-theme.ts'
import { plainLines, putLines } from './rich-lines.ts'
import { space, type Unit } from './unit.ts'

const [tallest, small] = [250, 176]

/** A drawing to scale with its caption. */
export const figureUnits = (kit: Kit, block: PackBlockOf<'drawing'>, { x, width, air }: Frame): readonly Unit[] => {
  const drawing = layOut(block.scene, { width, maxHeight: (block.isSmall ? small : tallest) * (0.8 + 0.2 * air) })
  const scale = drawing.scaleText === null ? '' : `${drawing.scaleText.replaceAll(' ', '')}. `
  const caption = plainLines(kit, `${scale}${block.caption}`, width, type.small)
  const height = drawing.height + caption.length * type.small.lead + 4
  return [
    {
      height,
      draw: (y) => {
        const bbox: [number, number, number, number] = [x, y, x + drawing.width, y + drawing.height]
        const figure = tagIn(kit, kit.root, 'Figure', { alt: block.scene.description, bbox })
        marked(kit, figure, 'Figure', () => drawMarks(kit, drawing.marks, { x, y }))
        leaf(kit, kit.root, 'Caption', () => putLines(kit, caption, x, y + drawing.height + 1, type.small.lead))
      },
    },
    space(3),
  ]
}
