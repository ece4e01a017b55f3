import { beforeEach, expect, it } from 'vitest'
import type { Db } from '../../platform/database/db.ts'
import { proposeAs, signOff } from '../../review/figures/testing/valid-figure-calls.ts'
import { serverOfTests } from '../../testing/server-of-tests.ts'
import { figureDifferences } from './figure-differences.ts'
import { afterTampering, differencesIn } from './testing/after-tampering.ts'

const server = await serverOfTests()

const found = (db: Db) => differencesIn(figureDifferences(db))
const tampered = (sql: string) => afterTampering(server.db, sql, found)

beforeEach(async () => {
  const [ann, ben] = [await server.caller('engineer', 'provider'), await server.caller('engineer', 'provider')]
  await signOff(server, [ann, ben], { figure: 'fixings/rail' })
  const values = [{ name: 'value', value: 0.5 }]
  await signOff(server, [ann, ben], { figure: 'fixings/tile-hook/service', values })
  await signOff(server, [ben, ann], { figure: 'fixings/tile-hook/service' })
  await proposeAs(server, ben, { figure: 'fixings/foot' })
})

it('untouched sign-offs are as the audit trail says', async () => {
  expect(await found(server.db)).toEqual([])
})

it.each([
  [`set replaced = '[{"name": "value", "value": 5}]' where figure = 'fixings/rail'`, 'fixings/rail was changed'],
  [
    `set state = 'approved', decided_at = now() where figure = 'fixings/foot'`,
    'fixings/foot has a state that no record',
  ],
  [`set figure = 'fixings/other' where figure = 'fixings/rail'`, 'fixings/other was changed'],
  [`set proposed_by = decided_by where figure = 'fixings/rail'`, 'fixings/rail was changed'],
])('a sign-off that somebody %s is named', async (change, named) => {
  const [difference = '', ...others] = await tampered(`update figure_sign_offs ${change};`)
  expect([difference, others]).toEqual([expect.stringContaining(named), []])
})

it('a sign-off that is gone, and one without a record, are named', async () => {
  expect(await tampered(`delete from figure_sign_offs where figure = 'fixings/rail';`)).toEqual([
    'A sign-off of fixings/rail is gone.',
  ])
  const copy = `insert into figure_sign_offs (id, figure, published_hash, reason, evidence_file, state, proposed_by, proposed_at, decided_at)
    select 'mine', 'panels/limits', '', '', evidence_file, 'approved', proposed_by, proposed_at, decided_at
    from figure_sign_offs where figure = 'fixings/rail';`
  expect(await tampered(copy)).toEqual(['A sign-off of panels/limits has no record.'])
})
