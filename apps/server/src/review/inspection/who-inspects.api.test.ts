import { inspectionContent } from '@soundroof/contract/review/inspection/inspection-record'
import { expect, it } from 'vitest'
import { update } from '../../platform/database/insert.ts'
import { serverOfTests } from '../../testing/server-of-tests.ts'
import { inspectedScene } from './testing/inspected-scene.ts'

const server = await serverOfTests()
const scene = await inspectedScene(server)
const { inState, built, finished, delivered, draft, certify, send, filled, save, read, sign, installer, engineer } =
  scene
const colleague = await server.caller('engineer', 'provider')
const administrator = await server.caller('administrator', 'provider')

const issuedNow = () => server.db.query(`select 1 from documents where kind = 'inspection-certificate'`)
const refused = (status: number, words: string) => [status, expect.stringContaining(words)]
const answerOf = ({ status, body }: { status: number; body: { message?: string } }) => [status, body.message]

it('nobody but an engineer who holds or delivered the project issues one', async () => {
  const { hash } = await inState('QLD')
  const answers = [await certify(hash, {}, installer), await certify(hash, {}, administrator)]
  expect(answers.map(({ status }) => status)).toEqual([403, 403])
  expect(answerOf(await certify(hash, {}, colleague))).toEqual(refused(409, `${engineer.account.name} reviews this`))
  expect((await draft(hash, installer)).status).toBe(403)
  expect(answerOf(await draft(hash, colleague))).toEqual(refused(409, `${engineer.account.name} reviews this`))
  expect(await issuedNow()).toEqual([])
})

it('an expired registration signs none, nor does an engineer without one; the form says so before it opens', async () => {
  const { hash } = await inState('QLD')
  const { data } = (await draft(hash)).body
  const answers = async () => [await draft(hash), await send(hash, data, filled(data))].map(answerOf)
  const says = [refused(409, 'registration'), refused(409, 'registration')]
  await update(server.db, 'engineer_registrations', { accountId: engineer.account.id }, { validUntil: '2026-11-20' })
  expect(await answers()).toEqual(says)
  await server.db.query('delete from engineer_registrations where account_id = $1', [engineer.account.id])
  expect(await answers()).toEqual(says)
  expect(await issuedNow()).toEqual([])
})

it('a registration of another state is refused by its field, and counts once the one of the state is given', async () => {
  const { hash } = await inState('QLD')
  await update(server.db, 'engineer_registrations', { accountId: engineer.account.id }, { body: 'NER' })
  const { body } = await certify(hash)
  expect(body.issues?.map(({ field }) => field)).toEqual(['record.stateRegistration'])
  const { content } = (await draft(hash)).body.data
  const record = { ...content.record, stateRegistration: 'RPEQ 54321' }
  expect((await certify(hash, { record })).status).toBe(200)
})

it('what is missing is refused by its field, all of it at once', async () => {
  const { hash, record, design } = await inState('QLD')
  const answer = await send(hash, { asBuilt: record, design }, inspectionContent.parse({ record: {} }))
  expect(answer.status).toBe(400)
  expect(answer.body.issues?.map(({ field }) => field)).toEqual([
    ...['inspectedOn', 'method', 'inspectedBy', 'inspected', 'notInspected', 'requestedOn'],
    ...['met.0.evidence', 'met.1.evidence'],
    ...['record.lotAndPlan', 'record.localGovernmentArea', 'record.buildingClass', 'record.buildingPart'],
    ...['record.codeEdition', 'record.codeProvisions'],
    ...['record.certifierName', 'record.certifierReference', 'record.applicationNumber'],
    ...['record.engineerQualifications', 'record.engineerAddress', 'record.engineerPhone'],
  ])
  expect(await issuedNow()).toEqual([])
})

it.each(['2026-11-20', '2026-12-31'])('the day %s is before the array was finished, or yet to come', async (day) => {
  const { hash } = await inState('NSW')
  const { body } = await certify(hash, { inspectedOn: day })
  expect(body.issues?.map(({ field }) => field)).toEqual(['inspectedOn'])
})

