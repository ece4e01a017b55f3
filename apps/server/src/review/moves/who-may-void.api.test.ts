import type { ConsoleProject } from '@soundroof/contract/review/console-review'
import type { VerifiedDocument } from '@soundroof/contract/roofs/documents/document'
import { beforeEach, describe, expect, it } from 'vitest'
import { issuedSample } from '../../roofs/documents/testing/valid-document-calls.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { rowCounts } from '../../testing/test-database.ts'
import type { Caller } from '../../testing/test-server.ts'
import { beginReview, reviewCallsOf } from '../testing/review-scene.ts'
import { insertReviewFile } from '../testing/reviewed-projects.ts'

const server = await serverOfTests()
const people = anew(() => beginReview(server))
const admin = anew(() => server.caller('administrator', 'provider'))
const carl = anew(() => server.caller('engineer', 'provider'))
let code: string
const { tell, done, review, seen, reach } = reviewCallsOf(server, people)

/** Ann signs and delivers a review, and hands the project over to Carl. */
beforeEach(async () => {
  await reach(4)
  await done(tell(people.ann, 'deliverProject', { file: await insertReviewFile(server) }))
  await done(tell(people.ann, 'handOverProject', { engineer: carl.account.id }))
  code = (await review()).reviewCode ?? ''
})

const voidBy = (who: Caller, reason = 'Wrong roof') =>
  server.call<VerifiedDocument>('voidDocument', { token: who.token, body: { code, reason } })
const stateOf = async () => (await server.call<VerifiedDocument>('verifyDocument', { query: { code } })).body.data.state
const voidingFor = async (who: Caller): Promise<ConsoleProject['documents'][number]['voiding'] | undefined> =>
  (await seen(who)).documents.find((document) => document.code === code)?.voiding
const setStatus = (who: Caller, status: 'disabled' | 'enabled') =>
  done(
    server.call('changeAccountStatus', {
      token: admin.token,
      body: { id: who.account.id, status, reason: 'Left the firm' },
    }),
  )
const lastInTrail = async () =>
  (await server.db.query('select action, account_id as by, detail from audit_trail order by id desc limit 1'))[0]

