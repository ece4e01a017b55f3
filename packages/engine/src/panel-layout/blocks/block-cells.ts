import type { LayoutZone } from '@soundroof/contract/roofs/panel-layout/layout'
import type { PanelBlock } from '@soundroof/contract/roofs/panel-layout/layout-request'
import type { Rectangle } from '../roof/plan-line.ts'
import type { ArrayRoof } from '../settings/array-settings.ts'

/** Which panel of which block, all from 0. */
export type CellPlace = { readonly block: number; readonly row: number; readonly column: number }

/** A panel of a block where the block puts it, mm. */
export type CellPanel = Rectangle & { readonly place: CellPlace }

/** A panel that may lie where it is, with the strictest zone that it touches. */
export type CountedPanel = CellPanel & { readonly zone: LayoutZone }

type Sizes = Pick<ArrayRoof, 'panel'>

/** Size of a panel along the eave and up the slope, mm. */
export const panelOn = ({ orientation }: Pick<PanelBlock, 'orientation'>, { panel }: Sizes) =>
  orientation === 'portrait'
    ? { width: panel.width, height: panel.length }
    : { width: panel.length, height: panel.width }

/** The panels of a block, row by row from the eave up. */
export const cellsOf = (block: PanelBlock, index: number, roof: Sizes): readonly CellPanel[] => {
  const { width, height } = panelOn(block, roof)
  const isLeftOut = new Set(block.leftOut.map(({ row, column }) => row * block.columns + column))
  const cells: CellPanel[] = []
  for (let row = 0; row < block.rows; row += 1) {
    const left = block.x + (block.offsets[row] ?? 0)
    const y = block.y + row * (height + block.gaps.rows)
    for (let column = 0; column < block.columns; column += 1) {
      if (isLeftOut.has(row * block.columns + column)) continue
      const x = left + column * (width + block.gaps.panels)
      cells.push({ x, y, width, height, place: { block: index, row, column } })
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
