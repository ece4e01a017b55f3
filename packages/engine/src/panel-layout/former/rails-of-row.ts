import type { LayoutZone } from '@soundroof/contract/roofs/panel-layout/layout'
import { isStricter } from '../roof/zone-regions.ts'
import type { ZoneAnswer, ZoneAnswers } from '../settings/zone-answer.ts'
import type { PlacedPanel, PlacedRow } from './choose-panels.ts'

/** A panel on a rail: its extent along it, how its zone is held, and whether a clamp holds its neighbour too. Lengths in mm. */
export type Carried = {
  readonly from: number
  readonly to: number
  readonly answer: ZoneAnswer
  readonly segment: number
  readonly closeBefore: boolean
  readonly closeAfter: boolean
}

/** Panels of a row on one rail without a break. */
export type RailPanels = { readonly offset: number; readonly panels: readonly Carried[] }

type RowSettings = {
  readonly answers: ZoneAnswers
  /** Whether all panels of a row are held as its strictest zone asks. */
  readonly wholeRow: boolean
  /** Length of a panel along the rail. */
  readonly along: number
  /** Gap between neighbours that one clamp holds. */
  readonly closest: number
  /** Largest gap that a rail runs through. */
  readonly largestGap: number
}

const strictestOf = ([first, ...others]: readonly PlacedPanel[]): LayoutZone =>
  others.reduce<LayoutZone>(
    (worst, { panel: { zone } }) => (isStricter(zone, worst) ? zone : worst),
    (first as PlacedPanel).panel.zone,
  )

const answerFor = (zone: LayoutZone, answers: ZoneAnswers): ZoneAnswer => {
  const answer = answers.get(zone)
  if (answer === undefined) throw new Error(`a panel stands in ${zone}, which is kept clear`)
  return answer
}

const carriedIn = ({ panels }: PlacedRow, settings: RowSettings): readonly Carried[] => {
  const { answers, wholeRow, along, closest } = settings
  const strictest = strictestOf(panels)
  const isClose = (before: PlacedPanel | undefined, after: PlacedPanel | undefined): boolean =>
    before !== undefined && after !== undefined && after.u - before.u - along <= closest + 1e-6
  return panels.map((placed, index) => ({
    from: placed.u,
    to: placed.u + along,
    answer: answerFor(wholeRow ? strictest : placed.panel.zone, answers),
    segment: placed.segment,
    closeBefore: isClose(panels[index - 1], placed),
    closeAfter: isClose(placed, panels[index + 1]),
  }))
}

const isOn = ({ answer }: Carried, offset: number): boolean =>
  answer.rails.some((rail) => Math.abs(rail - offset) < 1e-3)

const offsetsOf = (panels: readonly Carried[]): readonly number[] => {
  const offsets: number[] = []
  for (const { rails } of new Set(panels.map(({ answer }) => answer)))
    for (const rail of rails) if (!offsets.some((offset) => Math.abs(offset - rail) < 1e-3)) offsets.push(rail)
  return offsets.toSorted((one, other) => one - other)
}

/** Panels on the rail at an offset, in parts where an obstacle or a wide gap breaks it; it runs on below one that needs it not. */
const partsAt = (offset: number, panels: readonly Carried[], largestGap: number): readonly (readonly Carried[])[] => {
  const parts: Carried[][] = []
  let before: Carried | null = null
  for (const panel of panels.filter((each) => isOn(each, offset))) {
    const goesOn = before?.segment === panel.segment && panel.from - before.to <= largestGap + 1e-6
    if (goesOn) parts.at(-1)?.push(panel)
    else parts.push([panel])
    before = panel
  }
  return parts
}

/** The rails of a row and the panels on each; neighbours of different zones share those at the same place. */
export const railsOfRow = (row: PlacedRow, settings: RowSettings): readonly RailPanels[] => {
  const panels = carriedIn(row, settings)
  return offsetsOf(panels).flatMap((offset) =>
    partsAt(offset, panels, settings.largestGap).map((part) => ({ offset, panels: part })),
  )
}
