import type { issuedCertificate } from '@soundroof/contract/review/certificate/certificate-calls'
import type { ConsoleProject } from '@soundroof/contract/review/console-review'
import type { CertificateRules, SecondCheck } from '@soundroof/contract/review/second-check'
import { readPdf } from '@soundroof/report/testing/read-pdf'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import type { Caller } from '../../testing/test-server.ts'
import { acceptedProjects } from '../testing/accepted-projects.ts'
import { completeContent } from '../testing/certificate-content.ts'
import { publishedForm } from '../testing/valid-form-calls.ts'

type Issued = z.infer<typeof issuedCertificate>

const server = await serverOfTests()
const { installer, engineer, accepted } = acceptedProjects(server)
const second = anew(() => server.caller('engineer', 'provider'))
const third = anew(() => server.caller('engineer', 'provider'))
const administrator = anew(() => server.caller('administrator', 'provider'))

const ask = (secondCheck: boolean, version = 0, by: Caller = administrator) =>
  server.call<CertificateRules>('changeCertificateRules', { token: by.token, body: { secondCheck, version } })

const certify = async (hash: string, changes: object = {}) => {
  const body = { hash, ...(await completeContent(server.db, hash)), ...changes }
  return (await server.call<Issued>('issueCertificate', { token: engineer.token, body })).body.data
}

const check = (hash: string, code: string, by: Caller = second) =>
  server.call('checkCertificate', { token: by.token, body: { hash, code } })

const deliver = (hash: string, file: string) =>
  server.call('deliverProject', { token: engineer.token, body: { hash, file, conditions: [] } })

const shownTo = async (hash: string, by: Caller): Promise<SecondCheck> =>
  (await server.call<ConsoleProject>('consoleProject', { token: by.token, query: { hash } })).body.data.secondCheck

const done = async (by: Caller, name: Parameters<typeof server.call>[0], body: object): Promise<void> => {
  const answer = await server.call(name, { token: by.token, body })
  expect([answer.status, answer.body.message]).toEqual([200, undefined])
}
const newest = async (table: 'review_questions' | 'certificate_form_changes') =>
  (await server.db.query<{ id: string }>(`select id from ${table}`))[0]?.id

const textAt = async (address: string): Promise<string> => {
  const { pathname, search } = new URL(address)
  const { rawPayload } = await server.app.inject({ method: 'GET', url: pathname + search })
  return (await readPdf(rawPayload)).pages.join(' ')
}

describe('the check of a second engineer, where the provider asks for it', () => {
  it('is made of the issued certificate, printed on the next, and lets it be delivered', async () => {
    await ask(true)
    const hash = await accepted()
    const first = await certify(hash)
    expect((await deliver(hash, first.address)).body.message).toMatch(/^A second engineer has to check/)
    const shown = await shownTo(hash, second)
    expect(shown).toMatchObject({ isAsked: true, checked: null, mayCheck: true, issued: { code: first.code } })
    expect(await textAt(shown.issued?.address ?? '')).toContain(first.code)
    expect((await check(hash, first.code)).status).toBe(200)
    expect((await deliver(hash, first.address)).status).toBe(409)
    const next = await certify(hash)
    expect(await shownTo(hash, engineer)).toMatchObject({
      issued: { code: next.code, isChecked: true },
      checked: { engineer: second.account.name, registration: expect.stringContaining('RPEQ') },
    })
    expect(await textAt(next.address)).toMatch(new RegExp(`Second check ${second.account.name}`))
    expect((await deliver(hash, next.address)).status).toBe(200)
    const [record] = await server.db.query<{ actor: string }>(
      `select account_id as actor from timeline where event = 'certificateChecked'`,
    )
    expect(record?.actor).toBe(second.account.id)
  })

  it('holds for what was read: other words are checked anew, a replaced certificate is not confirmed', async () => {
    const hash = await accepted()
    const first = await certify(hash)
    const other = await certify(hash, { statement: 'I checked all of it.' })
    expect((await check(hash, first.code)).body.message).toMatch(/^This certificate was issued again/)
    expect((await check(hash, other.code)).status).toBe(200)
    await certify(hash, { statement: 'I checked something else.' })
    expect(await shownTo(hash, engineer)).toMatchObject({ issued: { isChecked: false }, checked: null })
  })

  it('holds neither for an answer of the customer nor for a corrected form that came afterwards', async () => {
    const hash = await accepted()
    const isChecked = async () => {
      await certify(hash)
      return (await shownTo(hash, engineer)).issued?.isChecked
    }
    await check(hash, (await certify(hash)).code)
    await done(engineer, 'askQuestion', { hash, text: 'How long are the hooks?' })
    expect(await isChecked()).toBe(true)
    await done(installer, 'answerQuestion', { hash, question: await newest('review_questions'), text: '300 mm' })
    expect(await isChecked()).toBe(false)
    await check(hash, (await certify(hash)).code)
    expect(await isChecked()).toBe(true)
    const form = { ...publishedForm('nsw-design'), subtitle: 'Corrected' }
    await done(engineer, 'proposeCertificateForm', { form, base: 0, reason: 'Version 2' })
    const id = await newest('certificate_form_changes')
    await done(second, 'decideCertificateForm', { id, decision: 'approve', note: '' })
    expect(await isChecked()).toBe(false)
  })

  it('is neither of the engineer who issued it, nor of a second account of that person', async () => {
    const hash = await accepted()
    const { code } = await certify(hash)
    expect((await check(hash, code, engineer)).body.message).toMatch(/^You issued this certificate/)
    await server.db.query(
      `update engineer_registrations set number = (select number from engineer_registrations where account_id = $1)
       where account_id = $2`,
      [engineer.account.id, second.account.id],
    )
    expect((await check(hash, code)).status).toBe(403)
    expect((await shownTo(hash, second)).mayCheck).toBe(false)
    await server.db.query('delete from engineer_registrations where account_id = $1', [third.account.id])
    expect((await check(hash, code, third)).body.message).toMatch(/registration/)
  })

  it('is made once: who is second reads who was first', async () => {
    const hash = await accepted()
    const { code } = await certify(hash)
    const answers = await Promise.all([check(hash, code, second), check(hash, code, third)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.message).toMatch(/has already checked this certificate/)
  })

  it('is asked for by administrators alone, on record, and not over a colleague', async () => {
    expect((await ask(true, 0, engineer)).status).toBe(403)
    expect((await ask(true)).body.data).toEqual({ secondCheck: true, version: 1 })
    expect((await ask(false)).status).toBe(409)
    const trail = await server.db.query(`select 1 from audit_trail where action = 'certificate_rules_changed'`)
    expect(trail).toHaveLength(1)
    expect((await ask(false, 1)).status).toBe(200)
    const hash = await accepted()
    expect((await deliver(hash, (await certify(hash)).address)).status).toBe(200)
  })
})
