import { opendir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The suffix of a file that is being written. */
const unfinished = /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.part$/
/** No upload lasts longer. */
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

/** Removes files that a killed server left unfinished; returns their number. */
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
