import type { ConsoleProject } from '@soundroof/contract/review/console-review'
import { readPdf } from '@soundroof/report/testing/read-pdf'
import { expect, it } from 'vitest'
import { insert } from '../../platform/database/insert.ts'
import { serverOfTests } from '../../testing/server-of-tests.ts'
import type { Caller } from '../../testing/test-server.ts'
import { inspectedScene } from './testing/inspected-scene.ts'

/** Where the provider asks for a second engineer's check, a certificate after inspection counts once it names the check. */

const server = await serverOfTests()
const { inState, certify, read, installer, engineer } = await inspectedScene(server)
const second = await server.caller('engineer', 'provider')

const asked = () => insert(server.db, 'certificate_rules', { secondCheck: true, version: 1 })

const shownTo = async (hash: string, by: Caller): Promise<ConsoleProject> =>
  (await server.call<ConsoleProject>('consoleProject', { token: by.token, query: { hash } })).body.data

const bytesAt = async (address: string): Promise<Buffer> => {
  const { pathname, search } = new URL(address)
  return (await server.app.inject({ method: 'GET', url: pathname + search })).rawPayload
}

const noticesOf = async ({ token }: Pick<Caller, 'token'>): Promise<readonly string[]> => {
  const { body } = await server.call<{ rows: { kind: string }[] }>('notices', { token })
  return body.data.rows.map(({ kind }) => kind)
}

it('waits for its check, is checked by a colleague, and counts once it is issued again with it', async () => {
  const { hash } = await inState('QLD')
  await asked()
  const first = (await certify(hash)).body.data
  expect(first.awaitsCheck).toBe(true)
  expect((await read(hash)).body.data.inspection).toBeNull()
  expect(await noticesOf(installer)).not.toContain('inspected')
  expect(await server.db.query(`select 1 from review_conditions where state <> 'open'`)).toEqual([])
  expect((await shownTo(hash, second)).secondCheck).toMatchObject({ issued: { code: first.code }, mayCheck: true })
  expect((await shownTo(hash, engineer)).certificate).toBeNull()
  const body = { hash, code: first.code }
  expect((await server.call('checkCertificate', { token: engineer.token, body })).status).toBe(403)
  expect((await server.call('checkCertificate', { token: second.token, body })).status).toBe(200)
  const next = (await certify(hash)).body.data
  expect(next.awaitsCheck).toBe(false)
  const text = (await readPdf(await bytesAt(next.address))).pages.join(' ')
  expect(text).toContain(`Second check ${second.account.name}`)
  expect(text).toMatch(/Second check [^\n]*, \d{1,2} [A-Z][a-z]{2} \d{4}/)
  expect((await read(hash)).body.data.inspection?.code).toBe(next.code)
  expect(await noticesOf(installer)).toContain('inspected')
  const events = await server.db.query(
    `select detail ->> 'code' as code from timeline where event = 'inspectionCertified'`,
  )
  expect(events).toEqual([{ code: next.code }])
})

it('one that waits is delivered as no review, so that the design certificate stays', async () => {
  const { hash, design } = await inState('QLD')
  await asked()
  const { address } = (await certify(hash)).body.data
  const body = { hash, file: address, conditions: [], openQuestions: [] }
  expect((await server.call('deliverProject', { token: engineer.token, body })).status).toBe(400)
  const state = await server.call<{ state: string }>('verifyDocument', { query: { code: design.code } })
  expect(state.body.data.state).toBe('valid')
})
