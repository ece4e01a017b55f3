import { inspectionEnds } from '@soundroof/contract/roofs/documents/inspection-end'
import { expect, it } from 'vitest'
import { update } from '../../platform/database/insert.ts'
import { takeMail } from '../../platform/mail/mail-queue.ts'
import { jpeg, stored } from '../../roofs/files/testing/send.ts'
import { projectCalls } from '../../testing/project-calls.ts'
import { serverOfTests } from '../../testing/server-of-tests.ts'
import type { Caller } from '../../testing/test-server.ts'
import { writeNoticeMails } from '../notices/notice-mails.ts'
import { inspectedScene } from './testing/inspected-scene.ts'

/** What a certificate after inspection confirmed is confirmed for as long as that certificate counts. */

const server = await serverOfTests()
const { inState, certify, read, delivered, installer, engineer } = await inspectedScene(server)

type Condition = {
  readonly id: string
  readonly state: string
  readonly note: string
  readonly evidence: string | null
}

const conditionsOf = (hash: string) =>
  server.db.query<Condition>(
    'select id, state, note, evidence from review_conditions where project_hash = $1 order by sequence',
    [hash],
  )

const statesOf = async (hash: string) => (await conditionsOf(hash)).map(({ state }) => state)

const voided = (code: string) =>
  server.call('voidDocument', { token: engineer.token, body: { code, reason: 'Wrong roof' } })

const timelineOf = async (hash: string): Promise<readonly string[]> =>
  (await projectCalls(server, installer).events(hash)).map(({ event }) => event)

const noticesOf = async ({ token }: Pick<Caller, 'token'>) => {
  const { body } = await server.call<{ rows: { kind: string; text: string }[] }>('notices', { token })
  return body.data.rows
}

const taken = (now: Date) => takeMail(server.db, server.services, now, new Date(now.getTime() + 60_000))

const mailedTo = async ({ account }: Pick<Caller, 'account'>): Promise<string> => {
  await writeNoticeMails(server.services)
  const now = server.clock()
  const texts: string[] = []
  for (let mail = await taken(now); mail; mail = await taken(now))
    if (mail.to === account.email) texts.push(mail.subject, mail.text)
  return texts.join('\n')
}

type Scene = { readonly hash: string; readonly design: { readonly code: string }; readonly code: string }

/** Returned to its customer, who changes it. */
const edited = async ({ hash }: Scene) => {
  await update(server.db, 'projects', { hash }, { status: 1 })
  return server.call('renameRoof', { token: installer.token, body: { hash, name: 'Shed' } })
}

const packOf = async (hash: string): Promise<string> => (await read(hash)).body.data.pack?.code ?? ''

const ends = {
  withdrawn: ({ code }: Scene) => voided(code),
  reviewWithdrawn: ({ design }: Scene) => voided(design.code),
  packWithdrawn: async ({ hash }: Scene) => voided(await packOf(hash)),
  newRecord: ({ hash }: Scene) => server.call('reopenAsBuilt', { token: installer.token, body: { hash } }),
  reviewDelivered: ({ hash }: Scene) => delivered(hash, []),
  newRevision: edited,
} as const

const names = Object.keys(ends) as (keyof typeof ends)[]

it.each(names)('conditions that it confirmed are open again once it ends: %s', async (why) => {
  const { hash, design } = await inState('QLD')
  const [first] = await conditionsOf(hash)
  const evidence = await stored(server, installer, await jpeg(900, 700))
  const closing = { hash, condition: first?.id, note: 'Doubled purlins.', evidence }
  expect((await server.call('closeCondition', { token: installer.token, body: closing })).status).toBe(200)
  const { code } = (await certify(hash)).body.data
  expect(await statesOf(hash)).toEqual(['confirmed', 'confirmed'])
  const answer = await ends[why]({ hash, design, code })
  expect(typeof answer === 'object' && 'status' in answer ? answer.status : 200).toBe(200)
  expect(await conditionsOf(hash)).toMatchObject([
    { state: 'closed', note: 'Doubled purlins.', evidence: expect.any(String) },
    { state: 'open', note: '', evidence: null },
  ])
  const said = `Certificate after inspection ${code} ended: ${inspectionEnds[why]}`
  const timeline = await timelineOf(hash)
  expect(timeline).toContain(said)
  const open = `Condition no longer confirmed: certificate after inspection ${code} ended`
  expect(timeline.filter((event) => event === open)).toHaveLength(2)
  if (why === 'withdrawn') return
  const told = why === 'newRecord' || why === 'newRevision' ? engineer : installer
  expect(await noticesOf(told)).toContainEqual(expect.objectContaining({ kind: 'inspectionEnded', text: said }))
  expect(await mailedTo(told)).toContain(said)
})

it('what an engineer confirmed from evidence stays, and issued again it confirms again', async () => {
  const { hash } = await inState('QLD')
  const [first] = await conditionsOf(hash)
  const evidence = await stored(server, installer, await jpeg(900, 701))
  const closing = { hash, condition: first?.id, note: 'Doubled purlins.', evidence }
  await server.call('closeCondition', { token: installer.token, body: closing })
  const body = { hash, condition: first?.id, isConfirmed: true, objection: '' }
  expect((await server.call('reviewCondition', { token: engineer.token, body })).status).toBe(200)
  const former = (await certify(hash)).body.data.code
  const next = (await certify(hash)).body.data.code
  expect(await statesOf(hash)).toEqual(['confirmed', 'confirmed'])
  const ended = `Certificate after inspection ${former} ended: ${inspectionEnds.issuedAgain}`
  expect(await timelineOf(hash)).toContain(ended)
  expect((await noticesOf(installer)).map(({ kind }) => kind)).not.toContain('inspectionEnded')
  await voided(next)
  expect(await statesOf(hash)).toEqual(['confirmed', 'open'])
  await certify(hash)
  expect(await statesOf(hash)).toEqual(['confirmed', 'confirmed'])
})

it('a design certificate that is issued meanwhile names what its delivery opens again', async () => {
  const { hash } = await inState('QLD')
  const texts = await server.db.query<{ text: string }>('select text from review_conditions order by sequence')
  await certify(hash)
  const { code } = await delivered(hash, [])
  const [design] = await server.db.query<{ conditions: string[] }>('select conditions from documents where code = $1', [
    code,
  ])
  expect(design?.conditions).toEqual(texts.map(({ text }) => text))
  expect(await statesOf(hash)).toEqual(['open', 'open'])
  expect((await certify(hash)).status).toBe(200)
  expect(await statesOf(hash)).toEqual(['confirmed', 'confirmed'])
})
