import type { LaidPlane, LaidRail, Layout, LayoutPoint } from '@soundroof/contract/roofs/panel-layout/layout'
import type { PanelBlock } from '@soundroof/contract/roofs/panel-layout/layout-request'

/** What the layout says about one of its blocks. */
export type AnsweredBlock = {
  readonly block: PanelBlock
  readonly rails: readonly LaidRail[]
  readonly refused: Layout['refused']
}

const blocksOfRuns = ({ panels }: LaidPlane): ReadonlyMap<number, number> =>
  new Map(panels.map(({ row, place }) => [row, place.block]))

/** The rails of a plane, each with the block that lies on it. */
const railsWithBlocks = (plane: LaidPlane): readonly (readonly [LaidRail, number | undefined])[] => {
  const ofRun = blocksOfRuns(plane)
  return plane.rails.map((rail) => [rail, ofRun.get(rail.row)])
}

const answeredIn = ({ blocks, planes, refused }: Layout): readonly AnsweredBlock[] => {
  const rails = planes.flatMap(railsWithBlocks)
  return blocks.map((block, index) => ({
    block,
    rails: rails.flatMap(([rail, of]) => (of === index ? [rail] : [])),
    refused: refused.filter(({ place }) => place.block === index),
  }))
}

const known = new WeakMap<Layout, readonly AnsweredBlock[]>()

/** Worked out once for each layout, because a drag asks at every frame. */
export const answeredBlocks = (layout: Layout): readonly AnsweredBlock[] => {
  const answered = known.get(layout) ?? answeredIn(layout)
  known.set(layout, answered)
  return answered
}

const keyOf = ({ x, y, ...form }: PanelBlock): string => JSON.stringify(form)

/** The answer for a block as it lies, or the shift by which the same form was answered elsewhere on its face. */
export type Answered = AnsweredBlock & { readonly shift: LayoutPoint }

/** Null: nothing was answered for a block of this form. */
export const answerFor = (answered: readonly AnsweredBlock[], block: PanelBlock, index: number): Answered | null => {
  const key = keyOf(block)
  const same = answered.filter((each) => keyOf(each.block) === key)
  const exact = same.find((each) => each.block.x === block.x && each.block.y === block.y)
  const found = exact ?? same.find((each) => each.block === answered[index]?.block)
  return found === undefined ? null : { ...found, shift: { x: block.x - found.block.x, y: block.y - found.block.y } }
}

/** Whether a block has the form of another on its face, and may lie elsewhere. */
export const isShifted = (one: PanelBlock, other: PanelBlock): boolean => keyOf(one) === keyOf(other)
