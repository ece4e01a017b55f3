import { connect } from 'node:net'
import { Writable } from 'node:stream'
import { api, type EndpointName } from '@soundroof/contract/api'
import type { Endpoint } from '@soundroof/contract/platform/endpoint'
import { listedProducts } from '@soundroof/contract/roofs/catalogue/products/listed-product'
import { catalogue } from '@soundroof/data'
import { messages } from '@soundroof/words/en-au/messages/messages'
import { describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { serverOfTests } from '../../testing/server-of-tests.ts'
import { spokenRefusal } from '../../testing/spoken-answers.ts'
import { readConfig } from '../config.ts'
import { headersOfNoRequest } from './security-headers.ts'

const server = await serverOfTests()

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS'
const inject = (method: Method, url: string, headers: Record<string, string> = {}, payload?: string | Buffer) =>
  server.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) })
type Response = Awaited<ReturnType<typeof inject>>
const refused = (response: Response): readonly unknown[] => {
  const { code, message } = spokenRefusal(response.json())
  expect(code).toBe(response.statusCode)
  return [code, message]
}
const json = { 'content-type': 'application/json' }
const login = '/api/customers/login'

describe('an address', () => {
  it.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/projects/',
    '/json/ZC10013.json',
    '/json/../api/x',
    '/api/%zz',
    '/api/%00',
  ])('%s that nobody answers is 404 in the envelope', async (url) => {
    for (const method of ['GET', 'POST'] as const) {
      const response = await inject(method, url)
      expect(refused(response)).toEqual([404, messages.addressUnknown])
    }
  })

  it.each(Object.values(api).map(({ path }) => path))(
    '%s with another method is 405, and says which it takes',
    async (path) => {
      for (const method of ['PUT', 'PATCH', 'DELETE'] as const) {
        const response = await inject(method, path)
        expect(refused(response)).toEqual([405, `The requested address does not accept ${method}!`])
        expect(response.headers.allow).toMatch(/GET|POST/)
      }
    },
  )

  it.each([
    ['/Project_new1?type=add', '/project_new1?type=add'],
    ['/Project_new5', '/project_new5'],
    ['/ProjectResult?project=x', '/project_result?project=x'],
    ['/Project_existing', '/project_existing'],
    ['/Project', '/project'],
  ])('%s leads to its lower-case route', async (url, place) => {
    const response = await inject('GET', url)
    expect([response.statusCode, response.headers.location]).toEqual([302, place])
  })

  it.each(['/%', '/verify/%E0%A4%A', '/project_result/%zz?project=x'])(
    '%s with a broken percent sequence leads a person to a page that says so',
    async (url) => {
      const read = await server.app.inject({ url, headers: { accept: 'text/html,*/*;q=0.8' } })
      expect([read.statusCode, read.headers.location]).toEqual([302, '/page_not_found'])
      expect((await inject('GET', url)).statusCode).toBe(404)
    },
  )
})

describe('a body', () => {
  it.each(['{', '{"email":}', 'undefined', "{'email':1}", '{"a":1}{', '\u0000'])(
    '%j that is no JSON is refused',
    async (text) => {
      const response = await inject('POST', login, { ...json, ...server.signature() }, text)
      expect(refused(response)).toEqual([400, messages.notJson])
    },
  )

  it.each([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'nonsense',
    ';',
  ])('of type %s is refused', async (type) => {
    const response = await inject('POST', login, { 'content-type': type, ...server.signature() }, 'a=b')
    expect(refused(response)).toEqual([415, messages.jsonRequired])
  })

  it('that is too large is refused', async () => {
    const text = JSON.stringify({ email: 'x'.repeat(3_000_000) })
    const response = await inject('POST', login, { ...json, ...server.signature() }, text)
    expect(refused(response)).toEqual([413, messages.tooLarge])
  })

  it.each([json, { 'content-type': 'application/x-www-form-urlencoded' }, {}])(
    'may be missing where none is asked: %j',
    async (headers) => {
      const { token } = await server.caller()
      const authorization = `Bearer ${token}`
      const response = await inject('POST', '/api/members/check_token', {
        ...headers,
        ...server.signature(),
        authorization,
      })
      expect(response.json()).toEqual({ code: 0, data: null })
    },
  )

  it('may be an empty object where none is asked', async () => {
    const { token } = await server.caller()
    expect((await server.call('checkTokenByPost', { token, body: {} })).body.code).toBe(0)
  })
})

describe('the headers', () => {
  it('let nothing in that the product does not bring', async () => {
    const { headers } = await inject('GET', '/api/client')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe-eval')
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' })
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('strict-transport-security')
  })

  it.each([
    [{ PUBLIC_URL: 'https://roof.example.org' }, 'max-age=31536000; includeSubDomains'],
    [{ PUBLIC_URL: 'https://roof.example.org', HSTS_SUBDOMAINS: 'off' }, 'max-age=31536000'],
    [{ PUBLIC_URL: 'http://roof.example.org' }, undefined],
    [{ PUBLIC_URL: 'https://localhost:8443' }, undefined],
    [{ PUBLIC_URL: 'https://192.0.2.7' }, undefined],
  ])('of %j bind browsers to https: %s', async (variables, told) => {
    const config = readConfig(variables)
    const app = await buildApp({ ...server.services, config })
    const { headers } = await app.inject({ method: 'GET', url: '/api/client' })
    expect(headers['strict-transport-security']).toBe(told)
    expect(headersOfNoRequest(config)['Strict-Transport-Security']).toBe(told)
    await app.close()
  })

  it.each([
    ['http://localhost:8080', true],
    ['capacitor://localhost', false],
    ['https://localhost', false],
    ['http://localhost:9999', false],
    ['http://evil.example.org', false],
    ['null', false],
  ])('let %s call: %s', async (origin, isLet) => {
    const asked = { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'timestamp' }
    const preflight = await inject('OPTIONS', login, asked)
    const response = await inject('GET', '/api/client', { origin })
    for (const { headers } of [preflight, response]) {
      expect(headers['access-control-allow-origin']).toBe(isLet ? origin : undefined)
      expect(headers).not.toHaveProperty('access-control-allow-credentials')
    }
  })
})

