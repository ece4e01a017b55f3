import type { LaidPlane, Layout, LayoutPoint } from '@soundroof/contract/roofs/panel-layout/layout'
import type { KeptLayout, Obstacle, PanelBlock, PlaneName } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { fromPlan } from '@soundroof/report/drawing/array-plan'
import { covers, planeAt } from '@soundroof/report/drawing/roof-places'
import type { Point } from '@soundroof/report/drawing/scene'
import { drawnRectangle, movedRectangle, withChangedObstacle, withObstacle } from '../../edit-layout.ts'
import { around, type BlockCell, cellsOf, type PanelSize, panelsOf, pitchesOf, type Sized } from './block-rows.ts'
import {
  blockAt,
  cellAlone,
  type RowEnd,
  type Side,
  withBlock,
  withMoreBlocks,
  withoutCells,
  withRowEnd,
  withSide,
} from './edit-blocks.ts'
import { type SnapMode, type SnapName, type Snapped, snapped } from './snap.ts'

/** Tools: what a press on the roof does. */
export const tools = ['move', 'panel', 'obstacle', 'walkway'] as const
export type Tool = (typeof tools)[number]

/** A block or obstacle of the list. */
export type Chosen = { readonly kind: 'block' | 'obstacle'; readonly index: number }

/** What the hand holds: on which face, from where to where, mm. */
export type Drag = { readonly plane: PlaneName; readonly from: LayoutPoint; readonly to: LayoutPoint } & (
  | { readonly kind: 'block'; readonly index: number }
  | { readonly kind: 'panel'; readonly index: number; readonly row: number; readonly column: number }
  | { readonly kind: 'side'; readonly index: number; readonly side: Side }
  | { readonly kind: 'row-end'; readonly index: number; readonly row: number; readonly end: RowEnd }
  | { readonly kind: 'obstacle'; readonly index: number }
  | { readonly kind: 'draw'; readonly of: Obstacle['kind'] }
)

/** The roof as it was answered, and what holds for it. */
export type Roof = Pick<Layout, 'planes' | 'panel' | 'frames'> & { readonly setback: number }

const byName = ({ planes }: Pick<Roof, 'planes'>, name: PlaneName): LaidPlane | undefined =>
  planes.find((each) => each.name === name)

/** The panel there, else the place of one left out. */
export const cellAt = (block: PanelBlock, at: LayoutPoint, panel: PanelSize): BlockCell | null =>
  cellsOf(block, panel).find((cell) => covers(cell, at)) ?? null

const blockUnder = (blocks: readonly PanelBlock[], plane: LaidPlane, at: LayoutPoint, panel: PanelSize): number =>
  blocks.findLastIndex((each) => each.plane === plane.name && panelsOf(each, panel).some((cell) => covers(cell, at)))

/** What lies at a place: an obstacle, else a block. */
export const chosenAt = (roof: Roof, kept: KeptLayout, at: Point): Chosen | null => {
  const plane = planeAt(roof, at)
  if (plane === null) return null
  const point = fromPlan(plane)(at)
  const obstacle = kept.obstacles.findLastIndex((each) => each.plane === plane.name && covers(each, point))
  if (obstacle >= 0) return { kind: 'obstacle', index: obstacle }
  const index = blockUnder(kept.blocks ?? [], plane, point, roof.panel)
  return index < 0 ? null : { kind: 'block', index }
}

const panelDrag = (
  roof: Roof,
  kept: KeptLayout,
  index: number,
  between: Pick<Drag, 'plane' | 'from' | 'to'>,
): Drag | null => {
  const block = kept.blocks?.[index]
  const cell = block ? cellAt(block, between.from, roof.panel) : null
  return cell === null || cell.isLeftOut
    ? null
    : { kind: 'panel', index, row: cell.row, column: cell.column, ...between }
}

/** @param at metres of the plan. Null where the tool finds nothing to do. */
export const dragAt = (tool: Tool, roof: Roof, kept: KeptLayout, at: Point): Drag | null => {
  const plane = planeAt(roof, at)
  if (plane === null) return null
  const point = fromPlan(plane)(at)
  const between = { plane: plane.name, from: point, to: point }
  if (tool === 'obstacle' || tool === 'walkway') return { kind: 'draw', of: tool, ...between }
  const chosen = chosenAt(roof, kept, at)
  if (chosen === null) return null
  if (chosen.kind === 'obstacle') return { kind: 'obstacle', index: chosen.index, ...between }
  return tool === 'panel'
    ? panelDrag(roof, kept, chosen.index, between)
    : { kind: 'block', index: chosen.index, ...between }
}

/** Blocks and panels go to the face below the pointer, everything else stays on its own. */
export const dragTo = (drag: Drag, roof: Roof, at: Point): Drag => {
  const own = byName(roof, drag.plane)
  if (own === undefined) return drag
  const mayLeave = drag.kind === 'block' || drag.kind === 'panel'
  const plane = (mayLeave ? planeAt(roof, at) : null) ?? own
  return { ...drag, plane: plane.name, to: fromPlan(plane)(at) }
}

/** What comes of a drag: the layout, what was moved, and what it was snapped to. */
export type Outcome = {
  readonly kept: KeptLayout
  readonly chosen: Chosen | null
  /** Where it lies and where it lay; null: nothing is measured. */
  readonly box: Sized | null
  readonly plane: PlaneName
  readonly names: readonly SnapName[]
}

