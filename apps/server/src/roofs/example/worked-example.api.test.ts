import type { EndpointName } from '@soundroof/contract/api'
import type { IssuedResult } from '@soundroof/contract/roofs/calls/project-calls'
import { languageOfReport, reportKinds } from '@soundroof/contract/roofs/documents/document'
import type { LayoutAnswer } from '@soundroof/contract/roofs/panel-layout/layout-calls'
import { exampleDocument, exampleHash } from '@soundroof/contract/roofs/projects/example-project'
import { assessmentResult } from '@soundroof/contract/roofs/results/result'
import type { WhatIfAnswer } from '@soundroof/contract/roofs/what-if/what-if-calls'
import { readPdf } from '@soundroof/report/testing/read-pdf'
import { sayIn } from '@soundroof/words/say'
import { describe, expect, it } from 'vitest'
import { projectCalls } from '../../testing/project-calls.ts'
import { completeSample, sample } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { rowCounts } from '../../testing/test-database.ts'
import type { Call } from '../../testing/test-server.ts'
import { validCalls } from '../../testing/valid-calls.ts'
import { exampleRoof } from './example-roof.ts'

const server = await serverOfTests()
/** Of a new company, without a subscription. */
const visitor = anew(() => server.caller())

const hash = exampleHash
const asked: { readonly [N in EndpointName]?: Call } = {
  projectDetail: { query: { hash } },
  issuedResult: { query: { hash } },
  issuedBrief: { query: { hash } },
  advice: { query: { hash } },
  layout: { body: { hash, isKept: true, hints: true } },
  savings: { query: { hash } },
  whatIf: { body: { hash, variants: [{ mount: 'tilt', tiltAngle: 10 }], drawn: true } },
  report: { query: { hash, type: 0 } },
}
const answers = async (): Promise<Readonly<Record<string, string>>> => {
  const texts: Record<string, string> = {}
  for (const [name, call] of Object.entries(asked)) {
    const { status, body } = await server.call(name as EndpointName, { ...call, token: visitor.token })
    expect([name, status, body.data === null]).toEqual([name, 200, false])
    texts[name] = JSON.stringify(body.data)
  }
  return texts
}

/** Without a word of its time. */
const figuresOf = ({ trace: _, ...result }: IssuedResult['result']) => result

describe('the worked example', () => {
  it('is the shed of the command, in nobody’s name', () => {
    const { customer_message: _, ...shed } = sample('shed-in-sydney')
    expect(exampleRoof).toEqual(shed)
  })

  it('is answered in full to a company without a right to any result; nothing is kept or charged', async () => {
    await server.caller('customer', visitor.account.companyId)
    const before = await rowCounts(server.db)
    const { whatIf = '', layout = '' } = await answers()
    expect((JSON.parse(layout) as LayoutAnswer).layout.placed).toBeGreaterThan(100)
    expect((JSON.parse(whatIf) as WhatIfAnswer).variants[0]?.layout?.layout.panel.tilt).toBe(10)
    expect(await rowCounts(server.db)).toEqual(before)
  })

  it('has the figures that anyone pays for on this roof', async () => {
    const { issuedResult = '' } = await answers()
    const payer = await server.caller()
    await server.subscribe(payer, 1)
    const { paid, result } = projectCalls(server, payer)
    const bought = await result(await paid(await completeSample(server, payer)))
    const shown = JSON.parse(issuedResult) as IssuedResult
    expect(figuresOf(shown.result)).toEqual(figuresOf(assessmentResult.parse(bought?.result)))
    expect(shown.result.trace).toEqual(bought?.result.trace)
  })

  it('gives no right to another result: the same roof, asked for as a project, is withheld', async () => {
    await answers()
    const body = await completeSample(server, visitor)
    const { body: answered } = await server.call<{ isResult: number; result: { zoneResults: unknown[] } }>(
      'getResult',
      {
        token: visitor.token,
        body,
      },
    )
    expect([answered.data.isResult, answered.data.result.zoneResults]).toEqual([0, []])
    const project = await projectCalls(server, visitor).created(body)
    for (const name of ['issuedResult', 'advice', 'savings'] as const)
      expect((await server.call(name, { token: visitor.token, query: { hash: project } })).body.data).toBeNull()
    const variants = [{ tiltAngle: 10 }]
    expect(
      (await server.call('whatIf', { token: visitor.token, body: { hash: project, variants } })).body.data,
    ).toBeNull()
  })

  it('is no calculator for another roof, and nobody writes to it', async () => {
    for (const other of [
      { building_length: 60 },
      { purlin_span: 3000 },
      { terrain_category_index: 0 },
      { support: 1 },
    ]) {
      const body = { hash, variants: [other] }
      expect((await server.call('whatIf', { token: visitor.token, body })).status).toBe(400)
    }
    const before = await rowCounts(server.db)
    const valid = await validCalls(server, visitor)
    const afterwards = await rowCounts(server.db)
    expect(afterwards).not.toEqual(before)
    const taken: string[] = []
    for (const [name, call] of Object.entries(valid) as [EndpointName, Call][]) {
      const named = (part: unknown) =>
        part !== null && typeof part === 'object' && 'hash' in part ? { ...part, hash } : part
      const query = named(call.query)
      const body = named(call.body)
      if (query === call.query && body === call.body) continue
      const { status } = await server.call(name, { token: visitor.token, query, body } as Call)
      if (status === 200) taken.push(name)
    }
    expect(taken.toSorted()).toEqual([...Object.keys(asked), 'underlay'].toSorted())
    expect(await rowCounts(server.db)).toEqual(afterwards)
  })
})

