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

/** Takes the next number of the right and keeps the job under it, both or neither; false: none is left. */
export const keepJob = async (job: Omit<KeptJob, 'number'>): Promise<boolean> => {
  const isKept = await database.transaction('rw', database.rights, database.jobs, async () => {
    const right = await database.rights.get(job.user)
    if (right?.id !== job.right || right.used >= right.calculations) return false
    await database.rights.put({ ...right, used: right.used + 1 })
    await database.jobs.put({ ...job, number: right.used + 1 })
    return true
  })
  if (isKept) noteJobs(true)
  return isKept
}

export const dropJob = async (hash: string): Promise<void> => {
  await database.jobs.delete(hash)
  await noteWaiting()
}

/** Whether anything of this device is still to be told to the server. */
export const noteWaiting = async (): Promise<void> => {
  const left = await database.rights.filter(({ isLeft }) => isLeft === true).count()
  noteJobs(left + (await database.jobs.count()) > 0)
}

type Changing = { refused?: Message; failed?: Message }

/** Only what is said of it changes: the rest may have changed since it was read, and a job that is gone stays gone. */
const say = async (hash: string, change: (job: Changing) => void): Promise<void> => {
  await database.jobs.where('hash').equals(hash).modify(change)
}

/** It is sent again with the next. */
export const tryJobAgain = (hash: string): Promise<void> =>
  say(hash, (job) => {
    delete job.refused
    delete job.failed
  })

/** The server failed on it; it is tried again by itself. */
export const noteFailed = (hash: string, why: Message): Promise<void> =>
  say(hash, (job) => {
    job.failed = why
  })

/** It is charged; what is left is saving the project. A job that is gone stays gone. */
export const noteIssued = async (hash: string): Promise<void> => {
  await database.jobs.update(hash, { isIssued: true })
}

/** Why the server does not take it; it stays on the device. */
export const refuseJob = (hash: string, why: Message): Promise<void> =>
  say(hash, (job) => {
    job.refused = why
  })
