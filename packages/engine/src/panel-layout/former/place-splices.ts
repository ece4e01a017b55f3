/** No splice this near to a foot or an end of the rail, mm: its connector needs the room. */
const LEAST_DISTANCE = 100

/** The longest piece of rail, mm, and how far from a foot a splice may stand, as a share of the bay. */
export type SpliceSettings = { readonly longest: number; readonly share: number }

/** The furthest place within reach, in the bay behind a foot, where a splice may stand; null where there is none. */
const placeInBay = (foot: number, next: number, most: number, share: number): number | null => {
  const room = share * (next - foot)
  if (room < LEAST_DISTANCE) return null
  if (most >= next - room) return Math.min(most, next - LEAST_DISTANCE)
  return most >= foot + LEAST_DISTANCE ? Math.min(most, foot + room) : null
}

/** The furthest place that a piece from here can reach; null where there is none. */
const furthest = (from: number, most: number, feet: readonly number[], share: number): number | null => {
  for (let bay = feet.length - 2; bay >= 0; bay -= 1) {
    const [foot, next] = [feet[bay] as number, feet[bay + 1] as number]
    if (next <= from) return null
    const place = foot > most ? null : placeInBay(foot, next, most, share)
    if (place !== null && place > from + LEAST_DISTANCE) return place
  }
  return null
}

/** Where pieces of stock length are joined, mm along the rail: within a share of the bay from a foot. */
export const placeSplices = (
  { from, to, feet }: { readonly from: number; readonly to: number; readonly feet: readonly number[] },
  { longest, share }: SpliceSettings,
): readonly number[] => {
  const splices: number[] = []
  let begin = from
  while (to - begin > longest + 1e-6) {
    // Bays too short for a splice beside a foot: then anywhere in them.
    const splice = furthest(begin, begin + longest, feet, share) ?? begin + longest
    splices.push(splice)
    begin = splice
  }
  return splices
}

/** Lengths of the pieces between splices, mm. */
export const piecesOf = (from: number, to: number, splices: readonly number[]): readonly number[] => {
  const joints = [from, ...splices, to]
  return joints.slice(1).map((joint, index) => joint - (joints[index] as number))
}
