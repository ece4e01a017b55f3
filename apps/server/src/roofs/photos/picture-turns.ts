import pLimit from 'p-limit'
import { turnsPerKey } from '../../platform/work/turns-per-key.ts'

export type PictureWork = {
  /** Bytes of decoded picture that are in memory at once. */
  readonly bytes: number
  /** What is decoded, in pixels of a JPEG. */
  readonly pixels: number
}

/** A picture is heavy above either; the photo of a telephone is below both. */
const heavy: PictureWork = { bytes: 40_000_000, pixels: 60_000_000 }

const isHeavy = ({ bytes, pixels }: PictureWork): boolean => bytes > heavy.bytes || pixels > heavy.pixels

/** Two pictures at once, so that other calls keep a processor; one heavy one, so that a photo never waits for it. */
export const pictureTurns = () => {
  const [all, heavies] = [pLimit(2), pLimit(1)]
  return <T>(picture: PictureWork, work: () => Promise<T>): Promise<T> =>
    isHeavy(picture) ? heavies(() => all(work)) : all(work)
}

/**
 * One picture of an account at a time; the next is not even read.
 * Attack: twenty small files of 300 megapixels, sent at once.
 */
export const accountTurns = turnsPerKey(1)
