import type { ChangedFigures, RestingRow, SettledRow } from '@soundroof/contract/review/changed/changed-figures'
import type { VerifiedDocument } from '@soundroof/contract/roofs/documents/document'
import type { ProjectRow } from '@soundroof/contract/roofs/wire/wire-shapes'
import { describe, expect, it } from 'vitest'
import { contentSealDifferences } from '../../administration/integrity/content-seal-differences.ts'
import { type Mail, takeMail } from '../../platform/mail/mail-queue.ts'
import { serverOfTests } from '../../testing/server-of-tests.ts'
import type { Caller } from '../../testing/test-server.ts'
import { writeNoticeMails } from '../notices/notice-mails.ts'
import { findNotices } from '../notices/notice-rows.ts'
import { unsubscribeToken } from '../notices/unsubscribe-token.ts'
import { completeContent } from '../testing/certificate-content.ts'
import { reconsiderationScene, tileHook } from '../testing/reconsideration-scene.ts'
import { insertReviewFile } from '../testing/reviewed-projects.ts'

const server = await serverOfTests()
const { people, search, tell, done, paidProject, weaken, submitted, accepted, delivered, seen, marks } =
  reconsiderationScene(server)

const page = async (query: Readonly<Record<string, unknown>> = {}, who: Caller = people.ann) =>
  (await server.call<ChangedFigures>('changedFigures', { token: who.token, query })).body.data
const rowOf = async (hash: string, query: Readonly<Record<string, unknown>> = {}): Promise<RestingRow> => {
  const row = (await page(query)).rows.find((one) => one.hash === hash)
  if (!row) throw new Error(`no row of ${hash}`)
  return row
}
const askedOf = ({ hash, reconsideration }: RestingRow) => ({
  hash,
  reconsideration: reconsideration?.id,
  seen: reconsideration?.seen,
})
const settleAs = (who: Caller, outcome: string, rows: readonly RestingRow[], reason = 'The hooks were tested.') =>
  server.call<{ rows: readonly SettledRow[] }>('settleReconsiderations', {
    token: who.token,
    body: { outcome, reason, rows: rows.map(askedOf) },
  })
const answersOf = async (sent: ReturnType<typeof settleAs>) => {
  const { status, body } = await sent
  expect([status, body.message]).toEqual([200, undefined])
  expect(server.errors).toEqual([])
  return body.data.rows.map((row) => (row.answer === 'refused' ? row.message : row.answer))
}
const verified = async (code: string) =>
  (await server.call<VerifiedDocument>('verifyDocument', { query: { code } })).body.data
const customerRow = async (hash: string) =>
  (await server.call<ProjectRow>('projectDetail', { token: people.installer.token, query: { hash } })).body.data
const kindsOf = async ({ account }: Caller) => (await findNotices(server.db, account.id)).map(({ kind }) => kind)

const taken = async (): Promise<readonly Mail[]> => {
  const now = server.clock()
  const mail = await takeMail(server.db, server.services, now, new Date(now.getTime() + 60_000))
  return mail ? [mail, ...(await taken())] : []
}
const mailsTo = async ({ account }: Caller) => {
  await writeNoticeMails(server.services)
  return (await taken()).filter(({ to }) => to === account.email)
}

/** Three projects whose reviews were delivered, and the figure that they rest on replaced since. */
const threeMarked = async () => {
  const hashes: string[] = []
  const codes: string[] = []
  for (const number of ['one', 'two', 'three']) {
    const hash = await paidProject({ number })
    hashes.push(hash)
    codes.push(await delivered(hash))
  }
  await weaken()
  server.clock.move(1000)
  await search()
  const [one = '', two = '', three = ''] = hashes
  return { hashes, codes, one, two, three }
}

