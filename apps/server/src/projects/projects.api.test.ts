import type { Calculation, IssuedResult, ProjectRow } from '@soundroof/contract/api'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { completeSample, insertFiles, sampleNames, type WireSample } from '../testing/sample-project.ts'
import { rowCounts } from '../testing/test-database.ts'
import { type Caller, startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let installer: Caller
let complete: WireSample

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  installer = await server.caller()
  complete = await completeSample(server, installer)
})

const minute = 60 * 1000

const upload = (body: unknown = complete, { token } = installer) =>
  server.call<{ hash: string }>('uploadProject', { token, body })
const created = async (body: unknown = complete) => (await upload(body)).body.data.hash
const detail = async (hash: string, { token } = installer) =>
  (await server.call<ProjectRow>('projectDetail', { token, query: { hash } })).body.data
const issue = async (body: unknown = complete) => {
  await server.call('decrementTimes', { token: installer.token })
  return (await server.call<Calculation>('getResult', { token: installer.token, body })).body.data
}
const result = async (hash: string, id?: string) =>
  (
    await server.call<IssuedResult | null>('issuedResult', {
      token: installer.token,
      query: { hash, ...(id ? { id } : {}) },
    })
  ).body.data
const events = async (hash: string, { token } = installer) => {
  const { body } = await server.call<{ records: { event: string; person: string; createdAt: string }[] }>('records', {
    token,
    query: { id: hash },
  })
  return body.data.records
}
const jobs = () =>
  server.db.query(
    'select revision, type, state, attempts, issued_result_id is not null as result from report_jobs order by sequence',
  )

describe('creating a project', () => {
  it.each(sampleNames)('keeps every field of %s', async (name) => {
    const body = await completeSample(server, installer, name)
    const row = await detail(await created(body))
    const { roof_photos, rafter_span_photos, connection_photos, roof_sheeting_photos, ...rest } = body
    expect(row).toMatchObject(rest)
    expect((row.roof_photos as string[]).map((address) => address.split('?')[0])).toEqual(roof_photos)
  })

  it('starts at Created, without result, engineer or delivery', async () => {
    const hash = await created()
    expect(hash).toMatch(/^[\w-]{22}$/)
    expect(await detail(hash)).toMatchObject({
      hash,
      id: hash,
      status: 1,
      is_result: 0,
      result: null,
      result_type: 1,
      output: '',
      engineer_name: '',
      end_time: null,
      manual_review: null,
      updated_at: '2026-11-21T09:00:00.000Z',
    })
    expect(await jobs()).toEqual([{ revision: 1, type: 1, state: 'rendering', attempts: 0, result: false }])
  })

  it('ignores what the server decides', async () => {
    const forged = {
      status: 5,
      is_result: 1,
      isResult: 1,
      result: 'http://x',
      output: 'x',
      engineer_name: 'x',
      id: 'x',
    }
    const hash = await created({ ...complete, ...forged, is_mod: 1, is_upload: 1, result_type: 0, end_time: 'x' })
    expect(await detail(hash)).toMatchObject({ status: 1, is_result: 0, result: null, output: '', engineer_name: '' })
  })

  it('takes over the result of its draft, with its reports and its timeline', async () => {
    await server.subscribe(installer, 5)
    const calculation = await issue()
    server.clock.move(minute)
    const hash = await created()
    expect(await detail(hash)).toMatchObject({ is_result: 1, result_type: 0, output: calculation.output })
    expect(
      calculation.output
        .split('\n')
        .slice(1)
        .map((line) => line.split(':')[0]),
    ).toEqual(['Internal', 'Intermediate', 'Edge', 'Corner'])
    expect((await result(hash))?.result).toEqual(JSON.parse(JSON.stringify(calculation.result)))
    expect((await jobs()).map((job) => (job as { type: number }).type)).toEqual([1, 0])
    expect(await events(hash)).toEqual([
      { event: 'Project created', person: installer.account.name, createdAt: '2026-11-21T09:01:00.000Z' },
      { event: 'Result calculated', person: installer.account.name, createdAt: '2026-11-21T09:00:00.000Z' },
    ])
  })

  it('has no result when the draft was changed after it was calculated', async () => {
    await server.subscribe(installer, 5)
    await issue()
    const hash = await created({ ...complete, roof_slope: 9 })
    expect(await detail(hash)).toMatchObject({ is_result: 0, result_type: 1 })
    await upload({ ...complete, hash })
    expect(await detail(hash)).toMatchObject({ is_result: 1 })
  })

  it('does not take over the result of another account', async () => {
    await server.subscribe(installer, 5)
    await issue()
    const other = await server.caller('customer', installer.account.companyId)
    const { hash } = (await upload(complete, other)).body.data
    expect(await detail(hash)).toMatchObject({ is_result: 0 })
  })
})

