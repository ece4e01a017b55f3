import type { LaidFoot, LaidRail } from '@soundroof/contract/roofs/panel-layout/layout'
import { pointIn } from '../face/band-frame.ts'
import type { ArrayRoof } from '../settings/array-settings.ts'
import { type FootLoad, footLoads } from './foot-loads.ts'
import { alongRails } from './panel-runs.ts'
import { placeClamps } from './place-clamps.ts'
import type { RailPlace } from './rail-places.ts'
import type { HeldRun } from './support-run.ts'
import { cutRail, expansionJoints } from './trim-rails.ts'

/** Neighbours this near are held by one clamp, mm. */
const CLOSE = 50

type Extent = { readonly from: number; readonly to: number }

/** What the rails of one run share: panels along them, pieces, clamps. */
const alongRun = (run: HeldRun, roof: ArrayRoof) => {
  const { rail } = run
  const panels = run.panels.map((panel): Extent => alongRails(panel, roof.railsUpSlope))
  const { stockLengths, spliceShare, expansion } = roof.rails
  const clamps = placeClamps(panels, CLOSE)
  const ends = clamps.map(({ at }) => at)
  const longest = Math.min(Math.max(...stockLengths), expansion ?? Number.POSITIVE_INFINITY)
  const cut = cutRail(rail, ends, { longest, share: spliceShare })
  return { panels, clamps, ...cut, expand: expansionJoints(cut, expansion) }
}

type Laying = { readonly run: HeldRun; readonly row: number; readonly roof: ArrayRoof } & ReturnType<typeof alongRun>

const loadsOn = ({ run, panels, roof }: Laying, share: number): readonly FootLoad[] => {
  const carried = run.panels.flatMap(({ zone }, index) => {
    const answer = roof.answers.get(zone)
    const { from, to } = panels[index] as Extent
    return answer === undefined ? [] : [{ from, to, answer, share }]
  })
  return footLoads(run.rail, carried, roof.heavierMass)
}

const laidRail = (place: RailPlace, number: number, loads: readonly FootLoad[], laying: Laying): LaidRail => {
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
      const { uplift, downward, mass } = loads[index] as FootLoad
      return { x, y, uplift, downward, mass }
    }),
    clamps: clamps.map(({ at: along, kind }) => {
      const { x, y } = at(along)
      return { x, y, kind }
    }),
  }
}

/** The rails of one run; those that carry alike have the same loads. */
const railsOfRun = (run: HeldRun, row: number, before: number, roof: ArrayRoof): readonly LaidRail[] => {
  const laying = { run, row, roof, ...alongRun(run, roof) }
  const known = new Map<number, readonly FootLoad[]>()
  return run.arrangement.rails.map((place, index) => {
    const loads = known.get(place.share) ?? loadsOn(laying, place.share)
    known.set(place.share, loads)
    return laidRail(place, before + index + 1, loads, laying)
  })
}

/** The rails of the runs of a plane, numbered from the eave up, or from the left. */
export const laidRails = (runs: readonly HeldRun[], roof: ArrayRoof): readonly LaidRail[] => {
  const rails: LaidRail[] = []
  for (const [row, run] of runs.entries()) rails.push(...railsOfRun(run, row, rails.length, roof))
  return rails
}
