import type { Block, BlockOf } from '../blocks/blocks.ts'
import type { Kit } from './kit.ts'
import { page } from './theme.ts'

type Heading = BlockOf<'heading'>
type Height = (kit: Kit, block: Block) => number

const tallest = page.bottom - page.top

/** A page with less than this looks unfinished: a third of a page, and the space below its last line. */
const least = tallest * 0.36

const isAlone = (block: Block | undefined): boolean => block?.kind === 'heading' && block.onOnePage === true

/** Start of the next part on its own page, or end of the document. */
const endAfter = (blocks: readonly Block[], index: number): number => {
  const end = blocks.findIndex((block, at) => at > index && (block.kind === 'footer' || isAlone(block)))
  return end === -1 ? blocks.length : end
}

const heightOfAll = (kit: Kit, blocks: readonly Block[], heightOf: Height): number =>
  blocks.reduce((sum, block) => (Number.isFinite(sum) ? sum + heightOf(kit, block) : sum), 0)

/** Blocks from a heading to the next part on its own page, or to the end, with their height. */
type Rest = { readonly blocks: readonly Block[]; readonly height: number }

const restFrom = (kit: Kit, blocks: readonly Block[], index: number, heightOf: Height): Rest => {
  const rest = blocks.slice(index, endAfter(blocks, index))
  return { blocks: rest, height: heightOfAll(kit, rest, heightOf) }
}

/** Whether a heading directly follows its parent, or the parent's first words, and so is already kept with it. */
export const followsItsParent = (blocks: readonly Block[], index: number, { level }: Heading): boolean => {
  const before = blocks[index - 1]
  const above = before?.kind === 'paragraph' ? blocks[index - 2] : before
  return above?.kind === 'heading' && above.level < level
}

/** Whether a later heading that still fits on this page can begin the next one, so that this page holds more. */
const mayBreakLater = (kit: Kit, { blocks: [first, ...below], height }: Rest, heightOf: Height): boolean => {
  if (first?.kind !== 'heading') return false
  let above = heightOf(kit, first)
  let isInside = first.together === true
  for (const [index, block] of below.entries()) {
    if (above > kit.room() || height - above < least) return false
    if (block.kind === 'heading') {
      isInside &&= block.level > first.level
      if (!isInside && !followsItsParent([first, ...below], index + 1, block)) return true
    }
    above += heightOf(kit, block)
  }
  return false
}

/** Whether a part on its own page fits on one page together with this rest, so that neither leaves a gap. */
const fitsBelow = (kit: Kit, blocks: readonly Block[], index: number, rest: Rest, heightOf: Height): boolean => {
  const start = endAfter(blocks, index)
  if (!isAlone(blocks[start])) return false
  const next = blocks.findIndex((block, at) => at > start && block.kind === 'heading' && block.level === 1)
  return rest.height + heightOfAll(kit, blocks.slice(start, next === -1 ? undefined : next), heightOf) <= tallest
}

/**
 * Best place of a heading, so that neither a page before the next part on its own page nor the last page is nearly empty:
 * the next page, if both pages then hold a third; this page, if the rest is little more than a page.
 */
export const evenPlace = (
  kit: Kit,
  blocks: readonly Block[],
  index: number,
  heightOf: Height,
): 'here' | 'next-page' | 'either' => {
  const rest = restFrom(kit, blocks, index, heightOf)
  if (rest.height > tallest) return rest.height < tallest + least ? 'here' : 'either'
  const over = rest.height - kit.room()
  const isUneven = over > 0 && over < least && !fitsBelow(kit, blocks, index, rest, heightOf)
  const holdsThirds = kit.cursor.y - page.top >= least && rest.height >= least
  return isUneven && holdsThirds && !mayBreakLater(kit, rest, heightOf) ? 'next-page' : 'either'
}
