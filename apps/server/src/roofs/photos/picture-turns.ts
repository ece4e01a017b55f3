import pLimit from 'p-limit'
import { turnsPerKey } from '../../platform/work/turns-per-key.ts'

export type PictureWork = {
  /** Bytes of decoded picture that are in memory at once. */
  readonly bytes: number
  /** Decoding effort, in pixels of a JPEG. */
  readonly pixels: number
}

/** A picture above either limit is heavy; photos of phones are below both. */
const heavy: PictureWork = { bytes: 40_000_000, pixels: 60_000_000 }

const isHeavy = ({ bytes, pixels }: PictureWork): boolean => bytes > heavy.bytes || pixels > heavy.pixels

/** Decodes two pictures at once, at most one of them heavy, so that ordinary photos never wait for heavy ones. */
export const pictureTurns = () => {
  const [all, heavies] = [pLimit(2), pLimit(1)]
  return <T>(picture: PictureWork, work: () => Promise<T>): Promise<T> =>
    isHeavy(picture) ? heavies(() => all(work)) : all(work)
}

/**
 * Decodes one picture of an account at a time; the next is read from the store when its turn comes.
 * Attack: twenty small files of 300 megapixels at once.
 */
export const accountTurns = turnsPerKey(1)
