import type { Kit } from '../pdf/kit.ts'
import { page } from '../pdf/theme.ts'
import { figureUnits } from './figure-units.ts'
import { boxUnits, factsUnits, headingUnits, listUnits, paragraphUnits, wordsUnits } from './flow-units.ts'
import { formUnits } from './form-units.ts'
import { mastheadUnits } from './masthead-units.ts'
import type { ColumnBlock, PackBlock, PackBlockOf } from './pack-blocks.ts'
import { airs, type Frame, wholeWidth } from './pack-theme.ts'
import { paged } from './paged.ts'
import { photoUnits } from './photo-units.ts'
import { signatureUnits } from './signature-units.ts'
import { tableUnits } from './table-units.ts'
import { drawDown, heightOf, space, type Unit } from './unit.ts'

type Pages = readonly (readonly Unit[])[]

const gutter = 17
/** Closer than this, a drawing touches what stands above it. */
const leastAir = 0.5
const tallest = page.bottom - page.top

const columnUnits = (kit: Kit, block: ColumnBlock, frame: Frame): readonly Unit[] => {
  switch (block.kind) {
    case 'heading':
      return headingUnits(kit, block, frame)
    case 'paragraph':
      return paragraphUnits(kit, block, frame)
    case 'words':
      return wordsUnits(kit, block, frame)
    case 'facts':
      return factsUnits(kit, block, frame)
    case 'table':
      return tableUnits(kit, block, frame)
    case 'list':
      return listUnits(kit, block, frame)
    case 'drawing':
      return figureUnits(kit, block, frame)
  }
}

const framesOf = (columns: PackBlockOf<'columns'>['columns'], { x, width, air }: Frame): readonly Frame[] => {
  const whole = columns.reduce((sum, { weight }) => sum + weight, 0)
  const free = width - gutter * (columns.length - 1)
  let left = x
  return columns.map(({ weight }) => {
    const frame = { x: left, width: (weight / whole) * free, air }
    left += frame.width + gutter
    return frame
  })
}

/** Beside each other; what is taller than a page stands one below the other. */
const sideBySide = (kit: Kit, { columns }: PackBlockOf<'columns'>, frame: Frame): readonly Unit[] => {
  const frames = framesOf(columns, frame)
  const all = columns.map(({ blocks }, index) =>
    blocks.flatMap((block) => columnUnits(kit, block, frames[index] ?? frame)),
  )
  const height = Math.max(...all.map(heightOf))
  if (height > tallest / 2)
    return columns.flatMap(({ blocks }) => blocks.flatMap((block) => columnUnits(kit, block, frame)))
  const drawAll = (y: number): void => {
    for (const units of all) drawDown(units, y)
  }
  return [space(4 * Math.max(frame.air, leastAir)), { height, draw: drawAll }, space(2 * frame.air)]
}

const unitsOf = (kit: Kit, block: PackBlock, frame: Frame): readonly Unit[] => {
  switch (block.kind) {
    case 'masthead':
      return mastheadUnits(kit, block, frame)
    case 'box':
      return boxUnits(kit, block, frame)
    case 'columns':
      return sideBySide(kit, block, frame)
    case 'form-section':
      return formUnits(kit, block, frame)
    case 'signature':
      return signatureUnits(kit, block, frame)
    case 'photos':
      return [space(4 * frame.air), ...photoUnits(kit, block, frame)]
    case 'words':
      return [space(3 * frame.air), ...columnUnits(kit, block, frame)]
    case 'heading':
    case 'paragraph':
    case 'facts':
    case 'table':
    case 'list':
    case 'drawing':
      return columnUnits(kit, block, frame)
    // Drawn on every page, when the number of pages is known.
    case 'footer':
      return []
  }
}

const pagedWith = (kit: Kit, blocks: readonly PackBlock[], air: number): Pages =>
  paged(
    blocks.flatMap((block) => unitsOf(kit, block, { ...wholeWidth, air })),
    tallest,
  )

/** Pages of a masthead and all that follows it: as few as closer spacing allows, with as much space as fits on them. */
export const pagesOf = (kit: Kit, blocks: readonly PackBlock[]): Pages => {
  const all = airs.map((air) => pagedWith(kit, blocks, air))
  const fewest = Math.min(...all.map(({ length }) => length))
  return all.find(({ length }) => length === fewest) ?? []
}
