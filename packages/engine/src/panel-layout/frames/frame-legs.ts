import type { FrameSide } from '@soundroof/contract/roofs/panel-layout/layout-request'
import type { ArrayRoof } from '../settings/array-settings.ts'
import type { ZoneAnswer } from '../settings/zone-answer.ts'
import { isLowFirst, shrinkOn } from './frames.ts'
import { type Leg, type LegPlace, legsOf, type Pressed } from './legs.ts'

/** A rail under a panel: from its lower edge across the rails, and what it carries of its length, mm. */
type Below = { readonly at: number; readonly share: number }

/** The legs below the rails of a row, rail by rail. */
export const legsOfRails = (rails: readonly Below[], faces: FrameSide, roof: ArrayRoof): readonly Leg[] => {
  const { frames, panel } = roof
  if (frames === null) return []
  const places = rails.map(
    ({ at, share }): LegPlace => ({ at: isLowFirst(faces) ? at : panel.length - at, carried: share }),
  )
  return legsOf(places, frames)
}

/** A rail in a frame, along the roof, with its feet and the panel that lies on it, mm. */
type InFrame = { readonly feet: readonly number[]; readonly from: number; readonly to: number }

/** By the lever rule of two legs; of more, half of both bays, and the outer ones what lies beyond them. */
const carriedBy = ({ feet, from, to }: InFrame, index: number): number => {
  const [first, last] = [feet[0] as number, feet.at(-1) as number]
  const middle = (from + to) / 2
  if (feet.length === 2) return ((to - from) * (index === 0 ? last - middle : middle - first)) / (last - first)
  const [foot, before, after] = [feet[index] as number, feet[index - 1], feet[index + 1]]
  const low = before === undefined ? from : Math.max(from, (before + foot) / 2)
  const high = after === undefined ? to : Math.min(to, (foot + after) / 2)
  return Math.max(0, high - low)
}

/** The legs below one rail that lies in a frame, foot by foot; what they carry is a length of that rail. */
export const legsOfFeet = (rail: InFrame, faces: FrameSide, roof: ArrayRoof): readonly Leg[] => {
  const { frames } = roof
  if (frames === null) return []
  const { along } = shrinkOn(frames.tilt, faces, roof.railsUpSlope)
  const places = rail.feet.map(
    (foot, index): LegPlace => ({
      at: (isLowFirst(faces) ? foot - rail.from : rail.to - foot) / along,
      carried: carriedBy(rail, index) / along,
    }),
  )
  return legsOf(places, frames)
}

/** How a zone presses the legs of a roof. */
export const pressedIn = ({ uplift, downward }: Pick<ZoneAnswer, 'uplift' | 'downward'>, roof: ArrayRoof): Pressed => ({
  uplift,
  downward,
  weight: roof.frames?.weight ?? { againstUplift: 0, asLoad: 0 },
})
