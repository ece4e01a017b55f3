import type { LaidPlane, LayoutPoint } from '@soundroof/contract/roofs/panel-layout/layout'
import type { PanelBlock } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { fromPlan } from '@soundroof/report/drawing/array-plan'
import type { Point } from '@soundroof/report/drawing/scene'
import { around, type PanelSize, panelsOf } from './block-rows.ts'
import type { Chosen, Drag, Roof, Tool } from './drag.ts'
import type { Side } from './edit-blocks.ts'

/** A place at the edge of a block by which rows and columns are drawn out. */
export type Handle = { readonly side: Side; readonly row: number | null; readonly at: LayoutPoint }

const sideHandles = (block: PanelBlock, panel: PanelSize): readonly Handle[] => {
  const box = around(panelsOf(block, panel))
  if (box === null) return []
  const [right, top] = [box.x + box.width, box.y + box.height]
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  return [
    { side: 'left', row: null, at: { x: box.x, y: middle.y } },
    { side: 'right', row: null, at: { x: right, y: middle.y } },
    { side: 'top', row: null, at: { x: middle.x, y: top } },
    { side: 'bottom', row: null, at: { x: middle.x, y: box.y } },
  ]
}

/** More rows than this have their ends set by buttons. */
const mostRows = 12

const rowHandles = (block: PanelBlock, panel: PanelSize): readonly Handle[] => {
  if (block.rows > mostRows) return []
  const panels = panelsOf(block, panel)
  return Array.from({ length: block.rows }, (_, row) => row).flatMap((row): readonly Handle[] => {
    const box = around(panels.filter((each) => each.row === row))
    if (box === null) return []
    const y = box.y + box.height / 2
    return [
      { side: 'left', row, at: { x: box.x, y } },
      { side: 'right', row, at: { x: box.x + box.width, y } },
    ]
  })
}

export const handlesOf = (block: PanelBlock, panel: PanelSize, tool: Tool): readonly Handle[] => {
  if (tool === 'move') return sideHandles(block, panel)
  return tool === 'panel' ? rowHandles(block, panel) : []
}

export const handleName = ({ side, row }: Handle): string => `${side} ${row ?? ''}`

const planeOf = (planes: readonly LaidPlane[], { plane }: PanelBlock): LaidPlane | undefined =>
  planes.find(({ name }) => name === plane)

type Held = {
  readonly chosen: Chosen | null
  readonly blocks: readonly PanelBlock[]
  readonly roof: Roof
  readonly tool: Tool
}

/** The drag that begins at a handle of the chosen block; null: the press met none. */
export const handleOf = (target: EventTarget, { chosen, blocks, roof, tool }: Held, at: Point): Drag | null => {
  const met = target instanceof Element ? target.closest('[data-handle]')?.getAttribute('data-handle') : null
  const block = chosen?.kind === 'block' ? blocks[chosen.index] : undefined
  const plane = block && planeOf(roof.planes, block)
  const handle = block && handlesOf(block, roof.panel, tool).find((each) => handleName(each) === met)
  if (!(chosen && plane && handle)) return null
  const from = fromPlan(plane)(at)
  const held = { index: chosen.index, plane: plane.name, from, to: from }
  const { side, row } = handle
  if (row === null) return { kind: 'side', side, ...held }
  return side === 'left' || side === 'right' ? { kind: 'row-end', row, end: side, ...held } : null
}
