import type { LaidFoot } from '@soundroof/contract/roofs/panel-layout/layout'
import { radians } from '../../calculation/units.ts'
import type { Frames } from '../settings/frame-rows.ts'

/** A leg below a panel: from its low edge up the panel, and the length of panel that it carries, mm. */
export type LegPlace = { readonly at: number; readonly carried: number }

type At = NonNullable<LaidFoot['leg']>['at']

/** A leg with what it takes of the load on a panel, as a length of panel, mm. */
export type Leg = {
  readonly at: At
  readonly height: number
  /** Of a load at right angles to the panels: what presses the leg at right angles to the roof. */
  readonly ofWind: number
  /** Of a weight, and of what pushes sideways. */
  readonly carried: number
}

const places = (all: readonly LegPlace[]): readonly [LegPlace, LegPlace] => {
  const sorted = all.toSorted((one, other) => one.at - other.at)
  return [sorted[0] as LegPlace, sorted.at(-1) as LegPlace]
}

/**
 * The legs of one frame, which are braced to one another: beside its part of the load, cos β of it, each outer leg takes the
 * moment of what pushes along the roof at the heights of the panels, over the distance of the outer legs. Method 5.6.
 */
export const legsOf = (
  all: readonly LegPlace[],
  { tilt, lowEdge }: Pick<Frames, 'tilt' | 'lowEdge'>,
): readonly Leg[] => {
  const [cos, sin] = [Math.cos(radians(tilt)), Math.sin(radians(tilt))]
  const heightAt = (at: number): number => lowEdge + at * sin
  const [front, rear] = places(all)
  const apart = (rear.at - front.at) * cos
  const moment = all.reduce((sum, { at, carried }) => sum + carried * sin * heightAt(at), 0)
  const couple = apart > 0 ? moment / apart : 0
  return all.map((place) => {
    const at: At = place === front ? 'front' : place === rear ? 'rear' : 'middle'
    const turning = { front: -couple, middle: 0, rear: couple }[at]
    return { at, height: heightAt(place.at), ofWind: place.carried * cos + turning, carried: place.carried }
  })
}

/** kPa: ultimate net uplift and downward load at right angles to the panels, with what weight has in both. */
export type Pressed = { readonly uplift: number; readonly downward: number; readonly weight: Frames['weight'] }

/** Forces on a leg per millimetre of row, kN/m2 times mm; the load that lifts one leg may press another. */
export const forcesOn = (
  { ofWind, carried }: Pick<Leg, 'ofWind' | 'carried'>,
  { uplift, downward, weight }: Pressed,
) => {
  const lifted = (uplift + weight.againstUplift) * ofWind - weight.againstUplift * carried
  const pressed = Math.max(0, downward - weight.asLoad) * ofWind + weight.asLoad * carried
  return { uplift: Math.max(0, lifted, -pressed), downward: Math.max(0, pressed, -lifted) }
}

/** The wind on the panels, whichever way is more, kPa. */
export const windOn = ({ uplift, downward, weight }: Pressed): number =>
  Math.max(uplift + weight.againstUplift, downward - weight.asLoad)

/**
 * The length of panel for which a foot of the result is pressed as much as the most loaded leg, mm.
 * @param counted wind on a foot of the result for each millimetre of panel, with the moment of its legs: k_m
 */
export const legShare = (legs: readonly Leg[], pressed: Pressed, counted: number): number => {
  const oneMillimetre = forcesOn({ ofWind: counted, carried: 1 }, pressed)
  return Math.max(
    ...legs.map((leg) => {
      const { uplift, downward } = forcesOn(leg, pressed)
      return Math.max(
        leg.carried,
        pressed.uplift > 0 ? uplift / oneMillimetre.uplift : 0,
        pressed.downward > 0 ? downward / oneMillimetre.downward : 0,
      )
    }),
  )
}
