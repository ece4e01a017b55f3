import { beforeEach, describe, expect, it } from 'vitest'
import { completeSample, insertFiles } from '../testing/sample-project.ts'
import { anew, serverOfTests } from '../testing/server-of-tests.ts'
import { rowCounts } from '../testing/test-database.ts'
import type { Caller } from '../testing/test-server.ts'
import { beginReview, reviewCallsOf } from './testing/review-scene.ts'
import { aField, insertReviewFile } from './testing/reviewed-projects.ts'

/** A project on its way through the review, by three people: installer, and two engineers. */

const server = await serverOfTests()
const people = anew(() => beginReview(server))
const { tell, done, review, seen, queue, row, reach } = reviewCallsOf(server, people)
let [installer, ann, bob, hash] = [{} as Caller, {} as Caller, {} as Caller, '']

beforeEach(async () => {
  ;({ installer, ann, bob, hash } = people)
})

describe('from the customer to the delivered review', () => {
  it('goes through every status, and each move is a record', async () => {
    await reach(4)
    expect(await review()).toMatchObject({ status: 4, deliverAt: '2026-12-01', engineerName: ann.account.name })
    const file = await insertReviewFile(server)
    await done(tell(ann, 'deliverProject', { file, conditions: ['Check the welds.'] }))
    const { status, manual_review: address } = await row()
    expect(status).toBe(5)
    expect(address).toContain('signature=')
    const { records, conditions } = await seen(ann)
    expect(records.map(({ event }) => event)).toEqual(['delivered', 'accepted', 'claimed', 'submitted', 'created'])
    expect(records[0]).toMatchObject({ person: ann.account.name, role: 'engineer', detail: { revision: 1 } })
    expect(conditions).toMatchObject([{ text: 'Check the welds.', state: 'open' }])
  })

  it('a corrected review supersedes the former, and no file is delivered twice', async () => {
    await reach(4)
    const [first, second] = [await insertReviewFile(server), await insertReviewFile(server)]
    await done(tell(ann, 'deliverProject', { file: first }))
    await done(tell(ann, 'deliverProject', { file: second }))
    expect((await row()).manual_review).toContain(new URL(second).pathname)
    expect((await tell(ann, 'deliverProject', { file: first })).body.message).toContain('already been delivered')
  })

  it('a file that is no checked review, or lies with another company, is not delivered', async () => {
    await reach(4)
    const [photo] = await insertFiles(server, installer, ['a'])
    for (const file of [photo, 'http://localhost:8080/files/provider/none/x.pdf'])
      expect((await tell(ann, 'deliverProject', { file })).status).toBe(400)
    expect((await row()).status).toBe(4)
  })

  it('is withdrawn while nobody has taken it', async () => {
    await reach(2)
    expect((await review()).moves).toEqual(['withdraw'])
    await done(tell(installer, 'withdrawProject'))
    expect((await row()).status).toBe(1)
    expect((await server.call('consoleProject', { token: ann.token, query: { hash } })).status).toBe(403)
  })
})

it("withdrawn after it was returned, it is its customer's alone until it is submitted again", async () => {
  await reach(3)
  await done(tell(ann, 'returnProject', { field: aField, text: 'Is this right?' }))
  await done(tell(installer, 'submitProject', { openQuestions: [(await review()).questions[0]?.id] }))
  await done(tell(installer, 'withdrawProject'))
  for (const name of ['consoleProject', 'consoleResult'] as const)
    expect((await server.call(name, { token: ann.token, query: { hash } })).status).toBe(403)
  expect((await tell(ann, 'askQuestion', { text: 'And now?' })).status).toBe(403)
  await done(tell(installer, 'submitProject', { openQuestions: [(await review()).questions[0]?.id] }))
  expect((await queue(ann, { mine: 1 })).rows.map((entry) => entry.hash)).toEqual([hash])
})