type Setting = { readonly roof: Roof; readonly mode: SnapMode; readonly reach: number }

/** How far this block is pulled to what lies near it. */
const pullOf = (block: PanelBlock, others: readonly (PanelBlock | null)[], { roof, mode, reach }: Setting): Snapped => {
  const plane = byName(roof, block.plane)
  const panels = panelsOf(block, roof.panel)
  const box = around(panels)
  if (plane === undefined || box === null) return { by: { x: 0, y: 0 }, names: [] }
  const neighbours = others.flatMap((other, index) => {
    const extent = other?.plane === block.plane ? around(panelsOf(other, roof.panel)) : null
    return extent === null ? [] : [{ ...extent, number: index + 1 }]
  })
  const { members, lines, outline } = plane
  const face = { outline, setback: roof.setback }
  return snapped(box, { mode, members, lines, face, neighbours, gaps: block.gaps, reach }, panels)
}

type Laid = { readonly block: PanelBlock; readonly names: readonly SnapName[] }

/** Where the hand takes a block, snapped. */
const laidAt = (block: PanelBlock, drag: Drag, others: readonly (PanelBlock | null)[], setting: Setting): Laid => {
  const { panel } = setting.roof
  const plane = byName(setting.roof, drag.plane)
  if (plane === undefined) return { block, names: [] }
  const by = { x: drag.to.x - drag.from.x, y: drag.to.y - drag.from.y }
  const free = blockAt({ ...block, plane: plane.name }, plane, { x: block.x + by.x, y: block.y + by.y }, panel)
  const pull = pullOf(free, others, setting)
  return { block: { ...free, x: Math.round(free.x + pull.by.x), y: Math.round(free.y + pull.by.y) }, names: pull.names }
}

const stepsOf = (drag: Drag, block: PanelBlock, side: Side, panel: PanelSize): number => {
  const pitch = pitchesOf(block, panel)
  const by = { x: drag.to.x - drag.from.x, y: drag.to.y - drag.from.y }
  if (side === 'top' || side === 'bottom') return Math.round(by.y / pitch.y) * (side === 'top' ? 1 : -1)
  return Math.round(by.x / pitch.x) * (side === 'right' ? 1 : -1)
}

type OfBlock = Extract<Drag, { readonly kind: 'block' | 'panel' | 'side' | 'row-end' }>

const nothingOf = (drag: Drag, kept: KeptLayout): Outcome => ({
  kept,
  chosen: null,
  box: null,
  plane: drag.plane,
  names: [],
})

const blockOutcome = (drag: OfBlock, kept: KeptLayout, block: PanelBlock, setting: Setting): Outcome => {
  const { panel } = setting.roof
  const { index } = drag
  const chosen = { kind: 'block', index } as const
  const blocks = kept.blocks ?? []
  const done = (next: PanelBlock | null, names: Outcome['names'] = []): Outcome => ({
    kept: withBlock(kept, index, next),
    chosen: next === null ? null : chosen,
    box: next === null ? null : around(panelsOf(next, panel)),
    plane: drag.plane,
    names,
  })
  if (drag.kind === 'side') return done(withSide(block, drag.side, stepsOf(drag, block, drag.side, panel), panel))
  if (drag.kind === 'row-end')
    return done(withRowEnd(block, drag.row, drag.end, stepsOf(drag, block, drag.end, panel), panel))
  if (drag.kind === 'block') {
    const others = blocks.map((each, at) => (at === index ? null : each))
    const laid = laidAt(block, drag, others, setting)
    return done(laid.block, laid.names)
  }
  const alone = cellAlone(block, drag, panel)
  if (alone === null) return nothingOf(drag, kept)
  const rest = withoutCells(block, [drag])
  const laid = laidAt(
    alone,
    drag,
    rest === null ? blocks.map((each, at) => (at === index ? null : each)) : blocks,
    setting,
  )
  const next = withMoreBlocks(withBlock(kept, index, rest), [laid.block])
  return {
    ...done(laid.block, laid.names),
    kept: next,
    chosen: { kind: 'block', index: (next.blocks?.length ?? 1) - 1 },
  }
}

/** @param kept with blocks */
export const outcomeOf = (drag: Drag, kept: KeptLayout, setting: Setting): Outcome => {
  const plane = byName(setting.roof, drag.plane)
  if (plane === undefined) return nothingOf(drag, kept)
  if (drag.kind === 'draw') {
    const drawn = { kind: drag.of, plane: plane.name, ...drawnRectangle(plane, drag.from, drag.to) }
    const next = withObstacle(kept, drawn)
    const chosen = next === kept ? null : ({ kind: 'obstacle', index: kept.obstacles.length } as const)
    return { ...nothingOf(drag, next), chosen, box: drawn }
  }
  if (drag.kind === 'obstacle') {
    const obstacle = kept.obstacles[drag.index]
    if (obstacle === undefined) return nothingOf(drag, kept)
    const moved = movedRectangle(plane, obstacle, { x: drag.to.x - drag.from.x, y: drag.to.y - drag.from.y })
    const chosen = { kind: 'obstacle', index: drag.index } as const
    return { ...nothingOf(drag, withChangedObstacle(kept, drag.index, moved)), chosen, box: moved }
  }
  const block = kept.blocks?.[drag.index]
  return block === undefined ? nothingOf(drag, kept) : blockOutcome(drag, kept, block, setting)
}
