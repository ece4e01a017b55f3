import pLimit from 'p-limit'
import { refuse } from '../../../platform/http/refused.ts'
import { turnsPerKey } from '../../../platform/turns/turns-per-key.ts'

/** Cost of decoding. */
export type PictureWork = {
  /** Bytes of decoded picture that are in memory at once. */
  readonly bytes: number
  /** Decoding effort, in pixels of a JPEG. */
  readonly pixels: number
}

/** Cost of reading a picture's header. */
export const headerWork: PictureWork = { bytes: 0, pixels: 0 }

/** A picture above either limit is heavy; photos of phones are below both. */
const heavy: PictureWork = { bytes: 40_000_000, pixels: 60_000_000 }

const isHeavy = ({ bytes, pixels }: PictureWork): boolean => bytes > heavy.bytes || pixels > heavy.pixels

/** Decoding an ordinary photo takes a second, the heaviest HEIC about fifteen; a busy machine takes four times as long. */
const longest = { ordinary: 20, heavy: 60 }

/**
 * Decodes two pictures at once, at most one of them heavy, so that ordinary photos never wait for heavy ones. Passes the
 * work its time limit in seconds.
 */
export const pictureTurns = () => {
  const [all, heavies] = [pLimit(2), pLimit(1)]
  return <T>(picture: PictureWork, work: (seconds: number) => Promise<T>): Promise<T> =>
    isHeavy(picture) ? heavies(() => all(() => work(longest.heavy))) : all(() => work(longest.ordinary))
}

/** Pictures of one company and of one network take turns. */
export type Uploader = {
  readonly company: string
  readonly network: string
  /** Aborted when the connection closes before the answer. */
  readonly hungUp: AbortSignal
}

const [companyTurns, networkTurns] = [turnsPerKey(1), turnsPerKey(1)]

/**
 * Decodes one picture per company and per network at a time; reads the next from the store at its turn. Attacks: twenty
 * small files of 300 megapixels at once; several free accounts; callers who do not wait for the answer.
 */
export const uploaderTurns = <T>({ company, network, hungUp }: Uploader, work: () => Promise<T>): Promise<T> =>
  companyTurns(company, () =>
    networkTurns(network, () => {
      if (hungUp.aborted) throw refuse(400, 'networkError')
      return work()
    }),
  )
