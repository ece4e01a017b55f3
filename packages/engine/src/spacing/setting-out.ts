/** Spacing along a rail is marked in whole steps of this many mm. */
export const MARKING_STEP = 5

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
  | { readonly kind: 'across'; readonly pitch: number }
  /** The rail lies on a member: spacing in whole steps, mm. */
  | { readonly kind: 'on-members'; readonly step: number }

/** The largest spacing within this one that can be set out, mm; null: none. */
export const spacingSetOut = (largest: number, settingOut: SettingOut): number | null =>
  settingOut.kind === 'across' ? spacingOnMembers(largest, settingOut.pitch) : spacingInSteps(largest, settingOut.step)
