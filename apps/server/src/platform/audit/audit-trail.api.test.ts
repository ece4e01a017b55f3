import { afterAll, beforeEach, expect, it } from 'vitest'
import { emptyTables, openTestDatabase } from '../../testing/test-database.ts'
import { recordChange } from './audit-trail.ts'

const now = new Date('2026-11-21T09:00:00.000Z')

const db = await openTestDatabase()
afterAll(() => db.close())
beforeEach(async () => {
  await emptyTables(db)
  await recordChange(
    db,
    { actor: { operator: 'ann' }, action: 'staff_created', subjectId: 'one', detail: { role: 'engineer' } },
    now,
  )
})

const rows = () =>
  db.query('select id, happened_at, account_id, operator, action, subject_id, detail from audit_trail order by id')
const first = {
  id: 1,
  happenedAt: now,
  accountId: null,
  operator: 'ann',
  action: 'staff_created',
  subjectId: 'one',
  detail: { role: 'engineer' },
}

it('keeps who did what, and when', async () => {
  await recordChange(db, { actor: { accountId: 'two' }, action: 'staff_disabled', subjectId: 'one' }, now)
  expect(await rows()).toEqual([
    first,
    { ...first, id: 2, accountId: 'two', operator: null, action: 'staff_disabled', detail: {} },
  ])
})

it.each([
  `update audit_trail set operator = 'bob'`,
  'update audit_trail set id = default where false',
  'delete from audit_trail',
  'truncate audit_trail',
  'truncate accounts, audit_trail cascade',
])('lets nobody say %s', async (sql) => {
  await expect(db.query(sql)).rejects.toMatchObject({
    code: '42501',
    message: 'The audit trail takes new rows only.',
  })
  expect(await rows()).toEqual([first])
})

it.each([
  [
    'a number of its own',
    '428C9',
    `(id, happened_at, operator, action, subject_id, previous, hash) values (7, now(), 'ann', 'x', 'y', 'p', 'h')`,
  ],
  ['nobody', '23514', `(happened_at, action, subject_id, previous, hash) values (now(), 'x', 'y', 'p', 'h')`],
  [
    'two people',
    '23514',
    `(happened_at, account_id, operator, action, subject_id, previous, hash) values (now(), 'a', 'b', 'x', 'y', 'p', 'h')`,
  ],
])('takes no row with %s', async (_, code, values) => {
  await expect(db.query(`insert into audit_trail ${values}`)).rejects.toMatchObject({ code })
})

it('chains each row to the one before it', async () => {
  await recordChange(db, { actor: { accountId: 'two' }, action: 'staff_disabled', subjectId: 'one' }, now)
  const [one, two] = await db.query<{ previous: string; hash: string }>(
    'select previous, hash from audit_trail order by id',
  )
  expect(one?.previous).toBe('')
  expect(two?.previous).toBe(one?.hash)
  await expect(
    db.query(
      `insert into audit_trail (happened_at, operator, action, subject_id, previous, hash) values (now(), 'a', 'x', 'y', '', 'h')`,
    ),
  ).rejects.toMatchObject({ code: '23505' })
})

it('has no row of a change that did not happen', async () => {
  const failed = db.transaction(async (tx) => {
    await recordChange(tx, { actor: { operator: 'ann' }, action: 'staff_enabled', subjectId: 'one' }, now)
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  expect(await rows()).toEqual([first])
})
