import type { LaidFoot, LaidRail } from '@soundroof/contract/roofs/panel-layout/layout'
import { pointIn } from '../face/band-frame.ts'
import { legsOfFeet } from '../frames/frame-legs.ts'
import { isUpFrame, shrinkOn } from '../frames/frames.ts'
import type { Leg } from '../frames/legs.ts'
import type { ArrayRoof } from '../settings/array-settings.ts'
import { type FootLoad, footLoads } from './foot-loads.ts'
import { inFrame, legsOfRun, onLegs } from './leg-loads.ts'
import { alongRails } from './panel-runs.ts'
import { placeClamps } from './place-clamps.ts'
import type { SpliceSettings } from './place-splices.ts'
import type { RailPlace } from './rail-places.ts'
import type { HeldRun } from './support-run.ts'
import { cutRail, expansionJoints, spliceSettings } from './trim-rails.ts'

/** Neighbours this near are held by one clamp, mm. */
const CLOSE = 50

type Extent = { readonly from: number; readonly to: number }

type Cut = ReturnType<typeof cutRail>

/** Pieces of rails with the same ends, feet and clamps, found once. */
const cutOnce = (
  known: Map<string, Cut>,
  { rail }: HeldRun,
  clamps: readonly number[],
  settings: SpliceSettings,
): Cut => {
  const { from, to, feet, step } = rail
  const key = [from, to, feet.length, feet[0], feet.at(-1), step, clamps[0], clamps.at(-1), settings.longest].join()
  const cut = known.get(key) ?? cutRail(rail, clamps, settings)
  known.set(key, cut)
  return cut
}

/** What the rails of one run share: panels along them, pieces, clamps. */
const alongRun = (run: HeldRun, roof: ArrayRoof, known: Map<string, Cut>) => {
  const panels = run.panels.map((panel): Extent => alongRails(panel, roof.railsUpSlope))
  // A rail that lies in a frame is longer than on the roof.
  const { along } = shrinkOn(roof.panel.tilt ?? 0, run.panels[0]?.faces ?? null, roof.railsUpSlope)
  const clamps = placeClamps(panels, CLOSE)
  const ends = clamps.map(({ at }) => at)
  const cut = cutOnce(known, run, ends, spliceSettings(roof, along))
  const pieces = cut.pieces.map((piece) => piece / along)
  return { panels, clamps, ...cut, pieces, expand: expansionJoints(cut, roof.rails.expansion) }
}

type Laying = { readonly run: HeldRun; readonly row: number; readonly roof: ArrayRoof } & ReturnType<typeof alongRun>

/** Feet of flush panels, and the legs of frames, which the load on the panels also turns. */
const loadsOn = ({ run, panels, roof }: Laying, share: number, leg: Leg | null): readonly Loaded[] => {
  const carried = run.panels.flatMap(({ zone }, index) => {
    const answer = roof.answers.get(zone)
    const { from, to } = panels[index] as Extent
    return answer === undefined ? [] : [{ from, to, answer, share }]
  })
  const loads = footLoads(run.rail, carried, roof.heavierMass)
  return leg === null ? loads : onLegs(run.rail, carried, leg, loads, roof)
}

type Loaded = FootLoad & Pick<LaidFoot, 'leg'>

/** The legs below a rail: one for each foot of a rail that lies in a frame, else alike below all of it. */
const loadedBelow = (place: RailPlace, laying: Laying, legs: readonly Leg[]): readonly Loaded[] => {
  const { run, panels, roof } = laying
  const faces = run.panels[0]?.faces ?? null
  if (faces === null) return loadsOn(laying, place.share, null)
  const { from, to } = panels[0] as Extent
  if (isUpFrame(faces, roof.railsUpSlope))
    return inFrame(run, place.share, legsOfFeet({ feet: run.rail.feet, from, to }, faces, roof), roof)
  return loadsOn(laying, place.share, legs[run.arrangement.rails.indexOf(place)] ?? null)
}

const laidRail = (place: RailPlace, number: number, loads: readonly Loaded[], laying: Laying): LaidRail => {
  const { run, row, roof, from, to, splices, pieces, clamps, expand } = laying
  const { rail, arrangement, v } = run
  const at = (u: number) => pointIn(u, v + place.at, roof.railsUpSlope)
  return {
    number,
    from: at(from),
    to: at(to),
    row,
    zone: arrangement.zone,
    step: rail.step,
    line: place.line,
    splices: splices.map((splice) => (expand.has(splice) ? { ...at(splice), expands: true as const } : at(splice))),
    pieces,
    feet: rail.feet.map((foot, index): LaidFoot => {
      const { x, y } = at(foot)
      const { uplift, downward, mass, leg } = loads[index] as Loaded
      return leg === undefined ? { x, y, uplift, downward, mass } : { x, y, uplift, downward, mass, leg }
    }),
    clamps: clamps.map(({ at: along, kind }) => {
      const { x, y } = at(along)
      return { x, y, kind }
    }),
  }
}

/** The rails of one run; those that carry alike have the same loads. */
const railsOfRun = (
  run: HeldRun,
  row: number,
  before: number,
  roof: ArrayRoof,
  cuts: Map<string, Cut>,
): readonly LaidRail[] => {
  const laying = { run, row, roof, ...alongRun(run, roof, cuts) }
  const known = new Map<string, readonly Loaded[]>()
  const legs = legsOfRun(run, roof)
  return run.arrangement.rails.map((place, index) => {
    const key = `${place.share} ${legs[index]?.height}`
    const loads = known.get(key) ?? loadedBelow(place, laying, legs)
    known.set(key, loads)
    return laidRail(place, before + index + 1, loads, laying)
  })
}

/** The rails of the runs of a plane, numbered from the eave up, or from the left. */
export const laidRails = (runs: readonly HeldRun[], roof: ArrayRoof): readonly LaidRail[] => {
  const rails: LaidRail[] = []
  const cuts = new Map<string, Cut>()
  for (const [row, run] of runs.entries()) rails.push(...railsOfRun(run, row, rails.length, roof, cuts))
  return rails
}
