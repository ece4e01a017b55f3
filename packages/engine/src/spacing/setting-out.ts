import type { Message } from '@soundroof/contract/roofs/results/messages/message'

/** Spacing along a rail is marked in whole steps of this many mm. Method 4. */
export const MARKING_STEP = 25

/** Of results before those steps; issued ones are compared with today's by it. docs/decisions/067. */
export const FORMER_STEP = 5

/** Rounding tolerance for the quotient of two lengths. */
const EPSILON = 1e-9

/** Largest multiple that is tried: with real members it is below 20. */
const MOST_MULTIPLES = 200

/** How many pitches fit into the largest spacing, both mm; none of a pitch of 0. Method 4. */
export const wholePitches = (largest: number, pitch: number): number =>
  pitch <= 0 ? 0 : Math.min(MOST_MULTIPLES, Math.floor(largest / pitch + EPSILON))

/**
 * Spacing of fixings on members that cross the rail, mm: the largest whole number of pitches; null when none fits.
 * Method 4, rails across.
 */
export const spacingOnMembers = (largest: number, pitch: number): number | null => {
  const pitches = wholePitches(largest, pitch)
  return pitches < 1 ? null : pitches * pitch
}

/** Spacing anywhere along a rail, mm, down to a whole step; null when not one step fits. Method 4, rails on members. */
export const spacingInSteps = (largest: number, step: number): number | null => {
  const steps = Math.floor(largest / step + EPSILON)
  return steps < 1 ? null : steps * step
}

/**
 * Largest spacing below this one that passes, mm, in whole steps; null when none does.
 * @param passes holds at every spacing below one where it holds
 */
export const closerInSteps = (largest: number, step: number, passes: (spacing: number) => boolean): number | null => {
  if (!passes(step)) return null
  let [low, high] = [1, Math.round(largest / step)]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (passes(middle * step)) low = middle
    else high = middle
  }
  return low * step
}

/** How fixings are set out along a rail. */
export type SettingOut =
  /** The rail crosses the members: spacing in whole pitches, mm. */
  | { readonly kind: 'across'; readonly member: 'purlin' | 'batten' | 'rafter'; readonly pitch: number }
  /** The rail lies on a member: spacing in whole steps, mm, which are marked or found on the roof. */
  | { readonly kind: 'on-members'; readonly on: 'marks' | 'ribs' | 'courses'; readonly step: number }

/** The largest spacing within this one that can be set out, mm; null: none. */
export const spacingSetOut = (largest: number, settingOut: SettingOut): number | null =>
  settingOut.kind === 'across' ? spacingOnMembers(largest, settingOut.pitch) : spacingInSteps(largest, settingOut.step)

/** Spacings to try, mm, from the largest down. */
export const spacingsToTry = (settingOut: SettingOut, largest: number): readonly number[] => {
  if (settingOut.kind === 'on-members') {
    const spacing = spacingInSteps(largest, settingOut.step)
    return spacing === null ? [] : [spacing]
  }
  const list: number[] = []
  for (let m = wholePitches(largest, settingOut.pitch); m >= 1; m -= 1) list.push(m * settingOut.pitch)
  return list
}

/** The closest that fixings can stand, mm. */
export const leastPitch = (settingOut: SettingOut): number =>
  settingOut.kind === 'across' ? settingOut.pitch : settingOut.step

/** The spacing of a candidate that fails, mm: the closest across members, else the largest that can be set out. */
export const leastSpacing = (settingOut: SettingOut, largest: number): number => {
  if (settingOut.kind === 'across') return settingOut.pitch
  return spacingInSteps(largest, settingOut.step) ?? settingOut.step
}

/**
 * A spacing that was set out, in a crew's words. @param largest mm; courses as they lie may be wider or narrower than the
 * gauge that was given
 */
export const settingOutWords = (spacing: number, largest: number, settingOut: SettingOut): Message => {
  if (settingOut.kind === 'across')
    return {
      code: 'fixings-at-members',
      values: { member: settingOut.member, every: Math.round(spacing / settingOut.pitch) },
    }
  const every = Math.round(spacing / settingOut.step)
  if (settingOut.on === 'ribs') return { code: 'fixings-at-members', values: { member: 'rib', every } }
  if (settingOut.on === 'courses') return { code: 'fixings-at-courses', values: { every, largest } }
  return { code: 'fixings-at-most', values: { largest } }
}
