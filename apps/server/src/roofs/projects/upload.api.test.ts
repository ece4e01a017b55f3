import { assessmentResult, type BriefResult } from '@soundroof/contract/roofs/results/result'
import { describe, expect, it } from 'vitest'
import { projectCalls } from '../../testing/project-calls.ts'
import { completeSample, insertFiles, sampleNames } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { rowCounts } from '../../testing/test-database.ts'

const server = await serverOfTests()
const installer = anew(() => server.caller())
const complete = anew(() => completeSample(server, installer))

const minute = 60 * 1000
const { upload, created, detail, issue, result, events, jobs } = projectCalls(server, installer)

describe('creating a project', () => {
  it.each(sampleNames)('keeps every field of %s', async (name) => {
    const body = await completeSample(server, installer, name)
    const row = await detail(await created(body))
    const { roof_photos, rafter_span_photos, connection_photos, roof_sheeting_photos, ...rest } = body
    expect(row).toMatchObject(rest)
    expect((row.roof_photos as string[]).map((address) => address.split('?')[0])).toEqual(roof_photos)
  })

  it('starts at Created, without result, engineer or delivery', async () => {
    const hash = await created(complete)
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
      verdict: null,
      waits_for: [],
      is_complete: 1,
    })
    expect(await jobs()).toEqual([
      { revision: 1, kind: 'input-summary', state: 'rendering', attempts: 0, result: false },
    ])
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
    const calculation = await issue(complete)
    server.clock.move(minute)
    const hash = await created(complete)
    const { verdict } = calculation.result as BriefResult
    expect(await detail(hash)).toMatchObject({ is_result: 1, result_type: 0, output: calculation.output, verdict })
    expect(
      calculation.output
        .split('\n')
        .slice(1)
        .map((line) => line.split(':')[0]),
    ).toEqual(['Internal', 'Intermediate', 'Edge', 'Corner'])
    const { trace: _, ...kept } = assessmentResult.parse((await result(hash))?.result)
    expect(kept).toEqual(calculation.result)
    expect((await jobs()).map((job) => job.kind)).toEqual(['input-summary', 'result-summary'])
    const told = (event: string) => ({ event, coded: { code: event }, person: installer.account.name })
    expect(await events(hash)).toEqual([
      { ...told('Project created'), createdAt: '2026-11-21T09:01:00.000Z' },
      { ...told('Result calculated'), createdAt: '2026-11-21T09:00:00.000Z' },
    ])
  })

  it('has no result when the draft was changed after it was calculated', async () => {
    await server.subscribe(installer, 5)
    await issue(complete)
    const hash = await created({ ...complete, roof_slope: 9 })
    expect(await detail(hash)).toMatchObject({ is_result: 0, result_type: 1 })
    await upload({ ...complete, hash })
    expect(await detail(hash)).toMatchObject({ is_result: 1 })
  })

  it('does not take over the result of another account', async () => {
    await server.subscribe(installer, 5)
    await issue(complete)
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

  it('with zones of a clause whose coefficients are not entered, as getResult does before it reserves or charges', async () => {
    await server.subscribe(installer, 5)
    const changes = { options: { zoning: 'panel-clause' } }
    const message =
      'The coefficients of the clause for panels parallel to a roof in AS/NZS 1170.2:2021 are not entered. Please choose Local pressure zones under Zones!'
    await refused(changes, 'options.zoning', message)
    const before = await rowCounts(server.db)
    const { token } = installer
    const { status, body } = await server.call('getResult', { token, body: { ...complete, ...changes } })
    expect([status, body.issues?.[0]?.field, body.message]).toEqual([400, 'options.zoning', message])
    expect(await rowCounts(server.db)).toEqual(before)
  })

  it('but shows a project that was stored with such zones before', async () => {
    const hash = await created(complete)
    await server.db.query(
      `update projects set draft = jsonb_set(draft, '{options,zoning}', '"panel-clause"') where hash = $1`,
      [hash],
    )
    expect(await detail(hash)).toMatchObject({ hash, options: { zoning: 'panel-clause' } })
  })

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
    await created(complete)
    expect((await upload({ ...complete, name: 'Second' })).status).toBe(200)
  })
})
