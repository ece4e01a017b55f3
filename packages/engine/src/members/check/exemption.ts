import type { WithAndWithoutPanels } from '../loads/variations.ts'
import { LARGEST_RATIO } from './bare-roof-comparison.ts'
import { type CaseCapacity, type MemberLimit, utilisationOf } from './member-limit.ts'

/** Largest utilisation of a bare member that counts as proven by its service life. Method 6 and 7. */
export const LARGEST_EXISTING = 1.25

/** Whether a member beyond its capacity is as good as before the panels, on this roof and on every variation of it. */
export type Exemption = {
  readonly reason: 'panels-add-nothing' | 'panels-add-little'
  readonly here: (limit: MemberLimit, compared: WithAndWithoutPanels) => boolean
  readonly elsewhere: (limit: MemberLimit, compared: WithAndWithoutPanels) => boolean
}

const isNoWorse = (limit: MemberLimit, { lines, bare }: WithAndWithoutPanels): boolean =>
  utilisationOf(limit, lines) <= utilisationOf(limit, bare)

/** Purlins and battens: panels add nothing. Method 6. */
export const purlinExemption: Exemption = {
  reason: 'panels-add-nothing',
  here: (limit, compared) => {
    const u_0 = utilisationOf(limit, compared.bare)
    return u_0 > 1 && u_0 <= LARGEST_EXISTING && isNoWorse(limit, compared)
  },
  elsewhere: isNoWorse,
}

type Loaded = { readonly w: number; readonly w_0: number; readonly still: number; readonly still_0: number }

/** A load with panels and without, and the part of each that wind does not change. */
const loadedBy = ({ load }: CaseCapacity, { loads, lines, bare }: WithAndWithoutPanels): Loaded => {
  const [w, w_0] = [lines[load], bare[load]]
  if (load === 'wind') return { w, w_0, still: 1.2 * lines.dead, still_0: 1.2 * bare.dead }
  if (load !== 'outward') return { w, w_0, still: w, still_0: w_0 }
  const held = -0.9 * loads.cosTheta
  return { w, w_0, still: held * lines.lightDead, still_0: held * bare.lightDead }
}

/** Loads at the wind that just uses up the capacity: in lighter wind the member is within it. @param full load of the capacity */
const atFullUse = ({ w, w_0, still, still_0 }: Loaded, full: number): Pick<Loaded, 'w' | 'w_0'> => {
  if (w <= still) return { w, w_0 }
  const part = Math.max(0, Math.min(1, (full - still) / (w - still)))
  return { w: still + part * (w - still), w_0: still_0 + part * (w_0 - still_0) }
}

const isLittle = ({ w, w_0 }: Pick<Loaded, 'w' | 'w_0'>): boolean => w <= LARGEST_RATIO * w_0

/** Each combination is compared by itself: the live load of the bare roof does not excuse more permanent load. */
const addLittle = ({ cases, effect }: MemberLimit, compared: WithAndWithoutPanels): boolean =>
  cases.every((each) => {
    const loaded = loadedBy(each, compared)
    const full = each.capacity / effect.factor
    if (loaded.w <= full) return true
    return isLittle(loaded) && isLittle(atFullUse(loaded, full))
  })

/** Timber rafters and truss chords: panels add no more than 5 % to a combination. Method 7. */
export const timberRafterExemption: Exemption = {
  reason: 'panels-add-little',
  here: (limit, compared) => utilisationOf(limit, compared.bare) <= LARGEST_EXISTING && addLittle(limit, compared),
  elsewhere: addLittle,
}

/** Nothing exempts a limit: the loads with and without panels decide in its place. */
export const noExemption: Exemption = { reason: 'panels-add-nothing', here: () => false, elsewhere: () => false }
