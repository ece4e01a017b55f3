import type { ConsoleProject } from '@soundroof/contract/review/console-review'
import { expect, it } from 'vitest'
import { insert } from '../../platform/database/insert.ts'
import { serverOfTests } from '../../testing/server-of-tests.ts'
import { completeContent as certificateContent } from '../testing/certificate-content.ts'
import { inspectedScene } from './testing/inspected-scene.ts'

/** A certificate after inspection is of one design certificate and one close-out pack. */

const server = await serverOfTests()
const { inState, certify, read, delivered, engineer } = await inspectedScene(server)

const stateOf = async (code: string): Promise<string> =>
  (await server.call<{ state: string }>('verifyDocument', { query: { code } })).body.data.state

const voided = (code: string) =>
  server.call<{ state: string }>('voidDocument', { token: engineer.token, body: { code, reason: 'Wrong roof' } })

it('ends once the design certificate is delivered again', async () => {
  const { hash, design } = await inState('QLD')
  const { code } = (await certify(hash)).body.data
  await delivered(hash, ['A further condition, kept later.'])
  expect([await stateOf(design.code), await stateOf(code)]).toEqual(['superseded', 'superseded'])
  expect((await read(hash)).body.data.inspection).toBeNull()
})

it.each(['design', 'pack'] as const)('ends once its %s is void', async (which) => {
  const { hash, design } = await inState('QLD')
  const { code } = (await certify(hash)).body.data
  const pack = (await read(hash)).body.data.pack?.code ?? ''
  expect((await voided(which === 'design' ? design.code : pack)).status).toBe(200)
  expect(await stateOf(code)).toBe('superseded')
})

it('stays when a design certificate is void that was superseded before', async () => {
  const { hash, design } = await inState('QLD')
  await delivered(hash, ['Every clamp is photographed, again.'])
  const { code } = (await certify(hash)).body.data
  expect((await voided(design.code)).body.data.state).toBe('void')
  expect(await stateOf(code)).toBe('valid')
})

it('drafts of a design and of an inspection wait for their checks side by side', async () => {
  const { hash } = await inState('QLD')
  await insert(server.db, 'certificate_rules', { secondCheck: true, version: 1 })
  const first = (await certify(hash)).body.data.code
  server.clock.move(1000)
  await server.db.query('update projects set status = 4 where hash = $1', [hash])
  const complete = await certificateContent(server.db, hash, {})
  const dispositions = complete.dispositions.map((one) => ({ ...one, disposal: 'kept', reason: 'Looked at on site.' }))
  const design = await server.call<{ code: string }>('issueCertificate', {
    token: engineer.token,
    body: { hash, ...complete, dispositions },
  })
  expect(design.status).toBe(200)
  expect([await stateOf(first), await stateOf(design.body.data.code)]).toEqual(['draft', 'draft'])
  const second = await server.caller('engineer', 'provider')
  for (const code of [design.body.data.code, first]) {
    const { body } = await server.call<ConsoleProject>('consoleProject', { token: second.token, query: { hash } })
    expect(body.data.secondCheck).toMatchObject({ issued: { code }, mayCheck: true })
    const checked = await server.call('checkCertificate', { token: second.token, body: { hash, code } })
    expect(checked.status).toBe(200)
  }
  const next = (await certify(hash, { notInspected: 'Nothing else.' })).body.data.code
  expect([await stateOf(first), await stateOf(next), await stateOf(design.body.data.code)]).toEqual([
    ...['superseded', 'draft', 'draft'],
  ])
})
