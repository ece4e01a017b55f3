import { sampleRacking } from '@soundroof/contract/roofs/catalogue/products/testing/sample-products'
import { describe, expect, it } from 'vitest'
import { update } from '../../platform/database/insert.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import type { Caller } from '../../testing/test-server.ts'
import { approveAs, proposeAs, proposeProductAs, signOff } from './testing/valid-figure-calls.ts'

const server = await serverOfTests()
const ann = anew(() => server.caller('engineer', 'provider'))
const ben = anew(() => server.caller('engineer', 'provider'))
const admin = anew(() => server.caller('administrator', 'provider'))

const figure = 'fixings/rail'
const takeBack = (who: Caller, id: string, state = 'approved') =>
  server.call('withdrawFigure', { body: { id, state, note: 'Wrong' }, token: who.token })
const decline = (who: Caller, id: string) =>
  server.call('decideFigure', { body: { id, decision: 'decline', note: 'Wrong' }, token: who.token })
const enter = async ({ account }: Caller, changes: object) => {
  const body = {
    id: account.id,
    body: 'RPEQ',
    number: '777',
    class: 'Structural',
    validUntil: '2028-02-29',
    ...changes,
  }
  expect((await server.call('changeRegistration', { token: admin.token, body })).status).toBe(200)
}
const inForce = async () => (await server.services.catalogue.get()).signOffs.length

describe.each([
  [
    'was never entered',
    /Ask an administrator to enter your registration/,
    ({ account }: Caller) => server.db.query('delete from engineer_registrations where account_id = $1', [account.id]),
  ],
  ['is over', /has expired: RPEQ 777/, (who: Caller) => enter(who, { validUntil: '2026-11-20' })],
])('an engineer whose registration %s', (_, message, end) => {
  it('proposes no figure and no product', async () => {
    await end(ann)
    for (const answer of [
      await proposeAs(server, ann, { figure }),
      await proposeProductAs(server, ann, 'racking', sampleRacking),
    ])
      expect([answer.status, answer.body.message]).toEqual([409, expect.stringMatching(message)])
    expect(await server.db.query('select 1 from figure_sign_offs')).toEqual([])
  })

  it('approves nothing, but declines', async () => {
    const { data } = (await proposeAs(server, ann, { figure })).body
    await end(ben)
    const answer = await approveAs(server, ben, data)
    expect([answer.status, answer.body.message]).toEqual([409, expect.stringMatching(message)])
    expect(await inForce()).toBe(0)
    expect((await decline(ben, data.id)).status).toBe(200)
  })

  it('takes back nothing that is in force, but what the own proposal was', async () => {
    const signed = await signOff(server, [ann, ben], { figure })
    const waiting = (await proposeAs(server, ann, { figure: 'fixings/foot' })).body.data
    await end(ann)
    const answer = await takeBack(ann, signed.id)
    expect([answer.status, answer.body.message]).toEqual([409, expect.stringMatching(message)])
    expect(await inForce()).toBe(1)
    expect((await takeBack(ann, waiting.id, 'waiting')).status).toBe(200)
  })

  it('has proposed nothing that another may approve', async () => {
    const { data } = (await proposeAs(server, ann, { figure })).body
    await end(ann)
    const answer = await approveAs(server, ben, data)
    expect([answer.status, answer.body.message]).toEqual([
      409,
      expect.stringContaining('has no registration that counts'),
    ])
    expect(await inForce()).toBe(0)
  })
})

describe('one engineer with two accounts', () => {
  const setNumber = (who: Caller, body: string, number: string) =>
    update(server.db, 'engineer_registrations', { accountId: who.account.id }, { body, number })

  it.each([
    ['CPEng', '123-456', 'cpeng', '123456'],
    ['RPEQ', '123456', 'rpeq', '１２３４５６'],
    ['RPEQ', '123456', 'R.P.E.Q.', '00123456'],
    ['RPEQ', '123A56', 'RРЕQ', '123А56'],
    ['NER', '123456', 'Engineers Australia', 'NER 123456'],
    ['NER', '10456', 'NER', 'lO456'],
  ])('approves nothing of the own: %s %s and %s %s', async (body, number, otherBody, otherNumber) => {
    await setNumber(ann, body, number)
    const { data } = (await proposeAs(server, ann, { figure })).body
    await setNumber(ben, otherBody, otherNumber)
    const answer = await approveAs(server, ben, data)
    expect([answer.status, answer.body.message]).toEqual([403, expect.stringContaining('same registration')])
    expect(await inForce()).toBe(0)
    const again = await server.call('changeRegistration', {
      token: admin.token,
      body: { id: ben.account.id, body: otherBody, number: otherNumber, class: 'Structural', validUntil: '2028-02-29' },
    })
    expect([again.status, again.body.issues?.[0]?.field]).toEqual([400, 'number'])
  })

  it('is one also where the first registration was changed after the proposal', async () => {
    await enter(ann, { number: '12345' })
    const { data } = (await proposeAs(server, ann, { figure })).body
    await enter(ann, { number: '67890' })
    await enter(ben, { number: '12345' })
    const answer = await approveAs(server, ben, data)
    expect([answer.status, answer.body.message]).toEqual([403, expect.stringContaining('same registration')])
    expect(await inForce()).toBe(0)
    await enter(ben, { number: '11111' })
    expect((await approveAs(server, ben, data)).status).toBe(200)
  })
})

it('the trail says with which registration a figure was proposed, approved and taken back', async () => {
  await enter(ann, { number: '12345' })
  await enter(ben, { number: '67890' })
  const { id } = await signOff(server, [ann, ben], { figure })
  expect((await takeBack(ben, id)).status).toBe(200)
  const rows = await server.db.query(
    `select action, detail ->> 'registration' as registration from audit_trail where subject_id = $1 order by id`,
    [figure],
  )
  const words = (number: string) => `RPEQ ${number}, Structural, valid until 29 Feb 2028`
  expect(rows).toEqual([
    { action: 'figure_proposed', registration: words('12345') },
    { action: 'figure_approved', registration: words('67890') },
    { action: 'figure_revoked', registration: words('67890') },
  ])
})
