import type { LaidFoot } from '@soundroof/contract/roofs/panel-layout/layout'
import { radians } from '../../calculation/units.ts'
import { legsOfRails, pressedIn } from '../frames/frame-legs.ts'
import { isUpFrame, shrinkOn } from '../frames/frames.ts'
import { forcesOn, type Leg, windOn } from '../frames/legs.ts'
import type { ArrayRoof } from '../settings/array-settings.ts'
import { type CarriedPanel, type FootLoad, footLoads } from './foot-loads.ts'
import type { HeldRun } from './support-run.ts'

type Loaded = FootLoad & Pick<LaidFoot, 'leg'>

/** A length of one metre across: loads are then kN to a metre of row. */
const METRE = 1000

const horizontalOf = (angle: number, wind: number): number => wind * Math.sin(radians(angle))

/** The legs below the rails of a run, rail by rail; none where rails lie in the frames, or panels flush. */
export const legsOfRun = ({ panels: [panel], arrangement }: HeldRun, roof: ArrayRoof): readonly Leg[] => {
  const faces = panel?.faces ?? null
  if (faces === null || isUpFrame(faces, roof.railsUpSlope)) return []
  const { across } = shrinkOn(roof.panel.tilt ?? 0, faces, roof.railsUpSlope)
  return legsOfRails(
    arrangement.rails.map(({ at, share }) => ({ at: at / across, share })),
    faces,
    roof,
  )
}

/** Loads of a leg for one metre of row: kN for each kPa and mm of panel. */
const perMetre = (leg: Leg, answer: CarriedPanel['answer'], roof: ArrayRoof) => {
  const pressed = pressedIn(answer, roof)
  const { uplift, downward } = forcesOn(leg, pressed)
  const angle = roof.frames?.angle ?? 0
  const horizontal = horizontalOf(angle, windOn(pressed)) * leg.carried
  return { uplift: uplift / METRE, downward: downward / METRE, horizontal: horizontal / METRE }
}

type Rail = Parameters<typeof footLoads>[0]

/** The legs below a rail along a row: each carries half of both its bays. @param loads of its feet, whose mass it has too */
export const onLegs = (
  rail: Rail,
  carried: readonly CarriedPanel[],
  leg: Leg,
  loads: readonly FootLoad[],
  roof: ArrayRoof,
): readonly Loaded[] => {
  const forces = carried.map((panel) => ({ ...panel, share: METRE, answer: perMetre(leg, panel.answer, roof) }))
  const upright = footLoads(rail, forces, 0)
  const pushed = forces.map((panel) => ({ ...panel, answer: { uplift: panel.answer.horizontal, downward: 0 } }))
  const sideways = footLoads(rail, pushed, 0)
  return loads.map(({ mass }, index) => ({
    uplift: upright[index]?.uplift ?? 0,
    downward: upright[index]?.downward ?? 0,
    mass,
    leg: { at: leg.at, height: leg.height, horizontal: sideways[index]?.uplift ?? 0 },
  }))
}

/** The legs below one rail that lies in a frame. @param share of the length of the panel, mm, that the rail carries */
export const inFrame = (run: HeldRun, share: number, legs: readonly Leg[], roof: ArrayRoof): readonly Loaded[] => {
  const answer = roof.answers.get(run.panels[0]?.zone ?? 'Internal')
  if (answer === undefined) return []
  return legs.map((leg) => {
    const { uplift, downward, horizontal } = perMetre(leg, answer, roof)
    const wide = share / METRE
    return {
      uplift: uplift * wide,
      downward: downward * wide,
      mass: (roof.heavierMass * leg.carried * wide) / METRE,
      leg: { at: leg.at, height: leg.height, horizontal: horizontal * wide },
    }
  })
}
