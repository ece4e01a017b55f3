import type { Lines } from '../settings/array-settings.ts'
import { lineFrom, lineUpTo } from '../settings/line-positions.ts'
import type { Carried } from './rails-of-row.ts'

/** A rail between its ends, with its feet, mm along it. */
export type RailWithFeet = { readonly from: number; readonly to: number; readonly feet: readonly number[] }

/**
 * Where feet may stand on a rail: the lines below it, the overhang past the last foot as a share of the spacing and at most, and how
 * far a rail reaches past panel and foot, mm.
 */
export type FeetSettings = {
  readonly lines: Lines
  readonly overhangShare: number
  readonly longestOverhang: number
  readonly pastPanel: number
  readonly pastFoot: number
}

/** How far a foot may be from the one before: the least spacing of the panels in between. */
export const reachFrom = (foot: number, panels: readonly Carried[]): number => {
  let reach = Number.POSITIVE_INFINITY
  for (const { from, to, answer } of panels) {
    if (from >= reach) break
    if (to > foot) reach = Math.min(reach, foot + answer.spacing)
  }
  return reach
}

/** Largest overhang past a panel: short enough that one panel stands on two feet. */
export const overhangAt = ({ from, to, answer }: Carried, settings: FeetSettings): number =>
  Math.min(settings.overhangShare * answer.fewFeetSpacing, settings.longestOverhang, 0.49 * (to - from))

type Ends = { readonly from: number; readonly first: number }

/** The first foot: as far in as the overhang allows, else below the rail made longer. */
const firstFoot = (panels: readonly Carried[], settings: FeetSettings): Ends => {
  const { lines, pastPanel, pastFoot } = settings
  const [panel] = panels as readonly [Carried]
  const from = panel.from - pastPanel
  const foot = lineUpTo(lines, from + overhangAt(panel, settings))
  return foot >= from + pastFoot - 1e-6 ? { from, first: foot } : { from: foot - pastFoot, first: foot }
}

const nextFoot = (foot: number, panels: readonly Carried[], lines: Lines, inside: number): number => {
  const furthest = lineUpTo(lines, Math.min(reachFrom(foot, panels), inside))
  return furthest > foot + 1e-6 ? furthest : lineFrom(lines, foot + 1e-3)
}

/** The last bay but one and the last are made nearly equal, where the zones allow it. */
const balanced = (feet: readonly number[], panels: readonly Carried[], lines: Lines): readonly number[] => {
  const [before, middle, last] = feet.slice(-3)
  if (before === undefined || middle === undefined || last === undefined) return feet
  const halfway = lineFrom(lines, (before + last) / 2)
  if (halfway >= middle || reachFrom(halfway, panels) < last - 1e-6) return feet
  return [...feet.slice(0, -2), halfway, last]
}

const placedFeet = (panels: readonly Carried[], settings: FeetSettings): RailWithFeet => {
  const { lines, pastPanel, pastFoot } = settings
  const { from, first } = firstFoot(panels, settings)
  const last = panels[panels.length - 1] as Carried
  const end = last.to + pastPanel
  const feet = [first]
  let foot = first
  while (end - foot > overhangAt(last, settings) + 1e-6) {
    foot = nextFoot(foot, panels, lines, end - pastFoot)
    feet.push(foot)
  }
  return { from, to: Math.max(end, foot + pastFoot), feet: balanced(feet, panels, lines) }
}

const asFew = (panels: readonly Carried[]): readonly Carried[] =>
  panels.map((panel) => ({ ...panel, answer: { ...panel.answer, spacing: panel.answer.fewFeetSpacing } }))

const FEW = 4

/** Feet on their lines, as few as the spacing of the zones and the overhangs allow; a rail on few feet is no continuous one. */
export const placeFeet = (panels: readonly Carried[], settings: FeetSettings): RailWithFeet => {
  const rail = placedFeet(panels, settings)
  const isFew = rail.feet.length < FEW && panels.some(({ answer }) => answer.fewFeetSpacing < answer.spacing)
  return isFew ? placedFeet(asFew(panels), settings) : rail
}