describe('a signed review is void', () => {
  it.each([
    ['who signed it', 'signer', () => people.ann],
    ['who has the project', 'holder', () => carl],
  ] as const)('at once by %s', async (_, right, who) => {
    expect(await voidingFor(who())).toMatchObject({ how: 'alone' })
    await done(voidBy(who()))
    expect(await stateOf()).toBe('void')
    expect(await lastInTrail()).toEqual({
      action: 'document_voided',
      by: who().account.id,
      detail: { reason: 'Wrong roof', right },
    })
    expect(await voidingFor(who())).toBeNull()
  })

  it('by two other engineers: one proposes, another confirms, both on record', async () => {
    const { bob } = people
    const dora = await server.caller('engineer', 'provider')
    expect(await voidingFor(bob)).toEqual({ how: 'propose', proposal: null })
    expect((await voidBy(bob)).body.data.state).toBe('valid')
    const proposal = { person: bob.account.name, reason: 'Wrong roof', proposedAt: server.clock().toISOString() }
    expect(await voidingFor(bob)).toEqual({ how: 'proposed', proposal })
    const counts = await rowCounts(server.db)
    const again = await voidBy(bob, 'Once more')
    expect([again.status, again.body.message]).toEqual([409, expect.stringMatching(/Another engineer confirms it/)])
    expect(await rowCounts(server.db)).toEqual(counts)
    expect(await voidingFor(dora)).toEqual({ how: 'confirm', proposal })
    expect(await stateOf()).toBe('valid')
    expect((await voidBy(dora, 'I agree')).body.data.state).toBe('void')
    expect(await lastInTrail()).toEqual({
      action: 'document_voided',
      by: dora.account.id,
      detail: { reason: 'I agree', right: 'two engineers', proposedBy: bob.account.id, proposed: 'Wrong roof' },
    })
  })

  it('by no second engineer after the first has left', async () => {
    const { bob } = people
    const dora = await server.caller('engineer', 'provider')
    await done(voidBy(bob))
    await setStatus(bob, 'disabled')
    expect((await voidBy(dora)).body.data.state).toBe('valid')
    expect(await voidingFor(carl)).toMatchObject({ how: 'alone', proposal: { person: dora.account.name } })
  })

  it('by no second engineer after the first has left and come back', async () => {
    const { bob } = people
    const dora = await server.caller('engineer', 'provider')
    await done(voidBy(bob))
    await setStatus(bob, 'disabled')
    await setStatus(bob, 'enabled')
    expect(await voidingFor(dora)).toEqual({ how: 'propose', proposal: null })
    expect((await voidBy(dora)).body.data.state).toBe('valid')
    expect(await stateOf()).toBe('valid')
  })

  it('by no two accounts of one registration, however it is written', async () => {
    const { bob } = people
    const dora = await server.caller('engineer', 'provider')
    await server.db.query(
      `update engineer_registrations set body = ' r p e q', number = (select lower(number) || ' ' from engineer_registrations
       where account_id = $1) where account_id = $2`,
      [bob.account.id, dora.account.id],
    )
    await done(voidBy(bob))
    const { status, body } = await voidBy(dora)
    expect([status, body.message]).toEqual([409, expect.stringContaining('same registration')])
    expect([await stateOf(), (await voidingFor(dora))?.how]).toEqual(['valid', 'proposed'])
  })

  it('by no two accounts of one registration, changed after the first asked for it', async () => {
    const { bob } = people
    const dora = await server.caller('engineer', 'provider')
    const number = (who: Caller, value: string) =>
      server.db.query('update engineer_registrations set number = $2 where account_id = $1', [who.account.id, value])
    await number(bob, '4711')
    await done(voidBy(bob))
    await number(bob, '4712')
    await number(dora, 'PE 004-711')
    expect((await voidBy(dora)).status).toBe(409)
    expect([await stateOf(), (await voidingFor(dora))?.how]).toEqual(['valid', 'proposed'])
  })

  const unregister = (who: Caller) =>
    server.db.query('delete from engineer_registrations where account_id = $1', [who.account.id])

  it('by no two engineers without a registration: whoever confirms has one', async () => {
    const { bob } = people
    const dora = await server.caller('engineer', 'provider')
    const erin = await server.caller('engineer', 'provider')
    await unregister(bob)
    await unregister(dora)
    await done(voidBy(bob))
    const refused = await voidBy(dora)
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('Ask an administrator')])
    expect(await stateOf()).toBe('valid')
    await done(voidBy(erin))
    expect(await stateOf()).toBe('void')
  })

  it.each([
    ['who signed it', 200, 'void', () => people.ann],
    ['who has the project', 409, 'valid', () => carl],
  ] as const)('or not, without a registration, by %s: %i', async (_, status, state, who) => {
    await unregister(who())
    expect((await voidBy(who())).status).toBe(status)
    expect(await stateOf()).toBe(state)
  })

  it('by nobody without a registration where its signer left', async () => {
    const { ann, bob } = people
    await setStatus(ann, 'disabled')
    await unregister(bob)
    expect((await voidBy(bob)).status).toBe(409)
    expect(await stateOf()).toBe('valid')
  })

  it('by one engineer where its signer left, by the record of an administrator', async () => {
    const { ann, bob } = people
    await setStatus(ann, 'disabled')
    const [record] = await server.db.query<{ id: number }>('select id from audit_trail order by id desc limit 1')
    expect(await voidingFor(bob)).toMatchObject({ how: 'alone' })
    await done(voidBy(bob))
    expect(await stateOf()).toBe('void')
    expect(await lastInTrail()).toMatchObject({ detail: { right: 'signer left', record: String(record?.id) } })
  })

  it.each([
    [
      'is back',
      async (signer: Caller) => {
        await setStatus(signer, 'disabled')
        await setStatus(signer, 'enabled')
      },
    ],
    [
      'is disabled without a record',
      ({ account }: Caller) => server.db.query('update accounts set disabled_at = now() where id = $1', [account.id]),
    ],
  ])('by nobody alone where its signer %s', async (_, change) => {
    const { ann, bob } = people
    await change(ann)
    expect((await voidBy(bob)).body.data.state).toBe('valid')
    expect(await voidingFor(bob)).toMatchObject({ how: 'proposed' })
  })

  it('by no administrator, also as holder of the project', async () => {
    await done(
      server.call('handOverProject', { token: admin.token, body: { hash: people.hash, engineer: admin.account.id } }),
    )
    expect((await voidBy(admin)).status).toBe(403)
    expect([await voidingFor(admin), await stateOf()]).toEqual([null, 'valid'])
  })
})

it('a report, which nobody signed, is void by one engineer', async () => {
  ;({ code } = await issuedSample(server, { projectHash: people.hash }))
  expect(await voidingFor(people.bob)).toMatchObject({ how: 'alone' })
  expect((await voidBy(people.bob)).body.data.state).toBe('void')
})