describe('nothing of a catalogue or of another company reaches it', () => {
  const other = anew(() => server.caller())
  const secrets = {
    name: 'Zebra Cold Store',
    number: 'ZZ-77',
    street_address: '9 Quokka Parade',
    customer_message: 'Wombat gate',
  }

  it('no name, address, note or person of another company', async () => {
    const { paid } = projectCalls(server, other)
    await server.subscribe(other, 1)
    await paid({ ...(await completeSample(server, other)), ...secrets })
    const texts = await answers()
    const foreign = [...Object.values(secrets), other.account.name, other.account.email, other.account.companyId]
    for (const [name, text] of Object.entries(texts))
      for (const word of [...foreign, visitor.account.name]) expect([name, text.includes(word)]).toEqual([name, false])
  })

  it('no figure of the catalogue but those that its result states', async () => {
    const texts = await answers()
    const { catalogue } = await server.services.catalogue.get()
    const products = [...Object.values(catalogue.racking), ...Object.values(catalogue.modules)].map(({ name }) => name)
    const used = JSON.parse(texts.issuedResult ?? '{}').result.products ?? []
    expect(used).toEqual([])
    const { savings: _, ...others } = texts
    for (const [name, text] of Object.entries(others))
      for (const product of products) expect([name, product, text.includes(product)]).toEqual([name, product, false])
    const table = JSON.stringify(Object.values(catalogue.purlins)[0]).slice(0, 200)
    for (const text of Object.values(texts)) expect(text.includes(table)).toBe(false)
  })
})

describe('its documents', () => {
  it.each(reportKinds)('%s is a PDF marked as an example, signed by nobody and verified nowhere', async (kind) => {
    const before = await rowCounts(server.db)
    const { statusCode, headers, rawPayload } = await server.app.inject({ method: 'GET', url: exampleDocument(kind) })
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
    const text = rawPayload.toString('latin1')
    expect(text.startsWith('%PDF-1.7')).toBe(true)
    expect(text).not.toContain('/ByteRange')
    expect(text).not.toContain('/verify/')
    const mark = sayIn(languageOfReport(kind))('sheet.example-mark')
    const { pages } = await readPdf(rawPayload)
    for (const page of pages) expect(page.split(mark).length).toBe(3)
    expect(await rowCounts(server.db)).toEqual(before)
  })
})