describe('a figure that is replaced after delivery', () => {
  it('marks three projects, tells also who declined all mails, and voids nothing; each is settled in its own way', async () => {
    await done(
      server.call('unsubscribe', { body: { token: unsubscribeToken(server.services, people.installer.account.id) } }),
    )
    const { codes, one, two, three } = await threeMarked()
    const [mail] = await mailsTo(people.installer)
    expect(mail?.subject).toContain('under reconsideration')
    expect(mail?.text.match(/project_result\?project=/g)).toHaveLength(3)
    expect((await Promise.all(codes.map(verified))).map(({ state }) => state)).toEqual(['valid', 'valid', 'valid'])

    const found = await page({ figure: tileHook })
    expect(found).toMatchObject({ total: 3, next: null, isCompared: true })
    expect(found.figures).toEqual([{ id: tileHook, name: expect.any(String), open: 3 }])
    for (const row of found.rows) {
      expect(row).toMatchObject({
        status: 5,
        isSubmitted: true,
        engineer: { id: people.ann.account.id },
        settled: null,
      })
      expect([row.deliveredAt, row.company.id]).toEqual([expect.any(String), people.installer.account.companyId])
      expect(row.documents.filter(({ state, kind }) => state === 'valid' && kind === 'signed-review')).toHaveLength(1)
      expect(row.reconsideration?.verdictBefore).toMatch(/./)
      expect(row.reconsideration?.differences.map(({ field }) => field)).toContain('Fixing spacing')
    }

    expect(await answersOf(settleAs(people.ann, 'stands', [await rowOf(one)]))).toEqual(['settled'])
    expect(await answersOf(settleAs(people.ann, 'superseded', [await rowOf(two)]))).toEqual(['settled'])
    expect(await answersOf(settleAs(people.ann, 'void', [await rowOf(three)]))).toEqual(['settled'])

    const states = await Promise.all(codes.map(verified))
    expect(states.map(({ state, reconsideredSince }) => [state, reconsideredSince !== null])).toEqual([
      ['valid', false],
      ['valid', true],
      ['void', false],
    ])
    const reserves = await Promise.all(
      [one, two, three].map(async (hash) => (await customerRow(hash)).reconsidered_since),
    )
    expect(reserves.map((since) => since !== null)).toEqual([false, true, true])
    expect((await page()).rows).toEqual([])
    expect((await page({ state: 'settled' })).rows.map(({ hash, settled }) => [hash, settled?.outcome])).toEqual([
      ...[
        [three, 'void'],
        [two, 'superseded'],
      ],
      [one, 'stands'],
    ])
    const told = await kindsOf(people.installer)
    for (const kind of ['stands', 'superseded', 'voided', 'reconsidered'] as const) expect(told).toContain(kind)
    const subjects = (await mailsTo(people.installer)).map(({ text }) => text).join()
    for (const words of ['stands', 'is superseded', 'was withdrawn']) expect(subjects).toContain(words)
    const trail = await server.db.query<{ action: string }>(
      `select action from audit_trail where action like 'reconsideration%' or action = 'document_voided' order by id`,
    )
    const actions = trail.map(({ action }) => action)
    expect(actions.filter((action) => action !== 'document_voided')).toEqual([
      ...['reconsideration_settled', 'reconsideration_superseded', 'reconsideration_voided'],
    ])
    expect(actions).toContain('document_voided')
    for (const hash of [one, two, three])
      expect((await seen(hash)).records.map(({ event }) => event)).toContain('reconsiderationSettled')
    for await (const finding of contentSealDifferences(server.services.db))
      expect(finding).not.toHaveProperty('difference')
  })

  it('is never marked again once given up, and signs no certificate; a corrected review counts', async () => {
    const { two, codes } = await threeMarked()
    expect(await answersOf(settleAs(people.ann, 'superseded', [await rowOf(two)]))).toEqual(['settled'])
    await weaken(0.25)
    await search()
    expect((await page()).rows.map(({ hash }) => hash)).not.toContain(two)
    const certificate = await tell(people.ann, 'issueCertificate', {
      hash: two,
      ...(await completeContent(server.db, two)),
    })
    expect([certificate.status, certificate.body.message]).toEqual([
      409,
      expect.stringContaining('the result is superseded. No certificate is signed on it'),
    ])
    server.clock.move(1000)
    await done(tell(people.ann, 'deliverProject', { hash: two, file: await insertReviewFile(server) }))
    const valid = (await seen(two)).documents.filter(({ state, kind }) => state === 'valid' && kind === 'signed-review')
    expect(valid.map(({ reconsideredSince }) => reconsideredSince)).toEqual([null])
    expect((await verified(codes[1] ?? '')).state).toBe('superseded')
  })
})

describe('many at once', () => {
  it('answers each: settled, settled by whom, renewed since, of a colleague; what is sent again changes nothing', async () => {
    const { one, two, three } = await threeMarked()
    const rows = [await rowOf(one), await rowOf(two), await rowOf(three)]
    await done(tell(people.ann, 'handOverProject', { hash: two, engineer: people.ben.account.id }))
    const renewed = { ...rows[2], reconsideration: { ...rows[2]?.reconsideration, seen: 'other' } } as RestingRow
    const sent = () => settleAs(people.ann, 'stands', [...rows.slice(0, 2), renewed])
    const answers = [
      'settled',
      expect.stringContaining(people.ben.account.name),
      expect.stringContaining('has changed'),
    ]
    expect(await answersOf(sent())).toEqual(answers)
    const before = await marks()
    expect(await answersOf(sent())).toEqual(answers)
    expect(await marks()).toEqual(before)
    const trail = await server.db.query(`select 1 from audit_trail where action = 'reconsideration_settled'`)
    expect(trail).toHaveLength(1)
  })
})

