import type { Obstacle, PanelBlock } from '@soundroof/contract/roofs/panel-layout/layout-request'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { risesUp } from '../frames/frames.ts'
import type { Rectangle } from '../roof/plan-line.ts'
import { strictestZone } from '../roof/zone-regions.ts'
import type { ArrayRoof } from '../settings/array-settings.ts'
import { type CellPanel, type CountedPanel, cellsOf, extentOf, facedBy } from './block-cells.ts'
import { usualBlock } from './blocks-of-rows.ts'
import { overlap, refusalOf, type ZonedPlane } from './cell-refusal.ts'

/** A panel that may not lie where its block puts it. */
export type RefusedPanel = CellPanel & { readonly reason: Message }

/** Panels of a plane that may lie where they are, before their rails are laid, and the others. */
export type JudgedPanels = { readonly counted: readonly CountedPanel[]; readonly refused: readonly RefusedPanel[] }

type OnPlane = readonly [zoned: ZonedPlane, obstacles: readonly Obstacle[], roof: ArrayRoof]

type Earlier = { readonly extent: Rectangle; readonly panels: readonly CellPanel[] }

const isOnEarlier = (panel: CellPanel, earlier: readonly Earlier[]): boolean =>
  earlier.some(({ extent, panels }) => overlap(extent, panel) && panels.some((other) => overlap(other, panel)))

/** Panels that lie along the rails of the result. */
const notCalculated = ({ orientation }: PanelBlock): Message => ({
  code: 'panels-lie-along-rails',
  values: { orientation },
})

/** On a slope tilted panels look up or down it. */
const mayFace = (block: PanelBlock, roof: ArrayRoof): boolean =>
  roof.building.form === 'flat' || risesUp(facedBy(block, roof) ?? 'eave')

/** Rows whose panels may all lie: sides are straight and obstacles lie outside, so what the rectangle around them may, each may. */
const rowsThatLie = (cells: readonly CellPanel[], ...on: OnPlane): ReadonlySet<number> => {
  const byRow = new Map<number, CellPanel[]>()
  for (const cell of cells) {
    const row = byRow.get(cell.place.row)
    if (row === undefined) byRow.set(cell.place.row, [cell])
    else row.push(cell)
  }
  const mayLie = (row: readonly CellPanel[]): boolean => refusalOf(extentOf(row) as Rectangle, ...on) === null
  return new Set([...byRow].filter(([, row]) => mayLie(row)).map(([row]) => row))
}

/** Panels of the blocks of one plane, each judged on its own: of two that overlap the one of the later block is not counted. */
export const judgePanels = (
  zoned: ZonedPlane,
  blocks: readonly (readonly [index: number, block: PanelBlock])[],
  obstacles: readonly Obstacle[],
  roof: ArrayRoof,
): JudgedPanels => {
  const earlier: Earlier[] = []
  const [counted, refused]: [CountedPanel[], RefusedPanel[]] = [[], []]
  for (const [index, block] of blocks) {
    const own: CountedPanel[] = []
    const cells = cellsOf(block, index, roof)
    if (block.orientation !== usualBlock(roof).orientation) {
      refused.push(...cells.map((cell) => ({ ...cell, reason: notCalculated(block) })))
      continue
    }
    if (!mayFace(block, roof)) {
      refused.push(...cells.map((cell) => ({ ...cell, reason: 'frames-face-up-or-down-a-slope' as const })))
      continue
    }
    const mayLie = rowsThatLie(cells, zoned, obstacles, roof)
    for (const cell of cells) {
      const alone = mayLie.has(cell.place.row) ? null : refusalOf(cell, zoned, obstacles, roof)
      const reason = alone ?? (isOnEarlier(cell, earlier) ? 'panel-on-another' : null)
      if (reason === null) own.push({ ...cell, zone: strictestZone(zoned.regions, cell) })
      else refused.push({ ...cell, reason })
    }
    counted.push(...own)
    const extent = extentOf(own)
    if (extent !== null) earlier.push({ extent, panels: own })
  }
  return { counted, refused }
}
