import type { AsBuiltOfProject } from '@soundroof/contract/review/as-built/as-built-calls'
import { emptyAsBuilt } from '@soundroof/contract/review/as-built/as-built-record'
import { stateCodes } from '@soundroof/contract/roofs/places/state-codes'
import { wireFieldOf } from '@soundroof/contract/roofs/wire/wire'
import { describe, expect, it } from 'vitest'
import { update } from '../../platform/database/insert.ts'
import { jpeg, stored } from '../../roofs/files/testing/send.ts'
import { serverOfTests } from '../../testing/server-of-tests.ts'
import type { Caller } from '../../testing/test-server.ts'
import { builtScene, statement } from './testing/built-scene.ts'

const server = await serverOfTests()
const { built, read, save, sign, decide, completeContent, installer, other, engineer } = await builtScene(server)

const fieldsOf = (body: { readonly issues?: readonly { readonly field: string }[] }) =>
  body.issues?.map(({ field }) => field)

/** One zone has fixings twice as far apart as planned. */
const deviating = async (): Promise<{ hash: string; record: string }> => {
  const hash = await built()
  await save(hash, 0, await completeContent(hash, { Edge: { widestSpacing: 2400 } }))
  const { body, status } = await sign(hash, 1)
  expect([status, body.data?.state]).toEqual([200, 'with-engineer'])
  return { hash, record: body.data.record }
}

const console = (hash: string, who: Pick<Caller, 'token'>) =>
  server.call<AsBuiltOfProject | null>('consoleAsBuilt', { token: who.token, query: { hash } })

const noticesOf = async ({ token }: Pick<Caller, 'token'>): Promise<readonly string[]> => {
  const { body } = await server.call<{ rows: { kind: string }[] }>('notices', { token })
  return body.data.rows.map(({ kind }) => kind)
}

describe('what is saved', () => {
  it('is compared with the plan as far as it is measured, complete or not', async () => {
    const hash = await built()
    const zones = [
      { zone: 'Edge', rails: 2, widestSpacing: 1200, smallestSetback: 150 },
      { zone: 'Corner', rails: 3, widestSpacing: null, smallestSetback: 300 },
    ] as const
    const { body } = await save(hash, 0, { ...emptyAsBuilt, zones: [...zones] })
    const byZone = Object.fromEntries(body.data.zones.map(({ zone, outcome }) => [zone, outcome]))
    expect(byZone).toEqual({ Internal: null, Intermediate: null, Edge: 'deviation', Corner: null })
    expect(body.data.zones.find(({ zone }) => zone === 'Edge')?.reasons).toEqual([
      expect.objectContaining({ text: expect.stringContaining('Panels 150 mm from the edge of the roof') }),
    ])
    const { record, version } = body.data
    expect(version).toBe(1)
    expect((await read(hash)).body.data).toMatchObject({ record, version, state: 'open', content: { zones } })
  })

  it('is lost to nobody: who saves second hears who saved first', async () => {
    const hash = await built()
    await save(hash, 0, emptyAsBuilt)
    const second = await save(hash, 0, { ...emptyAsBuilt, moduleLabel: 'Mine' })
    expect([second.status, second.body.message]).toEqual([
      409,
      `${installer.account.name} saved this record after you opened it. Nothing of yours is lost: please load it again and enter what is missing!`,
    ])
    expect((await sign(hash, 0)).status).toBe(409)
  })

  it('names photos of the own company alone', async () => {
    const hash = await built()
    const [own, theirs] = [await completeContent(hash), await server.call('client', {})]
    expect(theirs.status).toBe(200)
    const address = `http://localhost:8080/files/${other.account.companyId}/somebody.jpg`
    const { status, body } = await save(hash, 0, { ...own, photos: [{ subject: 'setback', zone: 'Edge', address }] })
    expect([status, fieldsOf(body)]).toEqual([400, ['photos.0.address']])
  })

  it('needs a charged result that leaves room for panels', async () => {
    const hash = await built()
    await update(server.db, 'projects', { hash }, { issuedResultId: null })
    const [result] = await server.db.query<{ id: string }>('select id from issued_results')
    await server.db.query('delete from project_results where issued_result_id = $1', [result?.id])
    expect((await read(hash)).status).toBe(409)
  })
})

