import { atMost } from '../../platform/work/at-most.ts'

/** From here on a picture is large. */
const large = 40_000_000

/** Two pictures at once, so that other calls keep a processor; of large ones, in bytes of memory, one. */
export const pictureTurns = () => {
  const [all, larges] = [atMost(2), atMost(1)]
  return <T>(bytes: number, work: () => Promise<T>): Promise<T> => (bytes > large ? larges(() => all(work)) : all(work))
}
