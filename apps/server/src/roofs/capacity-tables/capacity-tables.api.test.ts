import { oddValuesOf } from '@soundroof/contract/roofs/catalogue/odd-values'
import { sampleHatTable, sampleZcTable } from '@soundroof/contract/roofs/catalogue/testing/sample-table'
import type { AssessmentResult } from '@soundroof/contract/roofs/results/result'
import { wireFieldOf } from '@soundroof/contract/roofs/wire/wire'
import { catalogue } from '@soundroof/data'
import { catalogueWith } from '@soundroof/data/catalogue-with'
import { beforeEach, describe, expect, it } from 'vitest'
import { completeSample } from '../../testing/sample-project.ts'
import { serverOfTests } from '../../testing/server-of-tests.ts'
import { spokenRefusal } from '../../testing/spoken-answers.ts'
import type { Caller } from '../../testing/test-server.ts'

const odd = { ...sampleZcTable, simpleMaxSpan: [1140, 5400, 5400, 5400] as const }
const imported = { ZC15019: { ...odd, oddValues: oddValuesOf(odd) }, TS4055: sampleHatTable }

const server = await serverOfTests(imported)

const get = (address: string, headers: Readonly<Record<string, string>> = {}) =>
  server.app.inject({ method: 'GET', url: address, headers })

describe('the capacity table of a size', () => {
  it.each(Object.values(imported))('$name is read without signature and session', async (table) => {
    const answer = await get(`/json/${table.name}.json`)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
    expect(answer.json()).toEqual(table)
  })

  it('is the computed one where none is imported', async () => {
    for (const [name, table] of Object.entries(catalogue.purlins)) {
      if (name in imported) continue
      const answer = await get(`/json/${name}.json`)
      expect(answer.json()).toEqual(table)
    }
  })

  it('is kept for minutes and asked for again with its tag', async () => {
    const { headers } = await get('/json/ZC15019.json')
    expect(headers['cache-control']).toBe('public, max-age=300')
    const tag = String(headers.etag)
    expect(tag).toMatch(/^W\/"[0-9a-f]{32}"$/)
    for (const known of [tag, tag.slice(2), `"other", ${tag}`, '*']) {
      const again = await get('/json/ZC15019.json', { 'if-none-match': known })
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag])
    }
    expect((await get('/json/ZC15019.json', { 'if-none-match': '"other"' })).statusCode).toBe(200)
    expect((await get('/json/TS4055.json', { 'if-none-match': tag })).statusCode).toBe(200)
  })

  it('travels compressed where it is worth it', async () => {
    const { headers, rawPayload } = await get('/json/ZC15019.json', { 'accept-encoding': 'gzip' })
    expect([headers['content-encoding'], headers.vary]).toEqual(['gzip', expect.stringMatching(/accept-encoding/i)])
    expect(rawPayload.length).toBeLessThan(JSON.stringify(sampleZcTable).length / 4)
  })

  it.each([
    'ZC99999.json',
    'ZC15019',
    'zc15019.json',
    'ZC15019.JSON',
    '.json',
    '',
    '__proto__.json',
    'constructor',
    '..%2f..%2fpackage.json',
    '../package.json',
    'ZC15019.json/',
    `${'Z'.repeat(1500)}.json`,
    '%E0%A4%A',
    'ZC15019.json%00',
  ])('is not found under /json/%s', async (name) => {
    const answer = await get(`/json/${name}`)
    expect([answer.statusCode, spokenRefusal(answer.json())]).toEqual([
      404,
      { code: 404, message: 'The requested address does not exist!' },
    ])
  })

  it('cannot be changed by a caller', async () => {
    for (const method of ['POST', 'PUT', 'DELETE'] as const) {
      const answer = await server.app.inject({ method, url: '/json/ZC15019.json', payload: sampleHatTable })
      expect(answer.statusCode).toBe(404)
    }
    expect((await get('/json/ZC15019.json')).json()).toEqual(imported.ZC15019)
  })
})

describe('the practical maximum of the span', () => {
  let caller: Caller
  beforeEach(async () => {
    caller = await server.caller()
    await server.subscribe(caller, 5)
  })

  /** A Z purlin 150 x 1.9, lapped, one row of bridging. */
  const shed = async (span: number, change: Readonly<Record<string, unknown>> = {}) => ({
    ...(await completeSample(server, caller)),
    [wireFieldOf('structure', 'section')]: 1,
    [wireFieldOf('structure', 'depth')]: 1,
    [wireFieldOf('structure', 'thickness')]: 2,
    [wireFieldOf('structure', 'support')]: 2,
    [wireFieldOf('structure', 'bridging')]: 1,
    [wireFieldOf('structure', 'spacing')]: 1200,
    [wireFieldOf('structure', 'span')]: span,
    ...change,
  })
  const exceeds =
    'The span input exceeds the practical upper limit. The calculation cannot continue. Please double check or contact Your engineering provider for further investigation.'

  it('is that of the table in force, for results and for uploads', async () => {
    const field = wireFieldOf('structure', 'span')
    await server.call('decrementTimes', { token: caller.token })
    for (const name of ['getResult', 'uploadProject'] as const) {
      const refused = await server.call(name, { token: caller.token, body: await shed(8101) })
      expect([refused.status, refused.body.issues]).toEqual([400, [{ field, message: exceeds }]])
      const taken = await server.call(name, { token: caller.token, body: await shed(8100) })
      expect([taken.status, taken.body.message]).toEqual([200, undefined])
    }
  })

  it('is that of the chosen rows of bridging', async () => {
    const none = { [wireFieldOf('structure', 'bridging')]: 0 }
    const call = async (span: number) =>
      (await server.call('uploadProject', { token: caller.token, body: await shed(span, none) })).status
    expect([await call(7200), await call(7201)]).toEqual([200, 400])
  })
})

describe('a result', () => {
  it('names the imported table with source, date and odd values, and the catalogue it comes from', async () => {
    const caller = await server.caller()
    await server.subscribe(caller, 5)
    await server.call('decrementTimes', { token: caller.token })
    const body = await completeSample(server, caller)
    const answer = await server.call<{ result: AssessmentResult }>('getResult', { token: caller.token, body })
    const { capacityTable, catalogueVersion } = answer.body.data.result
    expect(capacityTable).toEqual({
      name: 'ZC15019',
      title: 'Z/C 150 x 1.9',
      origin: 'imported',
      source: 'Example Steel, purlin manual, edition 7',
      edition: '2024-03',
      status: 'unverified',
      oddValues: ['single, max span with 0 rows of bridging: 1140 mm, but the table has no such span'],
    })
    expect(catalogueVersion).toBe(catalogueWith(imported).version)
    expect(catalogueVersion).not.toBe(catalogue.version)
  })
})