describe('signing', () => {
  it('refuses one photo for two things, by its second place', async () => {
    const hash = await built()
    const content = await completeContent(hash)
    const address = content.photos[0]?.address ?? ''
    const photos = content.photos.map((photo, index) => (index === 1 || index > 11 ? { ...photo, address } : photo))
    await save(hash, 0, { ...content, photos })
    const { status, body } = await sign(hash, 1)
    expect([status, fieldsOf(body)]).toEqual([
      400,
      ['photos.foot-over-support.Internal', 'photos.module-label', 'photos.rail-splice'],
    ])
    expect(body.issues?.[0]).toMatchObject({ message: expect.stringContaining('This picture is there already') })
  })

  it('refuses one picture that was uploaded again for another thing', async () => {
    const hash = await built()
    const content = await completeContent(hash)
    const [picture, again] = [await jpeg(640, 480), await jpeg(640, 480)]
    const first = await stored(server, installer, picture)
    const second = await stored(server, installer, again)
    const third = await stored(server, installer, picture)
    const photos = content.photos.map((photo, index) =>
      index === 0 ? { ...photo, address: first } : index === 2 ? { ...photo, address: second } : photo,
    )
    const more = { subject: 'end-clamp', zone: 'Internal', address: third } as const
    await save(hash, 0, { ...content, photos: [...photos, more] })
    const { status, body } = await sign(hash, 1)
    expect([status, fieldsOf(body)]).toEqual([400, ['photos.setback.Internal']])
  })

  it('names each entry that is missing', async () => {
    const hash = await built()
    const content = await completeContent(hash, { Edge: { widestSpacing: null } })
    const lacking = {
      ...content,
      moduleLabel: ' ',
      photos: content.photos.filter(
        ({ subject, zone }) => subject !== 'rail-splice' && !(subject === 'setback' && zone === 'Corner'),
      ),
    }
    await save(hash, 0, lacking)
    const tomorrow = { name: ' ', installedOn: '2026-11-23' }
    const { status, body } = await sign(hash, 1, tomorrow)
    expect([status, fieldsOf(body)]).toEqual([
      400,
      [
        'zones.Edge.widestSpacing',
        'photos.setback.Corner',
        'photos.rail-splice',
        'moduleLabel',
        'statement.name',
        'statement.installedOn',
      ],
    ])
    expect(body.issues?.[0]?.message).toBe('Widest Spacing of the zone Edge is not measured yet!')
    await save(hash, 1, { ...lacking, isWithoutSplice: true })
    const before = await sign(hash, 2, { installedOn: '2026-11-01' })
    expect(fieldsOf(before.body)).not.toContain('photos.rail-splice')
    expect(before.body.issues?.at(-1)).toMatchObject({
      field: 'statement.installedOn',
      message: expect.stringMatching(/^The array cannot be finished before its result of \d+ [A-Z][a-z]{2} 2026!$/),
    })
  })

  it('an array is finished on a day that has begun where the roof stands', async () => {
    const state = wireFieldOf('building', 'state')
    const area = { [wireFieldOf('building', 'area')]: 0, [wireFieldOf('building', 'location')]: 0 }
    const hash = await built({ ...area, [state]: stateCodes.indexOf('WA'), suburb: '', postcode: '' })
    await save(hash, 0, await completeContent(hash))
    // 01:30 on the 23rd in Sydney, 22:30 on the 22nd in Perth.
    server.clock.move(Date.UTC(2026, 10, 22, 14, 30) - server.clock().getTime())
    const { status, body } = await sign(hash, 1, { installedOn: '2026-11-23' })
    expect([status, fieldsOf(body)]).toEqual([400, ['statement.installedOn']])
    expect((await sign(hash, 1, { installedOn: '2026-11-22' })).status).toBe(200)
  })

  it('closes what is built as planned; nothing of it changes, not even in the database', async () => {
    const hash = await built()
    await save(hash, 0, await completeContent(hash))
    const { body } = await sign(hash, 1)
    expect(body.data).toMatchObject({
      state: 'closed',
      statement: { name: 'Ann Example', drawn: statement.drawn, signedBy: installer.account.name },
      decision: null,
      pack: { code: expect.any(String) },
    })
    expect((await save(hash, 1, emptyAsBuilt)).status).toBe(409)
    expect((await sign(hash, 1)).status).toBe(409)
    await expect(
      server.db.query(`update as_built_records set content = '{}'::jsonb where id = $1`, [body.data.record]),
    ).rejects.toThrow('never changes')
    const [project] = await server.db.query<{ status: number }>('select status from projects where hash = $1', [hash])
    expect(project?.status).toBe(1)
  })

  it('asks an engineer about words that no engine can judge', async () => {
    const hash = await built()
    await save(hash, 0, { ...(await completeContent(hash)), differences: 'A rail is bent around the vent.' })
    expect((await sign(hash, 1)).body.data).toMatchObject({ state: 'with-engineer', pack: null })
  })

  it('opened again, the former record and its pack are superseded', async () => {
    const hash = await built()
    const content = await completeContent(hash)
    await save(hash, 0, content)
    const code = (await sign(hash, 1)).body.data.pack?.code
    const { body } = await server.call<AsBuiltOfProject>('reopenAsBuilt', { token: installer.token, body: { hash } })
    expect(body.data).toMatchObject({ state: 'open', version: 2, pack: null, statement: null })
    expect(body.data.content).toEqual((await read(hash)).body.data.content)
    const [document] = await server.db.query('select kind, state from documents where code = $1', [code])
    expect(document).toEqual({ kind: 'close-out-pack', state: 'superseded' })
    const again = await sign(hash, 2)
    expect(again.body.data.pack?.code).not.toBe(code)
    expect(await server.db.query('select 1 from as_built_records where signed_at is not null')).toHaveLength(2)
  })
})

