import { messages } from '@soundroof/words/en-au/messages/messages'
import { beforeEach, describe, expect, it } from 'vitest'
import { contentSealDifferences } from '../../administration/integrity/content-seal-differences.ts'
import { projectCalls } from '../../testing/project-calls.ts'
import { completeSample } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'

/** What no calculation reads stands outside what was paid: direction, number of panels, suburb, client and contacts. */

const server = await serverOfTests()
const installer = anew(() => server.caller())
const complete = anew(() => completeSample(server, installer))
const { paid, upload, detail, result, jobs, events } = projectCalls(server, installer)
let hash: string
beforeEach(async () => {
  await server.subscribe(installer, 2)
  hash = await paid(complete)
})

const keep = (frontFacing: unknown, who = installer) =>
  server.call<{ revision: number }>('keepDirection', { token: who.token, body: { hash, frontFacing } })
const charges = async () => (await server.db.query('select 1 from charges')).length
const sealDifferences = async () => {
  const found: unknown[] = []
  for await (const finding of contentSealDifferences(server.services.db))
    if (!('looked' in finding)) found.push(finding)
  return found
}
const more = {
  front_azimuth: 100,
  panel_count: 15,
  suburb: 'Coburg',
  postcode: '3058',
  client_name: 'Ann Client',
  site_contact: 'Ben Contact',
  site_phone: '0400 000 000',
  crew_note: 'Call before you arrive. Dog.',
}

describe('saving a paid project with them', () => {
  it('keeps its result and charges nothing', async () => {
    const before = (await result(hash))?.id
    const saved = await upload({ ...complete, hash, ...more })
    expect(saved.body.data).toMatchObject({ hash, isResult: 1 })
    expect(await detail(hash)).toMatchObject(more)
    expect((await result(hash))?.id).toBe(before)
    expect(await charges()).toBe(1)
  })

  it('and calculating it again is free', async () => {
    const body = { ...complete, hash, ...more }
    const again = await server.call<{ isResult: number }>('getResult', { token: installer.token, body })
    expect(again.body.data).toMatchObject({ isResult: 1 })
    expect(await charges()).toBe(1)
  })

  it.each([
    [{ front_azimuth: 361 }, 'front_azimuth', messages.frontFacingOutside],
    [{ postcode: '305' }, 'postcode', messages.postcodeWrong],
    [{ crew_note: 'x'.repeat(201) }, 'crew_note', 'Note for the Crew must have at most 200 characters!'],
  ])('refuses %j with its field and what to do', async (change, field, message) => {
    const { status, body } = await upload({ ...complete, hash, ...change })
    expect([status, body.issues]).toEqual([400, [{ field, message }]])
  })
})

describe('the direction alone', () => {
  it('is a new revision with the same result, sealed and free, and reports are made again', async () => {
    const before = await result(hash)
    const { status, body } = await keep(315)
    expect([status, body.data]).toEqual([200, { revision: 3 }])
    expect(await detail(hash)).toMatchObject({ front_azimuth: 315, is_result: 1 })
    expect(await result(hash)).toMatchObject({ id: before?.id, is_present: true, revision: 3 })
    expect((await jobs()).slice(-2).map(({ revision }) => revision)).toEqual([3, 3])
    expect((await events(hash))[0]?.event).toBe('Project edited')
    expect(await charges()).toBe(1)
    expect(await sealDifferences()).toEqual([])
  })

  it('may be cleared; the same again makes no revision', async () => {
    await keep(0)
    expect((await keep(0)).body.data).toEqual({ revision: 3 })
    expect((await keep(null)).body.data).toEqual({ revision: 4 })
    expect(await detail(hash)).toMatchObject({ front_azimuth: null })
  })

  it.each([361, 360, -1, 12.5])('is refused at %d degrees, with what to do', async (degrees) => {
    const { status, body } = await keep(degrees)
    expect([status, body.issues]).toEqual([400, [{ field: 'frontFacing', message: messages.frontFacingOutside }]])
    expect(await detail(hash)).toMatchObject({ front_azimuth: null })
  })

  it('is of the own company alone, and stays while an engineer reviews the roof', async () => {
    expect((await keep(90, await server.caller())).status).toBe(403)
    await server.services.db.transaction((tx) => tx.query('update projects set status = 3 where hash = $1', [hash]))
    expect((await keep(90)).status).toBe(409)
  })
})