describe('refusing an upload', () => {
  const refused = async (changes: object, field: string, message: string) => {
    const before = await rowCounts(server.db)
    const { status, body } = await upload({ ...complete, ...changes })
    expect([status, body.issues?.[0]?.field, body.message]).toEqual([400, field, message])
    expect(await rowCounts(server.db)).toEqual(before)
  }

  it.each([
    [{ name: '' }, 'name', 'Please Input Project Name!'],
    [
      { number: 'a:b' },
      'number',
      'The project Name and project Number cannot have these characters: \\ / : * ? " < > |',
    ],
    [{ name: 'x'.repeat(101) }, 'name', 'Project Name must have at most 100 characters!'],
    [{ building_length: null, building_width: null }, 'building_length', 'Please input Building Length!'],
    [{ building_length: 501 }, 'building_length', 'Building Length must be more than 0 and at most 500 m!'],
    [{ state_index: 99 }, 'state_index', 'State is not one of the options!'],
    [{ installation_scale: 1.5 }, 'installation_scale', 'Installation Scale must be a whole number!'],
    [{ roof_photos: [] }, 'roof_photos', 'At least 2 photos of the roof please!'],
    [{ rafter_span_photos: [] }, 'rafter_span_photos', 'Take a photo of an overall rafter span please!'],
    [{ purlin_span: null }, 'purlin_span', 'Please input Purlin Span!'],
    [
      { roof_type: 'Tile' },
      'roof_type',
      'This roof type does not go with the chosen fixing and structure. Please select Roof Type!',
    ],
    [{ is_penetrative: 0 }, 'is_penetrative', 'is_penetrative contradicts fixing_type_index!'],
    [
      { date_time: '2026-02-30 10:00:00' },
      'date_time',
      'Date and time must be a real moment as year-month-day hour:minute:second!',
    ],
    [{ colour: 'red' }, 'colour', 'There is no field colour!'],
    [{ options: { arrayMass: 1000 } }, 'options.arrayMass', 'options.arrayMass must be at most 60!'],
  ])('with %j', async (changes, field, message) => refused(changes, field, message))

  it('whose photos are not the company’s', async () => {
    const stranger = await server.caller()
    const [theirs] = await insertFiles(server, stranger, ['x'])
    const unknown = 'This file was not uploaded by your company. Please upload it again!'
    await refused({ roof_photos: [...(complete.roof_photos as string[]), theirs] }, 'roof_photos', unknown)
    await refused({ big_file: ['http://elsewhere.example.org/a.jpg'] }, 'big_file', unknown)
  })

  it('whose photos are no images; extra files may be anything', async () => {
    const [pdf] = await insertFiles(server, installer, ['p'], 'pdf')
    const [file] = await insertFiles(server, installer, ['f'], 'file')
    await refused({ connection_photos: [pdf] }, 'connection_photos', 'Please select the correct image file!')
    expect((await upload({ ...complete, big_file: [pdf, file] })).status).toBe(200)
  })
})

