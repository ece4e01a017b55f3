import { Dexie, type Table } from 'dexie'
import { keepFile } from './kept-files.ts'
import { type NotStored, whyNotStored } from './not-stored.ts'

/** What releases up to 2.2.2-beta kept: files as such, in a store of idb-keyval. */
export type FormerFile = {
  readonly id: string
  readonly category: string
  readonly file: File
  readonly keptAt: number
  readonly draft?: string
}

const formerName = 'soundroof-uploads'
const formerTable = 'files'

/**
 * Their store stays, empty: a page of theirs that is still open may write to it, and a removal would wait for that page and
 * then take what it wrote.
 */
const inFormerStore = async (work: (table: Table<FormerFile, string>) => Promise<void>): Promise<void> => {
  if (!(await Dexie.exists(formerName))) return
  const former = new Dexie(formerName)
  try {
    await former.open()
    if (former.tables.some(({ name }) => name === formerTable)) await work(former.table(formerTable))
  } finally {
    former.close()
  }
}

const moveOne = async ({ file, id, category, keptAt, draft }: FormerFile): Promise<void> =>
  keepFile({ id, category, keptAt, owner: '', ...(draft === undefined ? {} : { draft }) }, file)

/** Takes over all files. Why some stay where they are: there is no room, or Safari has lost their bytes. */
export const moveFormerFiles = async (): Promise<readonly NotStored[]> => {
  const problems: NotStored[] = []
  await inFormerStore(async (table) => {
    for (const id of await table.toCollection().primaryKeys()) {
      const file = await table.get(id)
      const why = file && (await moveOne(file).then(() => null, whyNotStored))
      if (why) problems.push(why)
      else await table.delete(id)
    }
  })
  return problems
}

/** Removes files without taking them over. */
export const dropFormerFiles = (isDropped: (file: Pick<FormerFile, 'id' | 'draft'>) => boolean): Promise<void> =>
  inFormerStore(async (table) => {
    const dropped = (await table.toArray()).filter(isDropped)
    await table.bulkDelete(dropped.map(({ id }) => id))
  })