describe('a deviation', () => {
  it('is told with demand and capacity, and goes to the engineers', async () => {
    const { hash } = await deviating()
    const shown = (await console(hash, engineer)).body.data
    const edge = shown?.zones.find(({ zone }) => zone === 'Edge')
    expect(edge?.outcome).toBe('deviation')
    expect(edge?.reasons[0]?.text).toMatch(/Does not pass as built with 2 rails, fixings 2400 mm apart: .* capacity /)
    expect(await noticesOf(engineer)).toEqual(['deviation'])
  })

  it('accepted, is printed with the reason, and the customer is told', async () => {
    const { hash, record } = await deviating()
    const { status, body } = await decide(hash, record, true)
    expect([status, body.data?.state, server.errors]).toEqual([200, 'accepted', []])
    expect(body.data.decision).toMatchObject({ engineer: engineer.account.name, isAccepted: true })
    expect((await read(hash)).body.data.pack?.code).toBe(body.data.pack?.code)
    expect(await noticesOf(installer)).toEqual(['deviationDecided'])
    const trail = await server.db.query<{ action: string }>(`select action from audit_trail where subject_id = $1`, [
      record,
    ])
    expect(trail).toEqual([{ action: 'as_built_accepted' }])
  })

  it('to be put right, is measured and signed again', async () => {
    const { hash, record } = await deviating()
    expect((await decide(hash, record, false)).body.data).toMatchObject({ state: 'put-right', pack: null })
    const corrected = await completeContent(hash)
    expect((await save(hash, 1, corrected)).status).toBe(200)
    expect((await sign(hash, 2)).body.data).toMatchObject({ state: 'closed', pack: { code: expect.any(String) } })
    expect((await decide(hash, record, true)).status).toBe(403)
    await update(server.db, 'projects', { hash }, { status: 2 })
    expect((await decide(hash, record, true)).body.message).toContain('There is nothing to decide')
  })

  it('is decided once: of two engineers at once one hears who was first', async () => {
    const { hash, record } = await deviating()
    const colleague = await server.caller('engineer', 'provider')
    const both = await Promise.all([decide(hash, record, true), decide(hash, record, false, colleague)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body.message).toMatch(/has decided about this record already/)
    const packs = await server.db.query(`select state from documents where kind = 'close-out-pack'`)
    expect(packs.length).toBe(both[0]?.status === 200 ? 1 : 0)
  })

  it('is decided by the holder of the project, or who delivered it', async () => {
    const { hash, record } = await deviating()
    const holder = await server.caller('engineer', 'provider')
    await update(
      server.db,
      'projects',
      { hash },
      { engineerId: holder.account.id, status: 4, submittedAt: server.clock() },
    )
    const refused = await decide(hash, record, true)
    expect([refused.status, refused.body.message]).toEqual([
      409,
      `${holder.account.name} reviews this project and decides about what was built!`,
    ])
    expect((await decide(hash, record, true, holder)).status).toBe(200)
  })
})

describe('who may', () => {
  it('decide: an engineer who is registered, nobody else', async () => {
    const { hash, record } = await deviating()
    const administrator = await server.caller('administrator', 'provider')
    const unregistered = await server.caller('engineer', 'provider')
    await server.db.transaction((tx) =>
      tx.query('delete from engineer_registrations where account_id = $1', [unregistered.account.id]),
    )
    const over = await server.caller('engineer', 'provider')
    await update(server.db, 'engineer_registrations', { accountId: over.account.id }, { validUntil: '2026-11-20' })
    const answers = [{ token: undefined as unknown as string }, installer, other, administrator, unregistered, over]
    const statuses: number[] = []
    for (const who of answers) statuses.push((await decide(hash, record, true, who)).status)
    expect(statuses).toEqual([401, 403, 403, 403, 409, 409])
    expect((await decide(hash, record, true)).status).toBe(200)
  })

  it('read and write: people of the company; staff read what is signed', async () => {
    const hash = await built()
    await save(hash, 0, emptyAsBuilt)
    expect((await read(hash, other)).status).toBe(403)
    expect((await save(hash, 1, emptyAsBuilt, other)).status).toBe(403)
    expect((await sign(hash, 1, {}, other)).status).toBe(403)
    expect((await console(hash, engineer)).status).toBe(403)
    expect((await console(hash, installer)).status).toBe(403)
  })
})