describe('two engineers', () => {
  it('claim at the same moment: one wins, the other hears who', async () => {
    await reach(2)
    const answers = await Promise.all([tell(ann, 'claimProject'), tell(bob, 'claimProject')])
    const won = answers.findIndex(({ status }) => status === 200)
    const winner = won === 0 ? ann : bob
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers[1 - won]?.body.message).toBe(`${winner.account.name} has taken this project.`)
    expect((await seen(winner)).engineer?.id).toBe(winner.account.id)
  })

  it('hand over, and only the holder goes on', async () => {
    await reach(3)
    expect((await tell(bob, 'acceptProject', { deliverAt: '2026-12-01' })).body.message).toBe(
      `${ann.account.name} has this project. Ask ${ann.account.name} or an administrator to hand it over!`,
    )
    await done(tell(ann, 'handOverProject', { engineer: bob.account.id }))
    expect((await tell(ann, 'releaseProject')).status).toBe(409)
    await done(tell(bob, 'acceptProject', { deliverAt: '2026-11-21' }))
    expect((await queue(bob, { mine: 1 })).rows.map((entry) => entry.hash)).toEqual([hash])
    expect((await queue(ann, { mine: 1 })).rows).toEqual([])
  })

  it('hear whom to ask when the account of the holder is disabled, and the load still shows it', async () => {
    await reach(3)
    await server.db.query('update accounts set disabled_at = now() where id = $1', [ann.account.id])
    const words = `The account of ${ann.account.name} is disabled. Ask an administrator to hand this project over!`
    for (const name of ['claimProject', 'releaseProject'] as const)
      expect((await tell(bob, name)).body.message).toBe(words)
    const { load } = await queue(bob)
    expect(load.find(({ id }) => id === ann.account.id)).toMatchObject({ isActive: false, reviewing: 1 })
    expect(load.find(({ id }) => id === bob.account.id)).toMatchObject({ isActive: true })
  })

  it.each(['customer', 'nobody', 'disabled'])('hand nothing over to %s', async (kind) => {
    await reach(3)
    await server.db.query('update accounts set disabled_at = now() where id = $1', [bob.account.id])
    const engineer = { customer: installer.account.id, nobody: 'nobody', disabled: bob.account.id }[kind]
    expect((await tell(ann, 'handOverProject', { engineer })).status).toBe(404)
    expect((await seen(ann)).engineer?.id).toBe(ann.account.id)
  })
})

describe('a question', () => {
  it('returns the project, is answered with an edit, and comes back as "yours again"', async () => {
    await reach(3)
    await done(tell(ann, 'returnProject', { field: aField, text: 'Is this right?' }))
    expect((await review()).questions).toMatchObject([{ field: aField, photo: null, isReturn: true, answers: [] }])
    expect((await queue(ann, { state: 'returned' })).rows).toMatchObject([{ hash, openQuestions: 1 }])
    expect((await queue(bob, { state: 'returned' })).rows).toEqual([])
    const body = { ...(await completeSample(server, installer)), hash, name: 'Corrected' }
    await done(server.call('uploadProject', { token: installer.token, body }))
    const question = (await review()).questions[0]?.id
    await done(tell(installer, 'answerQuestion', { question, text: 'Corrected.' }))
    await reach(2)
    expect((await queue(ann, { mine: 1 })).rows).toMatchObject([
      { hash, engineer: { id: ann.account.id }, revision: 2 },
    ])
    const { questions, revisions } = await seen(bob)
    expect(questions[0]?.answers).toMatchObject([{ text: 'Corrected.', person: installer.account.name }])
    expect(revisions.map(({ revision }) => revision)).toEqual([2, 1])
  })

  it('without a pin returns nothing', async () => {
    await reach(3)
    const before = await rowCounts(server.db)
    expect((await tell(ann, 'returnProject', { text: 'Hm?' })).body.issues?.[0]?.field).toBe('field')
    expect(await rowCounts(server.db)).toEqual(before)
  })

  it('is pinned to a photo of this project only, by any form of its address', async () => {
    await reach(3)
    const [foreign] = await insertFiles(server, bob, ['z'])
    expect((await tell(ann, 'askQuestion', { photo: foreign, text: 'What?' })).body.issues?.[0]?.field).toBe('photo')
    const signed = (await seen(ann)).files[0]
    await done(tell(ann, 'askQuestion', { photo: signed?.full, text: 'Which bolt is this?' }))
    expect((await review()).questions[0]?.photo).toBe(signed?.address)
  })

  it('that is closed takes no more answers', async () => {
    await reach(3)
    await done(tell(ann, 'askQuestion', { text: 'Anything else?' }))
    const question = (await review()).questions[0]?.id
    await done(tell(ann, 'closeQuestion', { question }))
    const before = await rowCounts(server.db)
    const late = await tell(installer, 'answerQuestion', { question, text: 'Yes.' })
    expect([late.status, late.body.message]).toEqual([409, 'This question is closed and takes no more answers!'])
    expect(await rowCounts(server.db)).toEqual(before)
  })
})

