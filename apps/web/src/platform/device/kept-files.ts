import type { Message } from '@soundroof/words/language/say'
import { contentHash } from './content-hash.ts'
import { database, type KeptFile } from './device-database.ts'

/** Photos and files that wait to be sent. Loaded with the first page that has any. */

/** What is known of a file before its bytes are read. */
export type FileFacts = Pick<KeptFile, 'id' | 'category' | 'keptAt' | 'owner' | 'draft' | 'taken'>

/** Stores a file; resolves once it outlives page and browser, fails where there is no room. */
export const keepFile = async (facts: FileFacts, file: File): Promise<void> => {
  const bytes = await file.arrayBuffer()
  const hash = await contentHash(bytes)
  const { files, contents } = database
  await database.transaction('rw', files, contents, async () => {
    const isKnown = (await contents.where('hash').equals(hash).count()) > 0
    if (!isKnown) await contents.add({ hash, bytes })
    await files.put({ ...facts, hash, name: file.name, type: file.type, size: file.size })
  })
}

/** All files on the device, oldest first, without their bytes. */
export const keptFiles = async (): Promise<readonly KeptFile[]> => {
  const all = await database.files.toArray()
  return all.sort((a, b) => a.keptAt - b.keptAt)
}

/** Null where its bytes are gone. */
export const contentOf = async ({ hash, name, type, keptAt }: KeptFile): Promise<File | null> => {
  const content = await database.contents.get(hash)
  return content ? new File([content.bytes], name, { type, lastModified: keptAt }) : null
}

/** The bytes go with the last file that has them. */
export const dropFiles = async (ids: readonly string[]): Promise<void> => {
  const { files, contents } = database
  await database.transaction('rw', files, contents, async () => {
    const dropped = (await files.bulkGet([...ids])).flatMap((file) => file ?? [])
    await files.bulkDelete([...ids])
    for (const hash of new Set(dropped.map((file) => file.hash)))
      if ((await files.where('hash').equals(hash).count()) === 0) await contents.delete(hash)
  })
}

type Changing = { refused?: Message }

/** @param refused why the server refuses it; null: no longer */
export const noteRefusal = async (id: string, refused: Message | null): Promise<void> => {
  await database.files
    .where('id')
    .equals(id)
    .modify((file: Changing) => {
      if (refused === null) delete file.refused
      else file.refused = refused
    })
}

/** Nothing where the file is gone. */
export const changeCategory = async (id: string, category: string): Promise<void> => {
  await database.files.where('id').equals(id).modify({ category })
}
