import { opendir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** As the folder store calls a file until all of it is there. */
const unfinished = /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.part$/
/** Nothing arrives for longer. */
const longestArrival = 60 * 60 * 1000

const orNull = async <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })

const filesIn = async function* (folder: string): AsyncGenerator<string> {
  const entries = await orNull(opendir(folder))
  if (!entries) return
  for await (const entry of entries) {
    const place = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesIn(place)
    else if (entry.isFile()) yield place
  }
}

/** Removes what a server that was killed had not finished writing; answers how many files. */
export const removeUnfinished = async (folder: string, now: Date): Promise<number> => {
  let removed = 0
  for await (const place of filesIn(folder)) {
    if (!unfinished.test(place)) continue
    const found = await orNull(stat(place))
    if (!found || now.getTime() - found.mtimeMs <= longestArrival) continue
    await rm(place, { force: true })
    removed++
  }
  return removed
}
