import type { Db } from '../platform/database/db.ts'

const signal = () => {
  let send: () => void = () => undefined
  const sent = new Promise<void>((resolve) => {
    send = resolve
  })
  return { send, sent }
}

/** Does the work in a transaction that stays open until released, so that others wait for its locks. */
export const holdOpen = async (db: Db, work: (tx: Db) => Promise<unknown>) => {
  const [worked, released] = [signal(), signal()]
  const done = db.transaction(async (tx) => {
    await work(tx)
    worked.send()
    await released.sent
  })
  await Promise.race([worked.sent, done])
  return {
    release: async (): Promise<void> => {
      released.send()
      await done
    },
  }
}