describe('a condition', () => {
  it('is closed with evidence by the customer, refused, closed again and confirmed', async () => {
    await reach(3)
    await done(tell(ann, 'acceptProject', { deliverAt: '2026-12-01', conditions: ['Measure the purlin.'] }))
    const condition = (await review()).conditions[0]?.id
    const [evidence] = await insertFiles(server, installer, ['caliper'])
    const closing = { condition, note: 'Measured 1.2 mm', evidence }
    const text = (await insertFiles(server, installer, ['notes.txt'], 'file'))[0]
    expect((await tell(installer, 'closeCondition', { ...closing, evidence: text })).body.message).toContain('a PDF')
    await done(tell(installer, 'closeCondition', closing))
    expect((await tell(installer, 'closeCondition', closing)).status).toBe(409)
    expect((await tell(ann, 'reviewCondition', { condition, isConfirmed: false })).status).toBe(400)
    await done(tell(ann, 'reviewCondition', { condition, isConfirmed: false, objection: 'Not sharp.' }))
    expect((await review()).conditions[0]).toMatchObject({ state: 'open', objection: 'Not sharp.' })
    await done(tell(installer, 'closeCondition', closing))
    await done(tell(ann, 'reviewCondition', { condition, isConfirmed: true }))
    const [confirmed] = (await review()).conditions
    expect(confirmed).toMatchObject({ state: 'confirmed', note: 'Measured 1.2 mm', closedBy: installer.account.name })
    expect(confirmed?.evidence).toContain('signature=')
  })

  it('takes only evidence of the closer; that of an engineer becomes readable for the customer', async () => {
    await reach(3)
    await done(tell(ann, 'acceptProject', { deliverAt: '2026-12-01', conditions: ['Measure the purlin.'] }))
    const condition = (await review()).conditions[0]?.id
    const [own] = await insertFiles(server, ann, ['site-visit'])
    const refused = await tell(installer, 'closeCondition', { condition, note: 'Seen', evidence: own })
    expect(refused.body.issues?.[0]?.field).toBe('evidence')
    await done(tell(ann, 'consoleCloseCondition', { condition, note: 'Seen on site', evidence: own }))
    const [file] = await server.db.query('select company_id as company from files where address = $1', [own])
    expect(file).toEqual({ company: installer.account.companyId })
  })
})

it('a condition is withdrawn by the holder with a reason, on record, and then nothing more is done with it', async () => {
  await reach(3)
  await done(tell(ann, 'acceptProject', { deliverAt: '2026-12-01', conditions: ['Measure the purlin.'] }))
  const condition = (await review()).conditions[0]?.id
  const withdraw = (who: Caller, reason: string) => tell(who, 'withdrawCondition', { condition, reason })
  expect((await withdraw(ann, ' ')).body.issues?.[0]?.field).toBe('reason')
  expect((await withdraw(bob, 'Not needed.')).status).toBe(409)
  await done(withdraw(ann, 'The purlin was measured before.'))
  const { conditions, records } = await seen(ann)
  expect(conditions).toMatchObject([{ state: 'withdrawn', objection: 'The purlin was measured before.' }])
  expect(records[0]).toMatchObject({ event: 'conditionWithdrawn', detail: { condition } })
  const [evidence] = await insertFiles(server, installer, ['caliper'])
  const late = await tell(installer, 'closeCondition', { condition, note: 'Measured', evidence })
  expect([late.status, late.body.message]).toEqual([409, 'This condition was withdrawn: nothing is needed for it.'])
  expect((await withdraw(ann, 'Again.')).status).toBe(409)
})

