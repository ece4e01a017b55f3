import type { Block, BlockOf } from '../blocks/blocks.ts'
import { keyValuesHeight } from './draw-facts.ts'
import { listHeight } from './draw-list.ts'
import { leastPhotoRow } from './draw-photos.ts'
import { drawingHeight, leastDrawingHeight } from './draw-scene.ts'
import { tableBeginning, tableHeight } from './draw-table.ts'
import { headingHeight, paragraphHeight } from './draw-text.ts'
import { evenPlace, followsItsParent } from './even-pages.ts'
import type { Kit } from './kit.ts'
import { leastBelow, page } from './theme.ts'

type Heading = BlockOf<'heading'>

const tallest = page.bottom - page.top

/** Keeping content on one page may leave at most this much of the page before free. */
const largestGap = tallest / 3

const wholeHeight = (kit: Kit, block: Block): number => {
  switch (block.kind) {
    case 'heading':
      return headingHeight(kit, block)
    case 'paragraph':
      return paragraphHeight(kit, block)
    case 'keyValues':
      return keyValuesHeight(kit, block)
    case 'table':
      return tableHeight(kit, block)
    case 'list':
      return listHeight(kit, block)
    case 'drawing':
      return drawingHeight(kit, block)
    default:
      return Number.POSITIVE_INFINITY
  }
}

/** All blocks up to the next heading of the same or a higher level, or up to the footer. */
const headed = (blocks: readonly Block[], index: number, level: Heading['level']): readonly Block[] => {
  const rest = blocks.slice(index + 1)
  const end = rest.findIndex((block) => block.kind === 'footer' || (block.kind === 'heading' && block.level <= level))
  return end === -1 ? rest : rest.slice(0, end)
}

/** Height left on the page for a block, and free below the last one if the block begins a new page. */
type Left = { readonly room: number; readonly gap: number }

const less = ({ room, gap }: Left, height: number): Left => ({ room: room - height, gap })

/** Height of a block that has to stay with the heading above, which is of this level. */
const beginning = (kit: Kit, blocks: readonly Block[], index: number, left: Left, level: Heading['level']): number => {
  const block = blocks[index]
  switch (block?.kind) {
    case undefined:
    case 'footer':
      return 0
    case 'heading':
      return block.level <= level ? 0 : headingHeight(kit, block) + belowHeading(kit, blocks, index, left)
    case 'paragraph': {
      const height = paragraphHeight(kit, block)
      return Math.min(height, tallest / 2) + beginning(kit, blocks, index + 1, less(left, height), level)
    }
    case 'keyValues':
      return Math.min(keyValuesHeight(kit, block), block.isDense ? tallest / 9 : tallest / 4)
    case 'list': {
      const height = listHeight(kit, block)
      const isOfDrawing = blocks[index + 1]?.kind === 'drawing'
      return isOfDrawing
        ? height + beginning(kit, blocks, index + 1, less(left, height), level)
        : Math.min(height, leastBelow)
    }
    case 'table':
      return tableBeginning(kit, block, left.room)
    case 'drawing':
      return leastDrawingHeight(kit, block)
    case 'photos':
      return leastPhotoRow(block)
    default:
      return leastBelow
  }
}

const belowHeading = (kit: Kit, blocks: readonly Block[], index: number, left: Left): number => {
  const block = blocks[index]
  if (block?.kind !== 'heading') return 0
  const own = headingHeight(kit, block)
  const least = beginning(kit, blocks, index + 1, less(left, own), block.level)
  if (!block.onOnePage && (!block.together || left.gap > largestGap)) return least
  const whole = headed(blocks, index, block.level).reduce((sum, each) => sum + wholeHeight(kit, each), 0)
  return own + whole <= tallest ? whole : least
}

/** Height that has to stay on the page of the heading at `index`, below it. */
export const following = (kit: Kit, blocks: readonly Block[], index: number, block: Heading): number => {
  const room = kit.room()
  const place = evenPlace(kit, blocks, index, wholeHeight)
  if (place === 'next-page') return tallest
  const isFree = place === 'here' || followsItsParent(blocks, index, block)
  return belowHeading(kit, blocks, index, { room, gap: isFree ? Number.POSITIVE_INFINITY : room })
}