describe('the description of the calls', () => {
  type Document = {
    openapi: string
    paths: Record<
      string,
      Record<string, { operationId: string; security: object[]; responses: object; parameters?: object[] }>
    >
    components: { securitySchemes: object; schemas: object }
    'x-messages': object
  }
  const document = async () => (await inject('GET', '/api/openapi.json')).json<Document>()

  it('holds every call of the contract with its security', async () => {
    const { openapi, paths, components } = await document()
    expect(openapi).toBe('3.1.0')
    for (const [name, { path, method, access, signed }] of Object.entries(api)) {
      const operation = paths[path]?.[method.toLowerCase()]
      expect(operation?.operationId).toBe(name)
      const needed = Object.keys(operation?.security[0] ?? {})
      expect(needed.includes('bearer'), name).toBe(access !== 'anyone')
      expect(needed.includes('signature'), name).toBe(signed)
      const scope = (api[name as EndpointName] as Endpoint).keyScope
      const byKey = { apiKey: [scope], timeStamp: [], randomStr: [], keySignature: [] }
      expect(operation?.security.slice(1), name).toEqual(scope ? [byKey] : [])
      for (const scheme of operation?.security.flatMap((entry) => Object.keys(entry)) ?? [])
        expect(components.securitySchemes, scheme).toHaveProperty(scheme)
      expect(Object.keys(operation?.responses ?? {})).toContain('400')
    }
    expect(Object.values(paths).flatMap((methods) => Object.keys(methods))).toHaveLength(Object.keys(api).length)
  })

  it('refers to nothing that it does not hold', async () => {
    const whole = await document()
    const text = JSON.stringify(whole)
    const references = new Set([...text.matchAll(/"\$ref":"([^"]*)"/g)].map(([, reference]) => String(reference)))
    expect(references).toContain('#/components/schemas/TraceNode')
    for (const reference of references) {
      const [, schema] = /^#\/components\/schemas\/([\w-]+)$/.exec(reference) ?? []
      expect(whole.components.schemas, reference).toHaveProperty([schema ?? ''])
    }
    expect(text).not.toContain('$defs')
  })

  it('says which numbers a query takes', async () => {
    const { parameters } = (await document()).paths['/api/projects/getResult']?.post ?? {}
    expect(parameters).toEqual([
      { name: 'derivation', in: 'query', required: false, schema: expect.objectContaining({ enum: ['0', '1'] }) },
    ])
  })

  it('names the fields of a project, and every message', async () => {
    const text = JSON.stringify(await document())
    for (const name of ['building_length', 'purlin_breath', 'rafterIndex', 'options', 'zoneResults'])
      expect(text).toContain(`"${name}"`)
    expect((await document())['x-messages']).toEqual(messages)
  })

  it('can be browsed, under a policy of its own', async () => {
    const page = await inject('GET', '/api/docs/')
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(page.headers['content-security-policy']).toContain("script-src 'self'")
    expect(page.body).not.toMatch(/<script>(?!\s*<\/script>)/)
    for (const [, source] of page.body.matchAll(/<script src="([^"]+)"/g)) {
      const script = await inject('GET', new URL(source ?? '', 'http://x/api/docs/').pathname)
      expect(script.statusCode, source).toBe(200)
    }
  })
})

describe('the client settings', () => {
  it('hold what our clients need to call', async () => {
    expect((await server.call('client')).body.data).toEqual({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      secret: server.services.secrets.request,
      provider: {
        name: 'Your engineering provider',
        email: 'provider@example.org',
        phone: '',
        web: 'https://example.org',
      },
      sheetings: [],
      ...listedProducts(catalogue),
      places: [],
      passwordPolicy: 'spec',
      downloads: { apk: null, playStore: null, appStore: null },
      sandboxStore: true,
      review: { price: '', days: null },
    })
    expect((await inject('GET', '/downloads/soundroof.apk')).statusCode).toBe(404)
  })
})

describe('a defect', () => {
  it('is logged, and told without any detail', async () => {
    const { token } = await server.caller()
    await server.db.script('alter table timeline rename to elsewhere')
    const complete = { id: 'x' }
    await server.db.script('alter table projects rename to gone')
    try {
      const answer = await server.call('records', { token, query: complete })
      expect([answer.status, answer.body]).toEqual([500, { code: 500, message: messages.serverError }])
      expect(server.errors).toHaveLength(1)
    } finally {
      await server.db.script('alter table gone rename to projects; alter table elsewhere rename to timeline')
    }
  })
})

describe('a line that is no request', () => {
  it('does not end the server', async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = server.app.addresses()[0] as { port: number }
    const answer = await new Promise<string>((resolve, reject) => {
      let text = ''
      const socket = connect(port, '127.0.0.1', () => socket.end('NONSENSE\r\n\r\n'))
      const sink = new Writable({
        write: (chunk, _, done) => {
          text += chunk
          done()
        },
      })
      socket.pipe(sink).on('finish', () => resolve(text))
      socket.on('error', reject)
    })
    expect(answer).toContain('400 Bad Request')
    expect((await fetch(`http://127.0.0.1:${port}/api/client`)).status).toBe(200)
  })
})
