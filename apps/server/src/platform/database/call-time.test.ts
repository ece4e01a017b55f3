import { expect, it } from 'vitest'
import { hasWaitedForItself, useUpTime, withinDatabaseTime } from './call-time.ts'
import { visitor } from './caller.ts'
import { DatabaseAway, MayHaveCommitted, tooLong, WaitedForItself, whyNotInTime } from './database-away.ts'

const told = (forItselfMs: number, error: unknown, isUsedUp = true) =>
  withinDatabaseTime(9000, visitor('192.0.2.1'), async () => {
    hasWaitedForItself(forItselfMs)
    if (isUsedUp) useUpTime()
    return whyNotInTime(error)
  })

it('a call that waited for its own transactions most of its time is told so, not that the database is away', async () => {
  expect(await told(8000, tooLong())).toBeInstanceOf(WaitedForItself)
  expect(await told(2000, tooLong())).toBeInstanceOf(DatabaseAway)
  expect(await told(8000, tooLong(), false)).toBeInstanceOf(DatabaseAway)
  expect(await told(8000, new MayHaveCommitted(tooLong()))).toBeInstanceOf(MayHaveCommitted)
})