describe('marks on a photo', () => {
  it('are kept beside it, and a stale change is refused', async () => {
    await reach(3)
    const photo = (await seen(ann)).files[0]?.address
    const marks = [{ kind: 'known-length', from: [0, 0.5], to: [1, 0.5], millimetres: 900 }]
    await done(tell(ann, 'markPhoto', { photo, marks, version: 0 }))
    expect((await tell(ann, 'markPhoto', { photo, marks: [], version: 0 })).status).toBe(409)
    expect((await review()).marks).toEqual([{ photo, marks, version: 1 }])
  })

  it.each([
    ['outside', [{ kind: 'note', at: [1.01, 0.5], text: 'x' }], 'A mark lies outside the photo!'],
    [
      'two known lengths',
      Array(2).fill({ kind: 'known-length', from: [0, 0], to: [1, 1], millimetres: 9 }),
      'known length',
    ],
  ])('%s are refused', async (_, marks, words) => {
    await reach(3)
    const photo = (await seen(ann)).files[0]?.address
    const { status, body } = await tell(ann, 'markPhoto', { photo, marks, version: 0 })
    expect(status).toBe(400)
    expect(body.message).toContain(words)
    expect((await review()).marks).toEqual([])
  })
})

describe('the queue', () => {
  it('tells age, company, load, and what is late', async () => {
    await reach(4)
    server.clock.move(12 * 24 * 3600 * 1000)
    await server.db.query("update sessions set expires_at = now() + interval '10 years'")
    const { rows, load, total, totalIsCapped } = await queue(bob, { late: 1, company: 'COMPANY', name: 'WAREHOUSE' })
    expect(rows).toMatchObject([
      { hash, isLate: true, submittedAt: '2026-11-21T09:00:00.000Z', deliverAt: '2026-12-01' },
    ])
    expect([total, totalIsCapped]).toEqual([1, false])
    const loads = Object.fromEntries(load.map(({ id, ...rest }) => [id, rest]))
    expect(loads[ann.account.id]).toMatchObject({ reviewing: 0, ongoing: 1, late: 1 })
    expect(loads[bob.account.id]).toMatchObject({ reviewing: 0, ongoing: 0, late: 0 })
  })

  it('goes on page by page, longest waiting first', async () => {
    await reach(2)
    await server.db.query(
      `insert into projects (hash, company_id, status, name_search, draft, input_hash, submitted_at, created_at, updated_at)
       select 'p' || n, company_id, 2, name_search, draft, input_hash, submitted_at + (n || ' minutes')::interval,
         created_at, updated_at from projects, generate_series(1, 4) n where hash = $1`,
      [hash],
    )
    const first = await queue(ann, { limit: 3 })
    expect(first.rows.map((entry) => entry.hash)).toEqual([hash, 'p1', 'p2'])
    const last = await queue(ann, { limit: 3, after: first.next })
    expect([last.rows.map((entry) => entry.hash), last.next, last.total]).toEqual([['p3', 'p4'], null, 5])
  })
})

it('a delivery date in the past or far ahead is refused, and nothing is lost', async () => {
  await reach(3)
  for (const deliverAt of ['2026-11-20', '2026-02-31', 'tomorrow', '', '2027-11-22']) {
    const { status, body } = await tell(ann, 'acceptProject', { deliverAt })
    expect([status, body.issues?.[0]?.field]).toEqual([400, 'deliverAt'])
  }
  expect((await seen(ann)).status).toBe(3)
})

it.each(['hash', 'status', 'options', 'nothing'])('a question is not pinned to %s', async (field) => {
  await reach(3)
  const { status, body } = await tell(ann, 'askQuestion', { field, text: 'Why?' })
  expect([status, body.issues?.[0]?.field]).toEqual([400, 'field'])
})

it('what its customer has deleted can be read and no more', async () => {
  await reach(3)
  await done(tell(installer, 'deleteProject'))
  expect(await seen(ann)).toMatchObject({ isDeleted: true, moves: [] })
  expect((await tell(ann, 'releaseProject')).status).toBe(409)
  expect((await queue(ann)).rows).toEqual([])
})
