import type { CountedPanel } from '../blocks/block-cells.ts'
import type { JudgedPanels, RefusedPanel } from '../blocks/judge-panels.ts'
import { isStricter } from '../roof/zone-regions.ts'
import { type PanelRun, panelRuns } from './panel-runs.ts'
import { type HeldRun, heldRun, type NotHeld, type RunSetting } from './support-run.ts'
import { pastPanelOf } from './trim-rails.ts'

/** The panels of a plane on their rails; those that find no support are not counted. */
export type HeldPanels = { readonly runs: readonly HeldRun[]; readonly refused: readonly RefusedPanel[] }

const isHeld = (run: HeldRun | NotHeld): run is HeldRun => 'rail' in run

/** Rails nearer than this across have no room beside one another, mm. */
const RAIL_WIDTH = 40

/** Whether a rail of one run would run into one of another. */
const meets = (one: HeldRun, other: HeldRun): boolean => {
  if (one.rail.from >= other.rail.to - 1e-6 || other.rail.from >= one.rail.to - 1e-6) return false
  for (const { at } of one.arrangement.rails)
    for (const rail of other.arrangement.rails) if (Math.abs(one.v + at - other.v - rail.at) < RAIL_WIDTH) return true
  return false
}

/** A run on its rails, clear of those that are laid. */
const heldBeside = (run: PanelRun, laid: readonly HeldRun[], setting: RunSetting): HeldRun | NotHeld => {
  const held = heldRun(run, setting)
  const isClear = !isHeld(held) || !laid.some((other) => meets(held, other))
  return isClear ? held : { reason: 'its-rails-meet-others' }
}

const withoutFirst = ({ v, panels }: PanelRun): PanelRun => ({ v, panels: panels.slice(1) })
const withoutLast = ({ v, panels }: PanelRun): PanelRun => ({ v, panels: panels.slice(0, -1) })

/** Whether a run is better off without its first panel than without its last. */
const isBetterWithoutFirst = (run: PanelRun, laid: readonly HeldRun[], setting: RunSetting): boolean => {
  const [first, last] = [run.panels[0] as CountedPanel, run.panels.at(-1) as CountedPanel]
  if (first.zone !== last.zone) return isStricter(first.zone, last.zone)
  const isWithout = (rest: PanelRun): boolean => isHeld(heldBeside(rest, laid, setting))
  return run.panels.length > 1 && isWithout(withoutFirst(run)) && !isWithout(withoutLast(run))
}

/** Takes panels off the ends of a run until the rest is held. */
const heldPart = (given: PanelRun, laid: readonly HeldRun[], setting: RunSetting): HeldPanels => {
  const refused: RefusedPanel[] = []
  let run = given
  while (run.panels.length > 0) {
    const held = heldBeside(run, laid, setting)
    if (isHeld(held)) return { runs: [held], refused }
    const atFirst = isBetterWithoutFirst(run, laid, setting)
    const panel = (atFirst ? run.panels[0] : run.panels.at(-1)) as CountedPanel
    const { zone: _, ...rest } = panel
    refused.push({ ...rest, reason: held.reason })
    run = atFirst ? withoutFirst(run) : withoutLast(run)
  }
  return { runs: [], refused }
}

/** Two rails that would overlap are one: each reaches past its panel, and to a foot. */
const largestGapIn = ({ roof }: RunSetting): number => 2 * pastPanelOf(roof) + 20

/** Panels in runs on their rails; those at the ends of a run that find no support, or no room, are not counted. */
export const holdPanels = ({ counted, refused }: JudgedPanels, setting: RunSetting): HeldPanels => {
  const { roof } = setting
  const gap = Math.max(roof.request.gaps.alongRails, largestGapIn(setting))
  const runs: HeldRun[] = []
  const without: RefusedPanel[] = [...refused]
  for (const run of panelRuns(counted, roof.railsUpSlope, gap, setting.field.solid)) {
    const part = heldPart(run, runs, setting)
    runs.push(...part.runs)
    without.push(...part.refused)
  }
  return { runs, refused: without }
}
