import pLimit from 'p-limit'
import { refuse } from '../../platform/http/refused.ts'
import { turnsPerKey } from '../../platform/turns/turns-per-key.ts'

export type PictureWork = {
  /** Bytes of decoded picture that are in memory at once. */
  readonly bytes: number
  /** Decoding effort, in pixels of a JPEG. */
  readonly pixels: number
}

/** Reading the header of a picture. */
export const headerWork: PictureWork = { bytes: 0, pixels: 0 }

/** A picture above either limit is heavy; photos of phones are below both. */
const heavy: PictureWork = { bytes: 40_000_000, pixels: 60_000_000 }

const isHeavy = ({ bytes, pixels }: PictureWork): boolean => bytes > heavy.bytes || pixels > heavy.pixels

/** Decoding an ordinary photo takes a second, the heaviest HEIC about fifteen; a busy machine takes four times as long. */
const longest = { ordinary: 20, heavy: 60 }

/**
 * Decodes two pictures at once, at most one of them heavy, so that ordinary photos never wait for heavy ones.
 * The work is told how many seconds it may take.
 */
export const pictureTurns = () => {
  const [all, heavies] = [pLimit(2), pLimit(1)]
  return <T>(picture: PictureWork, work: (seconds: number) => Promise<T>): Promise<T> =>
    isHeavy(picture) ? heavies(() => all(() => work(longest.heavy))) : all(() => work(longest.ordinary))
}

export type Uploader = {
  readonly company: string
  readonly network: string
  /** Aborted when the connection closes before the answer. */
  readonly hungUp: AbortSignal
}

const [companyTurns, networkTurns] = [turnsPerKey(1), turnsPerKey(1)]

/**
 * Decodes one picture of a company and of a network at a time; the next is read from the store when its turn comes.
 * Attacks: twenty small files of 300 megapixels at once; several free accounts; callers who do not wait for the answer.
 */
export const uploaderTurns = <T>({ company, network, hungUp }: Uploader, work: () => Promise<T>): Promise<T> =>
  companyTurns(company, () =>
    networkTurns(network, () => {
      if (hungUp.aborted) throw refuse(400, 'networkError')
      return work()
    }),
  )
