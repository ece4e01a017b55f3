import { readPdf } from '@soundroof/report/testing/read-pdf'
import { expect, it } from 'vitest'
import { update } from '../../platform/database/insert.ts'
import { serverOfTests } from '../../testing/server-of-tests.ts'
import { inspectedScene } from './testing/inspected-scene.ts'

/** Which conditions of the design certificate a certificate after inspection asks about, and with what it begins. */

const server = await serverOfTests()
const { inState, draft, certify, send, filled, engineer } = await inspectedScene(server)

const bare = (text: string): string => text.replace(/\s/g, '')

const textAt = async (address: string): Promise<string> => {
  const { pathname, search } = new URL(address)
  const { rawPayload } = await server.app.inject({ method: 'GET', url: pathname + search })
  return bare((await readPdf(rawPayload)).pages.join(' '))
}

const conditionsOf = (hash: string) =>
  server.db.query<{ id: string; text: string; state: string }>(
    'select id, text, state from review_conditions where project_hash = $1 order by sequence',
    [hash],
  )

const withdraw = (hash: string, condition: string, reason: string) =>
  server.call('withdrawCondition', { token: engineer.token, body: { hash, condition, reason } })

it('a condition that an engineer withdrew is not asked, and is certified as met nowhere', async () => {
  const { hash } = await inState('QLD')
  const [withdrawn, kept] = await conditionsOf(hash)
  const reason = 'The purlins were replaced, so nobody can do this any more.'
  expect((await withdraw(hash, withdrawn?.id ?? '', reason)).status).toBe(200)
  const { data } = (await draft(hash)).body
  expect(data.conditions).toEqual([kept?.text])
  expect(JSON.stringify(data)).not.toContain(reason)
  const issued = await send(hash, data, filled(data))
  expect(issued.status).toBe(200)
  const text = await textAt(issued.body.data.address)
  expect(text).not.toContain(bare(`${withdrawn?.text} Met:`))
  expect(text).not.toContain(bare(reason))
  expect((await conditionsOf(hash)).map(({ state }) => state)).toEqual(['withdrawn', 'confirmed'])
})

it('begins with the note that closed a condition, however long, and with none of other conditions', async () => {
  const { hash } = await inState('QLD')
  const [first, second] = await conditionsOf(hash)
  const closed = { state: 'closed', closedBy: engineer.account.id, closedAt: server.clock(), evidence: 'photo' }
  const [note, other] = ['Photograph 4. '.repeat(140).trim(), 'Of an earlier approval.']
  await update(server.db, 'review_conditions', { id: first?.id }, { ...closed, note })
  await update(server.db, 'review_conditions', { id: second?.id }, { ...closed, note: other, text: 'Another.' })
  const answer = await draft(hash)
  expect(answer.status).toBe(200)
  expect(answer.body.data.content.met).toEqual([
    { condition: first?.text, evidence: note },
    { condition: second?.text, evidence: '' },
  ])
  expect(
    (await certify(hash, { met: [...answer.body.data.content.met].map((one) => ({ ...one, evidence: note })) })).status,
  ).toBe(200)
})

it('evidence loses characters that display it otherwise than it was written', async () => {
  const { hash } = await inState('QLD')
  const { data } = (await draft(hash)).body
  const met = data.conditions.map((condition) => ({ condition, evidence: 'photo \u202egnp.exe\u0007' }))
  const { address } = (await certify(hash, { met })).body.data
  expect(await textAt(address)).toContain('Met:photognp.exe')
})
