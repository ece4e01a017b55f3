import { database } from '../device/device-database.ts'
import { userKey } from '../draft/draft-store.ts'

/** Addresses of drafts are opened again after their project is saved: from the history, a bookmark, a message. */

const keyOf = (hash: string): string => `${userKey()} savedAs ${hash}`

/** Goes with what the server told of the project. */
export const noteSavedAs = async (hash: string, project: string): Promise<void> => {
  await database.answers.put({ key: keyOf(hash), user: userKey(), project, at: Date.now(), answer: project })
}

/** The project that something calculated on this device was saved as. */
export const savedAs = async (hash: string): Promise<string | null> => {
  const noted = await database.answers.get(keyOf(hash))
  return noted ? noted.project : null
}
