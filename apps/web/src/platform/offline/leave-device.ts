import { Dexie } from 'dexie'
import { call } from '../api/api-client.ts'
import { database, type KeptRight } from '../device/device-database.ts'
import { userKey } from '../draft/draft-store.ts'
import { ask } from '../question.ts'
import { stopEngine } from './device-engine.ts'
import { jobsHere, noteWaiting } from './device-jobs.ts'
import { dropAnswersOfOthers } from './kept-answers.ts'
import { noteJobs } from './may-have-jobs.ts'
import { dropRight, rightHere } from './right-here.ts'

/** What becomes of a right when its user leaves this device. */

/** A key whose reservation was not answered yet: it alone gets back what the server may have reserved for it. */
const onlyKey = ''

/** Ended on the server, or unknown there. */
const isEndedThere = async ({ id }: KeptRight): Promise<boolean> => {
  const ended = await call('endOffline', { body: { id }, quiet: true })
  return ended.ok || ended.code === 404
}

/** Engine and catalogue go at once; what is reserved comes back once the server can be told. */
const strip = async (right: KeptRight): Promise<void> => {
  await database.reports.delete(right.user)
  await database.rights.put({ ...right, engine: '', catalogue: '', used: right.calculations, isLeft: true })
}

/** Rights of those who have left, and what they looked at. */
export const leaveDevice = async (): Promise<void> => {
  await dropAnswersOfOthers()
  const others = (await database.rights.toArray()).filter(
    ({ user, isLeft, id }) => user !== userKey() && !isLeft && id !== onlyKey,
  )
  for (const right of others) await strip(right)
  if (others.length === 0) return
  stopEngine()
  noteJobs(true)
  await rightHere()
}

/** Once nothing waits that the server would refuse after the end. */
export const giveBackLeft = async (): Promise<void> => {
  const right = await database.rights.get(userKey())
  if (!right?.isLeft || (await jobsHere()).length > 0) return
  if (await isEndedThere(right)) await dropRight()
  await noteWaiting()
}

const isSure = async (count: number): Promise<boolean> =>
  (await ask({
    title: 'components.log-out-of-this-device',
    text: count === 1 ? 'components.one-draft-waits' : { code: 'components.drafts-wait', values: { count } },
    confirmLabel: 'components.logout',
    cancelLabel: 'components.cancel',
  })) === 'confirm'

type Kept = { readonly waiting: number; readonly right?: KeptRight | undefined }

const keptHere = async (): Promise<Kept> => {
  try {
    return { waiting: (await jobsHere()).length, right: await database.rights.get(userKey()) }
  } catch (error) {
    // A store that does not open keeps nobody logged in.
    if (error instanceof Dexie.DexieError) return { waiting: 0 }
    throw error
  }
}

/** Before the session ends: tells what waits, and gives back what is left. False: the person stays. */
export const mayLeave = async (): Promise<boolean> => {
  const { waiting, right } = await keptHere()
  if (waiting > 0) return isSure(waiting)
  if (right && right.id !== onlyKey && (await isEndedThere(right))) await dropRight()
  return true
}