it('nothing is certified without a delivered certificate, nor without a signed record', async () => {
  const unbuilt = await built()
  await delivered(unbuilt, [])
  expect(answerOf(await draft(unbuilt))).toEqual(refused(409, 'No record as built'))
  const uncertified = await built()
  await finished(uncertified)
  expect(answerOf(await draft(uncertified))).toEqual(refused(409, 'No design certificate'))
})

it('a record that was opened again ends its certificate, and the former record signs none', async () => {
  const { hash } = await inState('QLD')
  const before = (await draft(hash)).body.data
  const { code } = (await certify(hash)).body.data
  await server.call('reopenAsBuilt', { token: installer.token, body: { hash } })
  const state = await server.call<{ state: string }>('verifyDocument', { query: { code } })
  expect(state.body.data.state).toBe('superseded')
  expect(answerOf(await send(hash, before, before.content))).toEqual(refused(409, 'No record as built'))
  const { version, content } = (await read(hash)).body.data
  await save(hash, version, content)
  const again = (await sign(hash, version + 1)).body.data
  await scene.decide(hash, again.record, true)
  expect((await send(hash, before, before.content)).status).toBe(409)
  expect((await certify(hash)).status).toBe(200)
})

it('a plan that changed since, or a result that does not stand, is not certified', async () => {
  const { hash } = await inState('QLD')
  const before = (await draft(hash)).body.data
  await server.db.query('update projects set revision = revision + 1')
  expect(answerOf(await send(hash, before, before.content))).toEqual(
    refused(409, 'changed after this record was signed'),
  )
  await server.db.query('update projects set revision = revision - 1')
  await server.db.query(
    `insert into reconsiderations (id, project_hash, issued_result_id, opened_at, cause, verdict_before, verdict_after, differences)
     select 'mark', hash, issued_result_id, $1, 'figures', 'pass', 'needs-engineer', '[]' from projects where hash = $2`,
    [server.clock(), hash],
  )
  expect(answerOf(await send(hash, before, before.content))).toEqual(refused(409, 'under reconsideration since'))
  expect(await issuedNow()).toEqual([])
})

it('a design certificate that was delivered again while the page was open is refused until it is read', async () => {
  const { hash } = await inState('QLD')
  const before = (await draft(hash)).body.data
  await delivered(hash, ['Every clamp is photographed, and its torque.'])
  expect(answerOf(await send(hash, before, filled(before)))).toEqual(refused(409, 'changed'))
  expect(await issuedNow()).toEqual([])
  expect((await certify(hash)).status).toBe(200)
})

it('of two that are issued at once one is refused, and the customer is told of one', async () => {
  const { hash } = await inState('QLD')
  const { data } = (await draft(hash)).body
  const both = await Promise.all([send(hash, data, filled(data)), send(hash, data, filled(data))])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await issuedNow()).toHaveLength(1)
})

it('of a project that its customer deleted none begins', async () => {
  const { hash } = await inState('QLD')
  await server.call('deleteProject', { token: installer.token, body: { hash } })
  expect(answerOf(await draft(hash))).toEqual(refused(409, 'deleted'))
})

it('of a record that was signed since, it begins without day, way and evidence, and not before that day', async () => {
  const { hash } = await inState('QLD')
  await certify(hash)
  server.clock.move(3 * 24 * 3600 * 1000)
  await server.call('reopenAsBuilt', { token: installer.token, body: { hash } })
  const { version, content } = (await read(hash)).body.data
  await save(hash, version, content)
  const again = (await sign(hash, version + 1)).body.data
  await scene.decide(hash, again.record, true)
  const { data } = (await draft(hash)).body
  expect(data.content).toMatchObject({ inspectedOn: '', method: '', notInspected: filled(data).notInspected })
  expect(data.content.met.map(({ evidence }) => evidence)).toEqual(['', ''])
  const { body } = await certify(hash, { method: 'from-record', inspectedOn: data.finishedOn })
  expect(body.issues?.map(({ field }) => field)).toEqual(['inspectedOn'])
  expect((await certify(hash, { method: 'from-record', inspectedOn: data.signedOn })).status).toBe(200)
})