it('what a colleague signed is void once a second engineer confirms it, and the holder then settles it', async () => {
  const { one, codes } = await threeMarked()
  const row = await rowOf(one)
  const third = await server.caller('engineer', 'provider')
  expect(await answersOf(settleAs(people.ben, 'void', [row], 'Wrong hooks'))).toEqual(['proposed'])
  expect(await answersOf(settleAs(people.ben, 'void', [row], 'Wrong hooks'))).toEqual(['proposed'])
  expect([(await verified(codes[0] ?? '')).state, (await rowOf(one)).settled]).toEqual(['valid', null])
  const review = (await rowOf(one)).documents.find(({ kind }) => kind === 'signed-review')
  expect(review?.voiding?.proposal?.reason).toBe('Wrong hooks')
  expect(await answersOf(settleAs(third, 'void', [row], 'Wrong hooks'))).toEqual(['proposed'])
  expect([(await verified(codes[0] ?? '')).state, (await rowOf(one)).settled]).toEqual(['void', null])
  expect(await answersOf(settleAs(people.ann, 'void', [row], 'Wrong hooks'))).toEqual(['settled'])
  expect((await rowOf(one, { state: 'settled' })).settled).toMatchObject({
    outcome: 'void',
    person: people.ann.account.name,
  })
})

it('administrators read and sign nothing; an engineer without a valid registration is refused with the reason', async () => {
  const { one } = await threeMarked()
  const row = await rowOf(one)
  const administrator = await server.caller('administrator', 'provider')
  expect((await page({}, administrator)).rows).toHaveLength(3)
  expect((await settleAs(administrator, 'stands', [row])).status).toBe(403)
  await server.db.query(`update engineer_registrations set valid_until = '2020-01-31' where account_id = $1`, [
    people.ann.account.id,
  ])
  for (const outcome of ['stands', 'superseded', 'void']) {
    const { status, body } = await settleAs(people.ann, outcome, [row])
    expect([status, body.message]).toEqual([409, expect.stringContaining('31 Jan 2020')])
  }
  await server.db.query('delete from engineer_registrations where account_id = $1', [people.ann.account.id])
  const { status, body } = await settleAs(people.ann, 'stands', [row])
  expect([status, body.message]).toEqual([409, expect.stringContaining('registration')])
  expect(await marks()).toEqual(Array(3).fill({ outcome: null, cause: 'figures' }))
})

it('lists what is no worse, what was never submitted and what nobody holds, page by page', async () => {
  const never = await paidProject({ number: 'never' })
  const waiting = await paidProject({ number: 'waiting' })
  await done(tell(people.installer, 'submitProject', { hash: waiting }))
  const held = await paidProject({ number: 'held' })
  await accepted(held)
  await weaken(0.8)
  await search()
  expect((await page({ figure: tileHook })).rows).toEqual([])
  const better = await page({ figure: tileHook, state: 'no-worse', limit: 2 })
  expect([better.rows.length, better.total, better.rows[0]?.reconsideration]).toEqual([2, 3, null])
  const rest = await page({ figure: tileHook, state: 'no-worse', limit: 2, after: better.next })
  expect([...better.rows, ...rest.rows].map(({ hash }) => hash).sort()).toEqual([never, waiting, held].sort())
  expect((await server.call('changedFigures', { token: people.ann.token, query: { state: 'no-worse' } })).status).toBe(
    400,
  )
  await weaken()
  expect((await page()).isCompared).toBe(false)
  await search()
  const first = await page({ limit: 2 })
  const second = await page({ limit: 2, after: first.next })
  expect([first.total, first.isCompared, second.next]).toEqual([3, true, null])
  expect(new Set([...first.rows, ...second.rows].map(({ hash }) => hash)).size).toBe(3)
  expect((await rowOf(never)).isSubmitted).toBe(false)
  const rows = [await rowOf(never), await rowOf(waiting)]
  expect(await answersOf(settleAs(people.ann, 'stands', rows))).toEqual([
    expect.stringMatching(/./),
    expect.stringMatching(/./),
  ])
  expect(await answersOf(settleAs(people.ann, 'stands', [await rowOf(held)]))).toEqual(['settled'])
})

it('a result without documents cannot be void', async () => {
  const hash = await paidProject()
  await submitted(hash)
  await weaken()
  await search()
  const row = await rowOf(hash)
  expect(row.documents).toEqual([])
  const [answer] = await answersOf(settleAs(people.ann, 'void', [row]))
  expect(answer).toContain('nothing to void')
  expect(await answersOf(settleAs(people.ann, 'superseded', [row]))).toEqual(['settled'])
})
