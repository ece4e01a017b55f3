import type { ByDirection } from './by-direction.ts'

/** Site wind speeds of the eight cardinal directions, m/s. */
export type EightSpeeds = ByDirection

const speedAt = (speeds: EightSpeeds, bearing: number): number => {
  const position = (((bearing % 360) + 360) % 360) / 45
  const from = Math.floor(position)
  const low = speeds[from % 8] as number
  const high = speeds[(from + 1) % 8] as number
  return low + (high - low) * (position - from)
}

/**
 * Largest site wind speed within 45 degrees of a bearing, linear between the cardinal directions (clause 2.3), m/s.
 * An assessment takes the largest over all directions: a sector of 180 degrees to either side.
 */
export const sectorDesignSpeed = (speeds: EightSpeeds, bearing: number, halfWidth = 45): number => {
  const ends = [speedAt(speeds, bearing - halfWidth), speedAt(speeds, bearing + halfWidth)]
  const inside = speeds.filter((_, index) => {
    const away = Math.abs(((index * 45 - bearing + 540) % 360) - 180)
    return away <= halfWidth
  })
  return Math.max(...ends, ...inside)
}

/** Design wind speeds on the four sides of a building turned by `orientation` degrees from north, m/s. */
export const orthogonalDesignSpeeds = (speeds: EightSpeeds, orientation: number) =>
  ([0, 90, 180, 270] as const).map((side) => ({ side, speed: sectorDesignSpeed(speeds, orientation + side) }))
