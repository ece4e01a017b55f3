import type { ConsoleUser } from '@soundroof/contract/administration/console'
import type { ConsoleProject } from '@soundroof/contract/review/console-review'
import type { VerifiedDocument } from '@soundroof/contract/roofs/documents/document'
import { readPdf } from '@soundroof/report/testing/read-pdf'
import { beforeEach, describe, expect, it } from 'vitest'
import { requireRegistration } from '../identity/accounts/engineer-registrations.ts'
import { update } from '../platform/database/insert.ts'
import { readIdentity } from '../roofs/documents/report-identity.ts'
import { projectCalls } from '../testing/project-calls.ts'
import { completeSample } from '../testing/sample-project.ts'
import { anew, serverOfTests } from '../testing/server-of-tests.ts'
import type { Caller } from '../testing/test-server.ts'
import { completeContent } from './testing/certificate-content.ts'
import { insertReviewFile } from './testing/reviewed-projects.ts'

const server = await serverOfTests()
const installer = anew(() => server.caller())
const engineer = anew(() => server.caller('engineer', 'provider'))
const admin = anew(() => server.caller('administrator', 'provider'))
let hash: string

const { created, issue } = projectCalls(server, installer)

const hour = 3600 * 1000
const words = 'RPEQ 12345, Structural, valid until 30 Jun 2027'

/** A project with a result that this engineer has accepted. */
beforeEach(async () => {
  await server.subscribe(installer, 5)
  const complete = await completeSample(server, installer)
  await issue(complete)
  hash = await created(complete)
  await hold(engineer)
})

const hold = ({ account }: Caller) =>
  server.db.query('update projects set status = 4, engineer_id = $2 where hash = $1', [hash, account.id])

type Issued = { readonly address: string; readonly code: string }
const certify = async (by = engineer) =>
  server.call<Issued>('issueCertificate', {
    token: by.token,
    body: { hash, ...(await completeContent(server.db, hash)) },
  })
const upload = (kind: string, by = engineer) => server.call('reviewUpload', { token: by.token, query: { kind } })
const deliver = (file: string, by = engineer) =>
  server.call('deliverProject', { token: by.token, body: { hash, file } })
const seen = async () =>
  (await server.call<ConsoleProject>('consoleProject', { token: engineer.token, query: { hash } })).body.data
const enter = (changes: object = {}, id = engineer.account.id) =>
  server.call('changeRegistration', {
    token: admin.token,
    body: { id, body: ' NER ', number: '777', class: 'Structural', validUntil: '2028-02-29', ...changes },
  })

const signings = async (by = engineer) => {
  const file = await insertReviewFile(server)
  return [await certify(by), await upload('review', by), await deliver(file, by)]
}

const refusedAll = async (message: RegExp, status: number, by = engineer) => {
  for (const answer of await signings(by)) {
    expect(answer.body.message).toMatch(message)
    expect(answer.status).toBe(status)
  }
  expect(await server.db.query('select 1 from documents')).toEqual([])
  expect(await server.db.query('select 1 from delivered_reviews')).toEqual([])
}

describe('nothing is signed, uploaded as a review or delivered', () => {
  it('without a registration, and the refusal says what to do', async () => {
    await server.db.query('delete from engineer_registrations')
    await refusedAll(/Ask an administrator to enter your registration/, 409)
    expect((await upload('evidence')).status).toBe(200)
    expect((await seen()).registration).toBeNull()
  })

  it('after the last day of the registration has ended in the east of Australia', async () => {
    await enter({ validUntil: '2026-11-21' })
    // 21 November, 23:59 in Sydney.
    server.clock.move(4 * hour - 60_000)
    expect((await certify()).status).toBe(200)
    await server.db.query('delete from documents')
    server.clock.move(60_000)
    await refusedAll(/has expired: NER 777, Structural, valid until 21 Nov 2026\. Ask an administrator/, 409)
  })

  it('by an administrator, who has the project', async () => {
    await hold(admin)
    await refusedAll(/./, 403, admin)
    expect((await upload('evidence', admin)).status).toBe(200)
    const { data } = (await server.call<ConsoleProject>('consoleProject', { token: admin.token, query: { hash } })).body
    expect([data.moves.includes('deliver'), data.registration]).toEqual([false, null])
  })
})

