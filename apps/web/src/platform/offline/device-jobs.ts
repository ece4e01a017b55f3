import type { Message } from '@soundroof/words/language/say'
import { database, type KeptJob } from '../device/device-database.ts'
import { userKey } from '../draft/draft-store.ts'
import { noteJobs } from './may-have-jobs.ts'

/** Of the user, in the order of their calculation. */
export const jobsHere = async (): Promise<readonly KeptJob[]> => {
  const own = await database.jobs.where('user').equals(userKey()).toArray()
  return own.sort((a, b) => a.madeAt.localeCompare(b.madeAt))
}

export const jobOf = async (hash: string): Promise<KeptJob | null> => {
  const job = await database.jobs.get(hash)
  return job?.user === userKey() ? job : null
}

/** Takes the next number of the right, all or nothing; null: none is left. */
export const takeNumber = (user: string): Promise<number | null> =>
  database.transaction('rw', database.rights, async () => {
    const right = await database.rights.get(user)
    if (!right || right.used >= right.calculations) return null
    await database.rights.put({ ...right, used: right.used + 1 })
    return right.used + 1
  })

export const keepJob = async (job: KeptJob): Promise<void> => {
  await database.jobs.put(job)
  noteJobs(true)
}

export const dropJob = async (hash: string): Promise<void> => {
  await database.jobs.delete(hash)
  noteJobs((await database.jobs.count()) > 0)
}

/** It is sent again with the next. */
export const tryJobAgain = async ({ refused: _, ...job }: KeptJob): Promise<void> => {
  await database.jobs.put(job)
}

/** Why the server does not take it; it stays on the device. */
export const refuseJob = async (job: KeptJob, refused: Message): Promise<void> => {
  await database.jobs.put({ ...job, refused })
}
