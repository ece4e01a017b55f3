import { expect, it } from 'vitest'
import { chargeReservation, takeReservation } from '../../money/quota/reservations.ts'
import { databaseBefore } from './testing/former-database.ts'

/** Before migration 0022 a used reservation was deleted, so those left were open or expired. */

const { db, migrateOn } = databaseBefore('0022')
const minute = 60_000
const now = new Date()
const inMinutes = (minutes: number): Date => new Date(now.getTime() + minutes * minute)

const insertSubscription = async (): Promise<void> => {
  await db().query(
    `insert into accounts (id, company_id, email, name, name_search, phone, role, company_role, password_hash, created_at)
     values ('a', 'c', 'ann@example.org', 'Ann', 'ann', '1', 'customer', 'owner', 'none', $1)`,
    [now],
  )
  await db().query(
    `insert into subscriptions (id, account_id, source, bought, starts_at, ends_at, created_at)
     values ('s', 'a', 'test', 5, $1, $2, $1)`,
    [inMinutes(-60), inMinutes(60)],
  )
  await db().query(
    `insert into charges (id, subscription_id, issued_result_id, charged_at) values ('paid', 's', 'result', $1)`,
    [now],
  )
}
const reserve = (id: string, expires: Date) =>
  db().query(`insert into reservations (id, subscription_id, reserved_at, expires_at) values ($1, 's', $2, $3)`, [
    id,
    inMinutes(-30),
    expires,
  ])
const reservations = () =>
  db().query(`select id, state, taken_by_scope, taken_by_inputs, issued_result_id from reservations order by id`)

const untouched = { takenByScope: null, takenByInputs: null, issuedResultId: null }

it('reservations of the former form are open or expired, and charges stay', async () => {
  await insertSubscription()
  await reserve('1 open', inMinutes(30))
  await reserve('2 long expired', inMinutes(-20))
  await reserve('3 just expired', inMinutes(-1))
  expect(await migrateOn()).toContain('0022_reservation-states.sql')
  const expected = [
    { id: '1 open', state: 'reserved', ...untouched },
    { id: '2 long expired', state: 'expired', ...untouched },
    { id: '3 just expired', state: 'expired', ...untouched },
  ]
  expect(await reservations()).toEqual(expected)
  expect(await db().query('select id, issued_result_id from charges')).toEqual([
    { id: 'paid', issuedResultId: 'result' },
  ])
  expect(await migrateOn()).toEqual([])
  expect(await reservations()).toEqual(expected)
})

it('an open one is taken and charged once, an expired one never', async () => {
  await insertSubscription()
  await reserve('expired', inMinutes(-20))
  await reserve('open', inMinutes(30))
  await migrateOn()
  await db().transaction(async (tx) => {
    const taken = await takeReservation(tx, 'a', { scope: 'project', inputHash: 'hash' }, now)
    expect(taken).toEqual({ id: 'open', subscriptionId: 's' })
    expect(await takeReservation(tx, 'a', null, now)).toBeNull()
    if (taken) await chargeReservation(tx, taken, 'another result')
  })
  expect(await reservations()).toEqual([
    { id: 'expired', state: 'expired', ...untouched },
    {
      id: 'open',
      state: 'charged',
      takenByScope: 'project',
      takenByInputs: 'hash',
      issuedResultId: 'another result',
    },
  ])
})

it('a state without its result, or one that nobody knows, is refused', async () => {
  await insertSubscription()
  await reserve('open', inMinutes(30))
  await migrateOn()
  for (const state of ['charged', 'lost'])
    await expect(db().query('update reservations set state = $1', [state])).rejects.toMatchObject({ code: '23514' })
})
