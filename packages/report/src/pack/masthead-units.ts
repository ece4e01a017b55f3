import { accent } from '../drawing/palette.ts'
import { drawProof, proofSize } from '../pdf/draw-qr-code.ts'
import { horizontal, type Kit, leaf } from '../pdf/kit.ts'
import { noteHeading } from '../pdf/page-references.ts'
import type { PackBlockOf } from './pack-blocks.ts'
import { type Frame, type } from './pack-theme.ts'
import { plainLines, putLines, richLines } from './rich-lines.ts'
import { space, type Unit } from './unit.ts'

/** Provider, title of the page and what it is about; the code at the right. */
export const mastheadUnits = (kit: Kit, block: PackBlockOf<'masthead'>, { x, width, air }: Frame): readonly Unit[] => {
  const span = width - proofSize.width - 14
  const words = [
    { text: block.provider, strong: true as const },
    { text: block.contact === '' ? '' : ` · ${block.contact}` },
  ]
  const provider = richLines(kit, words, span, type.contact)
  const title = plainLines(kit, block.title, span, type.title)
  const subtitle = richLines(kit, block.subtitle, span, type.subtitle)
  const text =
    provider.length * type.contact.lead + title.length * type.title.lead + subtitle.length * type.subtitle.lead
  const height = Math.max(text, proofSize.height) + 3 + 4 * air
  return [
    {
      height,
      draw: (y) => {
        noteHeading(kit, block.title, 1)
        leaf(kit, kit.root, 'P', () => putLines(kit, provider, x, y, type.contact.lead))
        const below = y + provider.length * type.contact.lead
        leaf(kit, kit.root, 'H1', () => putLines(kit, title, x, below, type.title.lead))
        const last = below + title.length * type.title.lead
        leaf(kit, kit.root, 'P', () => putLines(kit, subtitle, x, last, type.subtitle.lead))
        drawProof(kit, block.proof, x + width, y, type.small.size)
        horizontal(kit, y + height, accent, 1.2, x, width)
      },
    },
    space(7 * air),
  ]
}
