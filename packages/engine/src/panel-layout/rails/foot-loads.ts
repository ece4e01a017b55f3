import type { LaidFoot } from '@soundroof/contract/roofs/panel-layout/layout'
import { GRAVITY, metres } from '../../calculation/units.ts'
import type { ZoneAnswer } from '../settings/zone-answer.ts'

/** A panel on a rail, mm along it, how its zone is loaded, and what the rail carries of its length across. */
export type CarriedPanel = {
  readonly from: number
  readonly to: number
  readonly answer: Pick<ZoneAnswer, 'uplift' | 'downward'>
  readonly share: number
}

type Rail = { readonly from: number; readonly to: number; readonly feet: readonly number[] }

/** The length of rail that each foot carries: half of both bays, and all of an overhang. */
const carriedBy = ({ from, to, feet }: Rail, index: number): readonly [number, number] => {
  const foot = feet[index] as number
  const before = feet[index - 1]
  const after = feet[index + 1]
  return [before === undefined ? from : (before + foot) / 2, after === undefined ? to : (foot + after) / 2]
}

/** What one foot carries: ultimate uplift and downward load, kN, and mass, kg. */
export type FootLoad = Pick<LaidFoot, 'uplift' | 'downward' | 'mass'>

/** Loads of each foot from the panels on its part of the rail; the zone of a panel decides what presses on it. */
export const footLoads = (rail: Rail, panels: readonly CarriedPanel[], heavierMass: number): readonly FootLoad[] => {
  let earliest = 0
  return rail.feet.map((_, index) => {
    const [from, to] = carriedBy(rail, index)
    let [uplift, downward, area] = [0, 0, 0]
    while (earliest < panels.length && (panels[earliest] as CarriedPanel).to <= from) earliest += 1
    for (let at = earliest; at < panels.length && (panels[at] as CarriedPanel).from < to; at += 1) {
      const { from: start, to: end, answer, share } = panels[at] as CarriedPanel
      const covered = metres(Math.min(to, end) - Math.max(from, start)) * metres(share)
      uplift += answer.uplift * covered
      downward += answer.downward * covered
      area += covered
    }
    return { uplift, downward, mass: heavierMass * area }
  })
}

/** kPa of a mass per area in kg/m2. */
export const weightOf = (mass: number): number => (mass * GRAVITY) / 1000