describe('addresses of photos', () => {
  it('are kept without the signature that they were handed out with', async () => {
    const signed = (complete.roof_photos as string[]).map((address) => `${address}?expires=1&signature=abc`)
    await created({ ...complete, roof_photos: signed })
    const [stored] = await server.db.query<{ draft: { photos: { roof: string[] } } }>('select draft from projects')
    expect(stored?.draft.photos.roof).toEqual(complete.roof_photos)
  })

  it('may stand in several projects', async () => {
    await created()
    expect((await upload({ ...complete, name: 'Second' })).status).toBe(200)
  })
})

describe('editing a project', () => {
  it('makes a revision, keeps the time of its making and asks for new reports', async () => {
    const hash = await created()
    server.clock.move(minute)
    const answer = await upload({ ...complete, hash, name: 'Renamed', date_time: '2027-01-01 0:00:00' })
    expect(answer.body.data.hash).toBe(hash)
    expect(await detail(hash)).toMatchObject({
      name: 'Renamed',
      date_time: complete.date_time,
      updated_at: '2026-11-21T09:01:00.000Z',
    })
    const revisions = await server.db.query(
      "select revision, draft->'header'->>'name' as name from project_revisions order by 1",
    )
    expect(revisions).toEqual([
      { revision: 1, name: complete.name },
      { revision: 2, name: 'Renamed' },
    ])
    expect((await events(hash)).map(({ event }) => event)).toEqual(['Project edited', 'Project created'])
    expect((await jobs()).map((job) => (job as { revision: number }).revision)).toEqual([1, 2])
  })

  it('loses its result with other inputs, and has it again with the old ones', async () => {
    await server.subscribe(installer, 5)
    await issue()
    const hash = await created()
    await upload({ ...complete, hash, roof_slope: 9 })
    expect(await detail(hash)).toMatchObject({ is_result: 0, output: '' })
    await upload({ ...complete, hash })
    expect(await detail(hash)).toMatchObject({ is_result: 1 })
  })

  it('takes a paid result that was asked for without the hash', async () => {
    await server.subscribe(installer, 5)
    const hash = await created()
    const edited = { ...complete, roof_slope: 9 }
    await issue(edited)
    await upload({ ...edited, hash })
    expect(await detail(hash)).toMatchObject({ is_result: 1 })
    expect((await result(hash))?.result.zoneResults).toHaveLength(4)
  })

  it('is open to the company, and keeps a submitted project submitted', async () => {
    const hash = await created()
    await server.call('submitProject', { token: installer.token, body: { hash } })
    const colleague = await server.caller('customer', installer.account.companyId)
    expect((await upload({ ...complete, hash }, colleague)).status).toBe(200)
    expect(await detail(hash)).toMatchObject({ status: 2 })
    expect((await events(hash))[0]).toMatchObject({ event: 'Project edited', person: colleague.account.name })
  })

  it.each([3, 4, 5])('is refused from the claim on: status %i', async (status) => {
    const hash = await created()
    await server.db.query('update projects set status = $1', [status])
    const before = await rowCounts(server.db)
    const answer = await upload({ ...complete, hash })
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'This project is under review and can no longer be edited!',
    ])
    expect(await rowCounts(server.db)).toEqual(before)
  })

  it('of many at once makes one revision after the other', async () => {
    const hash = await created()
    await Promise.all(Array.from({ length: 8 }, (_, index) => upload({ ...complete, hash, name: `Name ${index}` })))
    const revisions = await server.db.query<{ revision: number }>('select revision from project_revisions order by 1')
    expect(revisions.map(({ revision }) => revision)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })
})

