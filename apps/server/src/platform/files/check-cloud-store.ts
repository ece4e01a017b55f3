import { randomUUID } from 'node:crypto'
import { type CloudAddress, cloudPlace } from '../cloud-address.ts'
import { CloudRefusal } from './cloud-failure.ts'
import type { ObjectStore } from './object-store.ts'

/** Without the right to list, S3 answers a missing file with 403. */
const mayTell = async (store: ObjectStore, key: string): Promise<boolean> => {
  try {
    return (await store.size(key)) === null
  } catch (error) {
    if (error instanceof CloudRefusal && error.status === 403)
      throw new Error('It does not tell missing files: the access key needs the right to list the bucket.')
    throw error
  }
}

const prove = async (store: ObjectStore): Promise<void> => {
  const key = `start/${randomUUID()}`
  const content = Buffer.from('Soundroof asks whether it may write, read and remove.')
  await store.put(key, content, 'text/plain')
  const read = await store.get(key)
  await store.remove(key)
  if (!read || !content.equals(read)) throw new Error('It does not give back what was stored.')
  if (!(await mayTell(store, key))) throw new Error('It keeps what was removed.')
}

/** Throws where the store cannot write, read and delete a file, so that the server does not start. */
export const checkCloudStore = async (store: ObjectStore, address: CloudAddress): Promise<void> => {
  try {
    await prove(store)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `OBJECT_STORE_URL: ${cloudPlace(address)} cannot be used. Check its address, keys and bucket. ${reason}`,
      { cause: error },
    )
  }
}
