import { messages } from '@soundroof/words/en-au/messages/messages'
import { describe, expect, it } from 'vitest'
import { contentSealDifferences } from '../../administration/integrity/content-seal-differences.ts'
import { projectCalls } from '../../testing/project-calls.ts'
import { completeSample, sample } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { rowCounts } from '../../testing/test-database.ts'
import { filesOf } from '../../testing/valid-calls.ts'

/** Projects that are calculated before anybody was on the roof (decision 080). */

const server = await serverOfTests()
const installer = anew(() => server.caller())
const complete = anew(() => completeSample(server, installer))
const { paid, upload, created, detail, result, jobs, events, issue } = projectCalls(server, installer)

const desk = { ...sample(), from_desk: 1 }
const photos = () => filesOf(complete)
const asked = [
  { field: 'roof_photos', message: messages.roofPhotosRequired },
  { field: 'rafter_span_photos', message: messages.rafterSpanPhotoRequired },
  { field: 'connection_photos', message: messages.connectionPhotoRequired },
]

const submit = (hash: string) => server.call('submitProject', { token: installer.token, body: { hash } })
const keep = (hash: string, lists: object = photos(), who = installer) =>
  server.call<{ revision: number }>('keepPhotos', { token: who.token, body: { hash, ...lists } })
const charges = async () => (await server.db.query('select 1 from charges')).length
const paidAtDesk = async () => {
  await server.subscribe(installer, 2)
  return paid(desk)
}
const sealDifferences = async () => {
  const found: unknown[] = []
  for await (const finding of contentSealDifferences(server.services.db))
    if (!('looked' in finding)) found.push(finding)
  return found
}

describe('a project from the desk', () => {
  it('is stored without photos, and says so; without the word the photos are asked for as ever', async () => {
    const hash = await created(desk)
    expect(await detail(hash)).toMatchObject({ from_desk: 1, roof_photos: [], is_complete: 1 })
    const { status, body } = await upload({ ...desk, from_desk: 0 })
    expect([status, body.issues]).toEqual([400, asked])
  })

  it('sent twice is one project', async () => {
    const first = await created(desk)
    const before = await rowCounts(server.db)
    expect(await created(desk)).toBe(first)
    expect(await rowCounts(server.db)).toEqual(before)
  })

  it('has the result that was paid without the word, and the other way round', async () => {
    await server.subscribe(installer, 2)
    await issue(sample())
    const hash = await created(desk)
    expect(await detail(hash)).toMatchObject({ is_result: 1, from_desk: 1 })
    expect(await issue({ ...complete, hash })).toMatchObject({ isResult: 1 })
    expect(await issue({ ...desk, hash })).toMatchObject({ isResult: 1 })
    expect(await charges()).toBe(1)
  })

  it('keeps the word through an edit that says it, and through its name', async () => {
    const hash = await created(desk)
    expect((await upload({ ...desk, hash, roof_height: 7 })).status).toBe(200)
    expect(await detail(hash)).toMatchObject({ from_desk: 1, roof_height: 7 })
    await server.call('renameRoof', { token: installer.token, body: { hash, name: 'North' } })
    expect(await detail(hash)).toMatchObject({ from_desk: 1 })
  })

  it('with all photos is none, whatever it says; with some it stays one', async () => {
    expect(await detail(await created({ ...complete, from_desk: 1 }))).toMatchObject({ from_desk: 0 })
    const { roof_photos } = complete
    expect(await detail(await created({ ...desk, roof_photos }))).toMatchObject({ from_desk: 1 })
  })

  it.each([2, 'yes', [], true])('from_desk %j is refused by its name', async (from_desk) => {
    const { status, body } = await upload({ ...complete, from_desk })
    expect([status, body.issues?.map(({ field }) => field)]).toEqual([400, ['from_desk']])
  })
})