describe('issued results', () => {
  it('are the present inputs’, the one asked for, or none', async () => {
    await server.subscribe(installer, 5)
    await issue()
    const hash = await created()
    const first = await result(hash)
    server.clock.move(minute)
    await issue({ ...complete, hash, roof_slope: 9 })
    expect((await result(hash))?.id).toBe(first?.id)
    await upload({ ...complete, hash, roof_slope: 9 })
    const second = await result(hash)
    expect(second).toMatchObject({ issued_at: '2026-11-21T09:01:00.000Z' })
    expect(second?.id).not.toBe(first?.id)
    expect((await result(hash, first?.id))?.id).toBe(first?.id)
    expect(await result(hash, 'unknown')).toBeNull()
  })

  it('are not shown under another project', async () => {
    await server.subscribe(installer, 5)
    await issue()
    const id = (await result(await created()))?.id
    const other = await created({ ...complete, name: 'Other' })
    expect(await result(other)).toBeNull()
    expect(await result(other, id)).toBeNull()
  })
})

describe('submitting a project', () => {
  const submit = (hash: string) => server.call('submitProject', { token: installer.token, body: { hash } })

  it('moves it to Submitted for Review, once', async () => {
    const hash = await created()
    expect((await submit(hash)).body).toEqual({ code: 0, data: null })
    expect(await detail(hash)).toMatchObject({ status: 2 })
    expect((await events(hash))[0]?.event).toBe('Submitted for review')
    const again = await submit(hash)
    expect([again.status, again.body.message]).toEqual([409, 'This project is already submitted for review!'])
  })

  it('of many at once submits once', async () => {
    const hash = await created()
    const answers = await Promise.all(Array.from({ length: 5 }, () => submit(hash)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await events(hash)).filter(({ event }) => event === 'Submitted for review')).toHaveLength(1)
  })

  it('is refused for a project that is not complete', async () => {
    const hash = await created()
    await server.db.query(`update projects set draft = jsonb_set(draft, '{photos,roof}', '[]')`)
    const answer = await submit(hash)
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'Please complete all five steps before you submit the project!',
    ])
  })
})

describe('deleting a project', () => {
  const remove = (hash: string) => server.call('deleteProject', { token: installer.token, body: { hash } })

  it('below Under Review removes it with everything that is its own, but no charge', async () => {
    await server.subscribe(installer, 5)
    await issue()
    const hash = await created()
    const [before] = (await server.db.query<{ revision: number }>('select revision from projects')) as [object]
    expect(before).toEqual({ revision: 1 })
    expect((await remove(hash)).body).toEqual({ code: 0, data: null })
    expect(await rowCounts(server.db)).toMatchObject({
      projects: 0,
      project_revisions: 0,
      report_jobs: 0,
      project_results: 0,
      issued_results: 0,
      charges: 1,
    })
    const [last] = await server.db.query<{ event: string }>('select event from timeline order by id desc limit 1')
    expect(last?.event).toBe('deleted')
    expect((await remove(hash)).status).toBe(403)
  })

  it('keeps a result that another project shows', async () => {
    await server.subscribe(installer, 5)
    await issue()
    const first = await created()
    const second = await created()
    await remove(first)
    expect(await detail(second)).toMatchObject({ is_result: 1 })
  })

  it('from Under Review on takes it off the list and keeps it for the provider', async () => {
    const hash = await created()
    await server.db.query('update projects set status = 4')
    expect((await remove(hash)).status).toBe(200)
    expect((await server.call('projects', { token: installer.token })).body).toMatchObject({ data: [], total: 0 })
    expect((await server.call('projectDetail', { token: installer.token, query: { hash } })).status).toBe(403)
    expect((await upload({ ...complete, hash })).status).toBe(403)
    expect(await rowCounts(server.db)).toMatchObject({ projects: 1, project_revisions: 1 })
  })
})

describe('records', () => {
  it('show the person’s present name, and nobody’s after the account is deleted', async () => {
    const hash = await created()
    await server.db.query(`update accounts set name = 'New name'`)
    expect((await events(hash))[0]?.person).toBe('New name')
    await server.db.query('update accounts set deleted_at = $1', [server.clock()])
    const colleague = await server.caller('customer', installer.account.companyId)
    expect((await events(hash, colleague))[0]?.person).toBe('Deleted account')
  })
})
