import type { LaidPanel, LaidPlane, Layout } from '@soundroof/contract/roofs/panel-layout/layout'

import { groupedBy } from './grouped-by.ts'

/** Panels side by side, mm from corner A. */
export type Run = { readonly from: number; readonly to: number; readonly panels: number }

/** A row of a block, whole mm from corner A and from the eave. */
export type PanelRow = {
  /** From 1 at the eave, on its face. */
  readonly number: number
  readonly block: number
  readonly runs: readonly Run[]
  /** Between neighbours along the eave, whole mm. */
  readonly gap: number
  readonly low: number
  readonly high: number
  /** Of the first run, from its lower left to its upper right corner. */
  readonly diagonal: number
}

const round = Math.round

/** mm: neighbours further apart than their gap are two runs. */
const tolerance = 2

const runsOf = (panels: readonly LaidPanel[], gap: number, corner: number): readonly Run[] => {
  const runs: Run[] = []
  for (const { x, width } of panels) {
    const last = runs.at(-1)
    const [from, to] = [round(x - corner), round(x + width - corner)]
    if (last !== undefined && from - last.to <= gap + tolerance)
      runs[runs.length - 1] = { from: last.from, to, panels: last.panels + 1 }
    else runs.push({ from, to, panels: 1 })
  }
  return runs
}

const rowOf = (panels: readonly LaidPanel[], gap: number, corner: number): Omit<PanelRow, 'number'> => {
  const sorted = panels.toSorted((one, other) => one.x - other.x)
  const [first] = sorted as [LaidPanel]
  const [low, high] = [round(first.y), round(first.y + first.height)]
  const runs = runsOf(sorted, gap, corner)
  const [run] = runs as [Run]
  return {
    block: first.place.block,
    runs,
    gap: round(gap),
    low,
    high,
    diagonal: round(Math.hypot(run.to - run.from, high - low)),
  }
}

const keyOf = ({ place }: LaidPanel): string => `${place.block} ${place.row}`

/** Rows of the blocks of a face, from the eave up and from the left. */
export const panelRows = (
  { panels }: Pick<LaidPlane, 'panels'>,
  { blocks }: Pick<Layout, 'blocks'>,
  corner: number,
): readonly PanelRow[] => {
  return groupedBy(panels, keyOf)
    .map((row) => rowOf(row, blocks[row[0]?.place.block ?? 0]?.gaps.panels ?? 0, corner))
    .toSorted((one, other) => one.low - other.low || (one.runs[0] as Run).from - (other.runs[0] as Run).from)
    .map((row, index) => ({ number: index + 1, ...row }))
}

const endsOf = ({ runs }: PanelRow): string => `${runs[0]?.from} ${runs.at(-1)?.to}`

const areFlush = (rows: readonly PanelRow[]): boolean => new Set(rows.map(endsOf)).size === 1

/** From the lower left corner of the lowest row of a block to the upper right corner of its highest; none where rows begin or end apart. */
export const blockDiagonals = (
  rows: readonly PanelRow[],
): readonly { readonly block: number; readonly diagonal: number }[] =>
  [...new Set(rows.map(({ block }) => block))].flatMap((block) => {
    const own = rows.filter((row) => row.block === block)
    const [low, high] = [own[0], own.at(-1)]
    if (low === undefined || high === undefined || own.length < 2 || !areFlush(own)) return []
    const across = (high.runs.at(-1) as Run).to - (low.runs[0] as Run).from
    return [{ block, diagonal: round(Math.hypot(across, high.high - low.low)) }]
  })

/** Panels as they are numbered: row by row from the eave, each from the left. */
export const panelsInOrder = (panels: readonly LaidPanel[]): readonly LaidPanel[] => {
  const starts = new Map<string, number>()
  for (const panel of panels) starts.set(keyOf(panel), Math.min(panel.x, starts.get(keyOf(panel)) ?? panel.x))
  const startOf = (panel: LaidPanel) => starts.get(keyOf(panel)) as number
  return panels.toSorted((one, other) => one.y - other.y || startOf(one) - startOf(other) || one.x - other.x)
}
