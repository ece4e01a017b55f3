import type { LayoutZone } from '@soundroof/contract/roofs/panel-layout/layout'
import type { FrameSide, PanelBlock } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { depthOf, risesUp } from '../frames/frames.ts'
import type { Rectangle } from '../roof/plan-line.ts'
import type { ArrayRoof } from '../settings/array-settings.ts'

/** Which panel of which block, all from 0. */
export type CellPlace = { readonly block: number; readonly row: number; readonly column: number }

/** A panel of a block where the block puts it, mm. */
export type CellPanel = Rectangle & {
  readonly place: CellPlace
  /** The side that it looks to; null: flush. */
  readonly faces: FrameSide | null
}

/** A panel that may lie where it is, with the strictest zone that it touches. */
export type CountedPanel = CellPanel & { readonly zone: LayoutZone }

type Sizes = Pick<ArrayRoof, 'panel'>

/** The side that tilted panels of a block look to; null: flush. */
export const facedBy = ({ faces }: Pick<PanelBlock, 'faces'>, { panel }: Sizes): FrameSide | null =>
  panel.tilt === undefined ? null : (faces ?? 'eave')

/** Size of a panel along the eave and up the slope, mm; tilted, as it covers the roof. */
export const panelOn = (block: Pick<PanelBlock, 'orientation' | 'faces'>, { panel }: Sizes) => {
  const { length, width } = panel
  const size = block.orientation === 'portrait' ? { width, height: length } : { width: length, height: width }
  const faces = facedBy(block, { panel })
  if (panel.tilt === undefined || faces === null) return size
  return risesUp(faces)
    ? { ...size, height: depthOf(size.height, panel.tilt) }
    : { ...size, width: depthOf(size.width, panel.tilt) }
}

/** The panels of a block, row by row from the eave up. */
export const cellsOf = (block: PanelBlock, index: number, roof: Sizes): readonly CellPanel[] => {
  const { width, height } = panelOn(block, roof)
  const faces = facedBy(block, roof)
  const isLeftOut = new Set(block.leftOut.map(({ row, column }) => row * block.columns + column))
  const cells: CellPanel[] = []
  for (let row = 0; row < block.rows; row += 1) {
    const left = block.x + (block.offsets[row] ?? 0)
    const y = block.y + row * (height + block.gaps.rows)
    for (let column = 0; column < block.columns; column += 1) {
      if (isLeftOut.has(row * block.columns + column)) continue
      const x = left + column * (width + block.gaps.panels)
      cells.push({ x, y, width, height, faces, place: { block: index, row, column } })
    }
  }
  return cells
}

/** The rectangle around all panels of a block; null where every cell is left out. */
export const extentOf = (cells: readonly Rectangle[]): Rectangle | null => {
  if (cells.length === 0) return null
  let [left, low, right, high] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, -Infinity, -Infinity]
  for (const { x, y, width, height } of cells) {
    left = Math.min(left, x)
    low = Math.min(low, y)
    right = Math.max(right, x + width)
    high = Math.max(high, y + height)
  }
  return { x: left, y: low, width: right - left, height: high - low }
}
