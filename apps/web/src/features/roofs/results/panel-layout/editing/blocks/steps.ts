import type { LaidPlane, LayoutPoint } from '@soundroof/contract/roofs/panel-layout/layout'
import type { KeptLayout, Obstacle, PanelBlock, PlaneName } from '@soundroof/contract/roofs/panel-layout/layout-request'
import type { Point } from '@soundroof/report/drawing/scene'
import { movedRectangle, withChangedObstacle } from '../../edit-layout.ts'
import { around, type Cell, type PanelSize, panelsOf, type Sized } from './block-rows.ts'
import type { Chosen, Outcome, Roof } from './drag.ts'
import { movedBlock, withBlock, withMoreBlocks } from './edit-blocks.ts'
import { freePlace, shiftToRoom } from './face-room.ts'
import { asFrames } from './frame-pitch.ts'

/** What keys and buttons do with the chosen block or obstacle. */

const planeOf = ({ planes }: Pick<Roof, 'planes'>, name: PlaneName): LaidPlane | undefined =>
  planes.find((each) => each.name === name)

/** The direction on a face that points this way on the plan. */
export const onFaceTowards = ({ plan: { along, up } }: Pick<LaidPlane, 'plan'>, { x, y }: Point): LayoutPoint => {
  const [byX, byY] = [along.x * x + along.y * y, up.x * x + up.y * y]
  return Math.abs(byX) >= Math.abs(byY) ? { x: Math.sign(byX), y: 0 } : { x: 0, y: Math.sign(byY) }
}

/** Moves what is chosen by so many millimetres towards a side of the plan; null where nothing is. */
export const nudged = (roof: Roof, kept: KeptLayout, chosen: Chosen, towards: Point, by: number): Outcome | null => {
  const thing = chosen.kind === 'block' ? kept.blocks?.[chosen.index] : kept.obstacles[chosen.index]
  const plane = thing && planeOf(roof, thing.plane)
  if (thing === undefined || plane === undefined) return null
  const way = onFaceTowards(plane, towards)
  const shift = { x: way.x * by, y: way.y * by }
  const done = { chosen, plane: plane.name, names: [] }
  if ('rows' in thing) {
    const block = movedBlock(thing, plane, shift, roof.panel)
    return { ...done, kept: withBlock(kept, chosen.index, block), box: around(panelsOf(block, roof.panel)) }
  }
  const obstacle = movedRectangle(plane, thing, shift)
  return { ...done, kept: withChangedObstacle(kept, chosen.index, obstacle), box: obstacle }
}

const withClearance = ({ x, y, width, height, clearance = 0 }: Obstacle): Sized => ({
  x: x - clearance,
  y: y - clearance,
  width: width + 2 * clearance,
  height: height + 2 * clearance,
})

/** What lies on a face besides one of its blocks. */
export const takenOn = (kept: KeptLayout, plane: PlaneName, panel: PanelSize, but: number | null): readonly Sized[] => [
  ...kept.obstacles.filter((each) => each.plane === plane).map(withClearance),
  ...(kept.blocks ?? []).flatMap((block, index) =>
    block.plane === plane && index !== but ? panelsOf(block, panel) : [],
  ),
]

/** Shift after which every panel of the block has room; null: none is simple. */
export const shiftOut = (roof: Roof, kept: KeptLayout, index: number): LayoutPoint | null => {
  const block = kept.blocks?.[index]
  const plane = block && planeOf(roof, block.plane)
  if (block === undefined || plane === undefined) return null
  const taken = takenOn(kept, plane.name, roof.panel, index)
  return shiftToRoom({ outline: plane.outline, setback: roof.setback }, taken, panelsOf(block, roof.panel))
}

const wideGaps = (gaps: PanelBlock['gaps'], size: Pick<Sized, 'width' | 'height'>) => ({
  width: size.width + 2 * gaps.panels,
  height: size.height + 2 * gaps.rows,
})

/** The block at a free place of its face, a gap from what lies there; null: there is none. */
const atFreePlace = (roof: Roof, kept: KeptLayout, block: PanelBlock): PanelBlock | null => {
  const plane = planeOf(roof, block.plane)
  const box = around(panelsOf(block, roof.panel))
  if (plane === undefined || box === null) return null
  const { gaps } = block
  const face = { outline: plane.outline, setback: Math.max(0, roof.setback - Math.min(gaps.panels, gaps.rows)) }
  const place = freePlace(face, takenOn(kept, plane.name, roof.panel, null), wideGaps(gaps, box))
  if (place === null) return null
  const by = { x: place.x + gaps.panels - box.x, y: place.y + gaps.rows - box.y }
  return { ...block, x: Math.round(block.x + by.x), y: Math.round(block.y + by.y) }
}

/** As the chosen block, or as panels lie on this roof. */
const likeOf = (roof: Roof, kept: KeptLayout, plane: PlaneName, orientation: PanelBlock['orientation']): PanelBlock => {
  const own = { plane, rows: 1, columns: 1, offsets: [], x: 0, y: 0, leftOut: [] }
  const like = kept.blocks?.find((each) => each.plane === plane) ?? kept.blocks?.[0]
  if (like !== undefined) return asFrames({ ...like, ...own }, roof)
  const gaps = { panels: kept.gaps.alongRails, rows: kept.gaps.betweenRows }
  return asFrames({ ...own, orientation, gaps }, roof)
}

/** Rows and columns of a new block, the largest that finds room. */
const beginnings = [
  [2, 4],
  [1, 4],
  [2, 2],
  [1, 2],
  [1, 1],
] as const

/** One more block on a face; null: no panel finds room. */
export const withNewBlock = (
  roof: Roof,
  kept: KeptLayout,
  plane: PlaneName,
  orientation: PanelBlock['orientation'],
): KeptLayout | null => {
  const like = likeOf(roof, kept, plane, orientation)
  for (const [rows, columns] of beginnings) {
    const block = atFreePlace(roof, kept, { ...like, rows, columns })
    if (block !== null) return withMoreBlocks(kept, [block])
  }
  return null
}

/** A second block of the same form: where it finds room, else over a corner of the first. */
export const withCopy = (roof: Roof, kept: KeptLayout, index: number): KeptLayout => {
  const block = kept.blocks?.[index]
  if (block === undefined) return kept
  const beside = { ...block, x: Math.round(block.x + 300), y: Math.round(block.y + 300) }
  return withMoreBlocks(kept, [atFreePlace(roof, kept, block) ?? beside])
}

/** The next cell of a block; it stays at the ends. */
export const cellBeside = ({ rows, columns }: PanelBlock, { row, column }: Cell, by: LayoutPoint): Cell => ({
  row: Math.min(rows - 1, Math.max(0, row + by.y)),
  column: Math.min(columns - 1, Math.max(0, column + by.x)),
})
