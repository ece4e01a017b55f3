import { horizontal, type Kit, leaf } from '../pdf/kit.ts'
import { drawInk, inkRoom } from './drawn-ink.ts'
import { factsUnits } from './flow-units.ts'
import type { PackBlockOf } from './pack-blocks.ts'
import { type Frame, rules, type } from './pack-theme.ts'
import { plainLines, putLines } from './rich-lines.ts'
import { outline, vertical } from './strokes.ts'
import { drawDown, heightOf, space, type Unit } from './unit.ts'

const usualPadding = 8
/** Room above the line for the signature. */
const usualRoom = 30

/** The engineer at the left, what is signed and the line to sign on at the right. */
export const signatureUnits = (
  kit: Kit,
  block: PackBlockOf<'signature'>,
  { x, width, air }: Frame,
): readonly Unit[] => {
  const padding = usualPadding * (0.6 + 0.4 * air)
  const room = Math.max(usualRoom * (0.7 + 0.3 * air), inkRoom(block.drawn) + 4)
  const middle = width * 0.51
  const own = { x: x + padding, width: middle - 2 * padding, air }
  const facts = factsUnits(kit, { kind: 'facts', labels: 0.24, items: block.items }, own)
  const [right, span] = [x + middle + padding, width - middle - 2 * padding]
  const statement = plainLines(kit, block.statement, span, type.strong)
  const signed = plainLines(kit, block.signed, span, type.small)
  const note = plainLines(kit, block.note, span, type.small)
  const own1 = type.strong.lead + heightOf(facts)
  const own2 = statement.length * type.strong.lead + room + (signed.length + note.length) * type.small.lead + 4
  const height = Math.max(own1, own2) + 2 * padding
  return [
    space(5 * air),
    {
      height,
      draw: (y) => {
        outline(kit, x, y, width, height, 1)
        vertical(kit, x + middle, y, height, rules.box, 0.6)
        leaf(kit, kit.root, 'H2', () => kit.put(block.title, own.x, y + padding - 1, type.strong))
        drawDown(facts, y + padding + type.strong.lead)
        leaf(kit, kit.root, 'P', () => putLines(kit, statement, right, y + padding - 1, type.strong.lead))
        const line = y + height - padding - note.length * type.small.lead - 2
        const above = line - 2 - signed.length * type.small.lead
        if (block.drawn?.length) drawInk(kit, block.drawn, right, above - inkRoom(block.drawn), span)
        leaf(kit, kit.root, 'P', () => putLines(kit, signed, right, above, type.small.lead))
        horizontal(kit, line, rules.strong, 0.9, right, span)
        leaf(kit, kit.root, 'P', () => putLines(kit, note, right, line + 2, type.small.lead))
      },
    },
  ]
}
