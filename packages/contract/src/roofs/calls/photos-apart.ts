import type { PhotoTaken } from '../taken/photo-taken.ts'
import { kmBetween } from './place-distance.ts'

type Position = { readonly latitude: number; readonly longitude: number }

const positionOf = (taken: PhotoTaken | null | undefined): Position | null =>
  taken == null || taken.latitude === null || taken.longitude === null
    ? null
    : { latitude: taken.latitude, longitude: taken.longitude }

const middle = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b)
  const half = sorted.length / 2
  const [below = 0, above = 0] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]]
  return (below + above) / 2
}

/**
 * Metres between a photo and the middle (median) of the other photos: a project keeps no position of its own.
 * Null: not known of it, or of no other.
 */
export const metresApart = (taken: PhotoTaken, others: readonly (PhotoTaken | null | undefined)[]): number | null => {
  const here = positionOf(taken)
  const there = others.flatMap((other) => positionOf(other) ?? [])
  if (here === null || there.length === 0) return null
  const latitude = middle(there.map((position) => position.latitude))
  const longitude = middle(there.map((position) => position.longitude))
  return kmBetween(here, { latitude, longitude }) * 1000
}

/** Own limit, m: no roof is so long, and no phone so wrong. */
export const farApart = 1000