it('nobody signs who was disabled, or became an administrator, after the call began', async () => {
  const { account } = engineer
  const sign = () => requireRegistration(server.db, account, server.clock())
  expect(await sign()).toBe(words)
  await update(server.db, 'accounts', { id: account.id }, { role: 'administrator' })
  await expect(sign()).rejects.toMatchObject({ code: 403 })
  await update(server.db, 'accounts', { id: account.id }, { role: 'engineer', disabledAt: server.clock() })
  await expect(sign()).rejects.toMatchObject({ code: 50008 })
})

describe('the registration', () => {
  it('stands in the certificate, in the record of the delivery, and in reports', async () => {
    expect((await seen()).registration).toBe(words)
    const { address } = (await certify()).body.data
    const { pathname, search } = new URL(address)
    const pdf = (await server.app.inject({ method: 'GET', url: pathname + search })).rawPayload
    expect((await readPdf(pdf)).pages.join(' ')).toContain(words)
    expect((await deliver(address)).status).toBe(200)
    expect((await seen()).records.find(({ event }) => event === 'delivered')?.detail).toMatchObject({
      registration: words,
    })
    const { companyId } = installer.account
    const subject = { projectHash: hash, companyId, revision: 1, projectNumber: 'N', kind: 'result-summary' } as const
    const identityAt = async (day: string) =>
      (await readIdentity(server.db, server.services.config, subject, new Date(day))).identity.registration
    expect([await identityAt('2027-06-30T05:00:00Z'), await identityAt('2027-07-01T05:00:00Z')]).toEqual([words, null])
  })

  it('is entered by an administrator, shown in the console and recorded in the trail', async () => {
    expect((await enter()).status).toBe(200)
    const entered = { body: 'NER', number: '777', class: 'Structural', validUntil: '2028-02-29' }
    const { body } = await server.call<{ rows: ConsoleUser[] }>('consoleUsers', { token: admin.token })
    const shown = body.data.rows.map(({ id, registration }) => [id, registration])
    expect(shown).toEqual(
      expect.arrayContaining([
        [engineer.account.id, entered],
        [admin.account.id, null],
      ]),
    )
    expect(await server.db.query('select account_id as by, action, subject_id as of, detail from audit_trail')).toEqual(
      [
        {
          by: admin.account.id,
          action: 'registration_changed',
          of: engineer.account.id,
          detail: { registration: { from: words, to: 'NER 777, Structural, valid until 29 Feb 2028' } },
        },
      ],
    )
  })

  it('that is changed ends certificates that are not delivered and name the former one', async () => {
    const { address, code } = (await certify()).body.data
    await enter()
    const { body } = await server.call<VerifiedDocument>('verifyDocument', { query: { code } })
    expect(body.data.state).toBe('superseded')
    expect((await deliver(address)).body.message).toMatch(/^This certificate no longer stands/)
  })

  it.each([
    ['number', { number: ' ' }],
    ['class', { class: '' }],
    ['validUntil', { validUntil: '2027-02-29' }],
    ['validUntil', { validUntil: 'next year' }],
  ])('is refused where its %s is none', async (field, changes) => {
    const { status, body } = await enter(changes)
    expect([status, body.issues?.[0]?.field]).toEqual([400, field])
  })

  it('of an active engineer is entered for no second account, however it is written', async () => {
    const second = await server.caller('engineer', 'provider')
    const taken = await enter({ body: 'r p e q', number: ' 12 345' }, second.account.id)
    const [issue] = taken.body.issues ?? []
    expect([taken.status, issue?.field, issue?.message]).toEqual([
      400,
      'number',
      expect.stringContaining(engineer.account.name),
    ])
    expect((await enter({ body: 'RPEQ', number: '12345' })).status).toBe(200)
    await server.db.query('update accounts set disabled_at = now() where id = $1', [engineer.account.id])
    expect((await enter({ body: 'RPEQ', number: '12345' }, second.account.id)).status).toBe(200)
  })

  it('is kept for engineers alone', async () => {
    expect((await enter({}, admin.account.id)).status).toBe(404)
    expect((await enter({}, installer.account.id)).status).toBe(404)
  })
})