describe('its photos, added later', () => {
  it('make a revision with the same result, sealed and free, that is no longer from the desk', async () => {
    const hash = await paidAtDesk()
    const before = await result(hash)
    const { status, body } = await keep(hash)
    expect([status, body.data]).toEqual([200, { revision: 3 }])
    expect(await detail(hash)).toMatchObject({ from_desk: 0, is_result: 1 })
    expect(await result(hash)).toMatchObject({ id: before?.id, is_present: true, revision: 3 })
    expect((await jobs()).slice(-2).map(({ revision }) => revision)).toEqual([3, 3])
    expect((await events(hash))[0]?.event).toBe('Project edited')
    expect(await charges()).toBe(1)
    expect(await sealDifferences()).toEqual([])
    const again = await issue({ ...complete, hash })
    expect([again.isResult, await charges()]).toEqual([1, 1])
  })

  it('through the wizard have the same result too', async () => {
    const hash = await paidAtDesk()
    const before = await result(hash)
    const { body } = await upload({ ...complete, hash })
    expect(body.data).toEqual({ hash, isResult: 1 })
    expect((await result(hash))?.id).toBe(before?.id)
    expect([(await detail(hash)).from_desk, await charges()]).toEqual([0, 1])
  })

  it('sent twice make one revision; a few of them leave it at the desk', async () => {
    const hash = await paidAtDesk()
    const some = { ...photos(), connection: [] }
    expect((await keep(hash, some)).body.data).toEqual({ revision: 3 })
    expect((await keep(hash, some)).body.data).toEqual({ revision: 3 })
    expect(await detail(hash)).toMatchObject({ from_desk: 1 })
    expect((await keep(hash)).body.data).toEqual({ revision: 4 })
  })

  it('of two people at once are all kept: a page opened before takes away only what it had itself', async () => {
    const hash = await paidAtDesk()
    const { roof, connection, rafterSpan } = photos()
    await keep(hash, { roof, rafterSpan, openedRevision: 2 })
    expect((await keep(hash, { connection, openedRevision: 2 })).body.data).toEqual({ revision: 4 })
    const kept = await detail(hash)
    expect(kept).toMatchObject({ from_desk: 0 })
    expect([kept.roof_photos, kept.rafter_span_photos, kept.connection_photos]).toEqual(
      [roof, rafterSpan, connection].map((each) => expect.objectContaining({ length: (each as string[]).length })),
    )
    expect((await keep(hash, { ...photos(), openedRevision: 9 })).status).toBe(404)
  })

  it('once there, are not taken away again', async () => {
    const hash = await created(complete)
    const { status, body } = await keep(hash, {})
    expect([status, body.message, body.issues?.map(({ field }) => field)]).toEqual([
      400,
      messages.roofPhotosRequired,
      ['roof', 'rafterSpan', 'connection'],
    ])
  })

  it.each([
    ['that the company never sent', { roof: ['http://localhost:8080/files/x/1', 'a'] }, 'roof', messages.photoUnknown],
    ['that are no list', { roof: 7 }, 'roof', null],
    ['that are ten', { roof: Array.from({ length: 10 }, (_, index) => `${index}`) }, 'roof', messages.tooManyPhotos],
    ['under another name', { photos: [] }, 'photos', 'There is no field photos!'],
  ])('%s are refused', async (_, lists, field, message) => {
    const hash = await created(desk)
    const { status, body } = await keep(hash, lists)
    expect([status, body.issues?.[0]?.field]).toEqual([400, field])
    if (message !== null) expect(body.message).toBe(message)
    expect(await detail(hash)).toMatchObject({ roof_photos: [] })
  })

  it('are of the own company alone, and stay while an engineer reviews the roof', async () => {
    const hash = await created(desk)
    expect((await keep(hash, photos(), await server.caller())).status).toBe(403)
    await server.services.db.transaction((tx) => tx.query('update projects set status = 3 where hash = $1', [hash]))
    expect((await keep(hash)).status).toBe(409)
  })
})

describe('its review', () => {
  it('asks for the photos with the specified messages, and moves nothing', async () => {
    const hash = await created(desk)
    const { status, body } = await submit(hash)
    expect([status, body.message, body.issues]).toEqual([400, messages.roofPhotosRequired, asked])
    expect(await detail(hash)).toMatchObject({ status: 1 })
    await keep(hash)
    expect((await submit(hash)).status).toBe(200)
    expect(await detail(hash)).toMatchObject({ status: 2, from_desk: 0 })
  })

  it('once asked for, holds the photos until it is withdrawn', async () => {
    const hash = await created(complete)
    await submit(hash)
    const { status, body } = await upload({ ...desk, hash })
    expect([status, body.issues]).toEqual([400, asked])
    expect((await keep(hash, {})).status).toBe(400)
    await server.call('withdrawProject', { token: installer.token, body: { hash } })
    expect((await upload({ ...desk, hash })).status).toBe(200)
    expect((await submit(hash)).body.issues).toEqual(asked)
  })
})

it('a project stored before the word was known is found again by the same upload', async () => {
  const hash = await created(complete)
  await server.services.db.transaction((tx) =>
    tx.query(`update projects set draft = draft #- '{photos,fromDesk}' where hash = $1`, [hash]),
  )
  expect(await created(complete)).toBe(hash)
})
