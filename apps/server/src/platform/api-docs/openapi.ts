import { api } from '@soundroof/contract/api'
import { scopeMeanings } from '@soundroof/contract/identity/api-keys'
import { session } from '@soundroof/contract/identity/wire-session'
import { apiKeyScopes } from '@soundroof/contract/platform/access'
import { type Endpoint, nothing } from '@soundroof/contract/platform/endpoint'
import { refusal } from '@soundroof/contract/platform/problem'
import { wireProject } from '@soundroof/contract/roofs/wire/wire'
import { projectRow } from '@soundroof/contract/roofs/wire/wire-shapes'
import { messages } from '@soundroof/words/en-au/messages/messages'
import type { z } from 'zod'
import { type Json, jsonSchema, jsonSchemas, referenceTo } from './json-schema.ts'

/** Describes the calls from the contract that they are checked by. */

const calls = Object.entries(api) as readonly [string, Endpoint][]

type Names = ReadonlyMap<z.ZodType, string>

/** A schema has the name of the first call that uses it, or a name of its own. */
const namesOf = (own: Readonly<Record<string, z.ZodType>>, suffix: string, part: 'body' | 'data'): Names => {
  const names = new Map(Object.entries(own).map(([name, schema]) => [schema, name]))
  for (const [name, { [part]: schema }] of calls)
    if (schema && !names.has(schema)) names.set(schema, `${name.charAt(0).toUpperCase()}${name.slice(1)}${suffix}`)
  return names
}

const bodies = namesOf({ Project: wireProject }, 'Body', 'body')
const answers = namesOf(
  { Session: session, ProjectRow: projectRow, Nothing: nothing, Refusal: refusal },
  'Answer',
  'data',
)

const named = (names: Names, schema: z.ZodType): Json => referenceTo(names.get(schema) ?? '')

const json = (schema: Json): Json => ({ 'application/json': { schema } })
const refused = { description: 'Refused', content: json(referenceTo('Refusal')) }

/** Members that a list answers beside its rows. */
const beside = (endpoint: Endpoint): Json =>
  endpoint.path === '/api/projects'
    ? {
        total: { type: 'integer', description: 'Exact up to 1 000.' },
        totalIsCapped: { type: 'boolean', description: 'Whether there are more than `total`.' },
        next: { type: ['string', 'null'], description: 'Send it as `after`.' },
      }
    : {}

const envelope = (endpoint: Endpoint): Json => ({
  oneOf: [
    {
      type: 'object',
      required: ['code'],
      properties: { code: { const: 0 }, data: named(answers, endpoint.data), ...beside(endpoint) },
    },
    referenceTo('SessionEnded'),
  ],
})

/** In an address, a number is its digits; each choice is listed once. */
const inAddress = (schema: Json): Json =>
  Array.isArray(schema.enum) ? { ...schema, enum: [...new Set(schema.enum.map(String))] } : schema

const parameters = (schema: z.ZodObject | undefined): readonly Json[] => {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema) as {
    properties?: Readonly<Record<string, Json>>
    required?: readonly string[]
  }
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: inAddress(inner),
  }))
}

const signing = { timeStamp: [], randomStr: [], signature: [] }

/** The names beside `apiKey` are scopes, as the description of this version lets them stand. */
const byKey = ({ keyScope }: Endpoint): readonly Json[] =>
  keyScope ? [{ apiKey: [keyScope], timeStamp: [], randomStr: [], keySignature: [] }] : []

/** Within an entry all are needed; any one entry is enough. */
const security = (endpoint: Endpoint): readonly Json[] => [
  { ...(endpoint.signed ? signing : {}), ...(endpoint.access === 'anyone' ? {} : { bearer: [] }) },
  ...byKey(endpoint),
]

const refusalsOf = ({ access }: Endpoint): Json => ({
  400: refused,
  ...(access === 'anyone' ? {} : { 401: refused, 403: refused }),
  429: refused,
  500: refused,
})

const operation = (name: string, endpoint: Endpoint): Json => ({
  operationId: name,
  summary: endpoint.summary,
  tags: [endpoint.path.split('/')[2]],
  security: security(endpoint),
  'x-access': endpoint.access,
  'x-api-key-scope': endpoint.keyScope ?? null,
  ...(endpoint.query ? { parameters: parameters(endpoint.query) } : {}),
  ...(endpoint.body ? { requestBody: { required: true, content: json(named(bodies, endpoint.body)) } } : {}),
  responses: { 200: { description: 'Done', content: json(envelope(endpoint)) }, ...refusalsOf(endpoint) },
})

const paths = (): Json =>
  Object.fromEntries(
    calls.map(([, { path }]) => [
      path,
      Object.fromEntries(
        calls
          .filter(([, endpoint]) => endpoint.path === path)
          .map(([name, endpoint]) => [endpoint.method.toLowerCase(), operation(name, endpoint)]),
      ),
    ]),
  )

const headerScheme = (name: string, description: string): Json => ({ type: 'apiKey', in: 'header', name, description })

const securitySchemes: Json = {
  bearer: { type: 'http', scheme: 'bearer', description: 'The token that login answers.' },
  timeStamp: headerScheme('timeStamp', 'Seconds since 1970, at most 300 from now.'),
  randomStr: headerScheme(
    'randomStr',
    'Eight characters, with an API key 16 to 64 of A-Z a-z 0-9 - _; each pair with a timeStamp counts once.',
  ),
  signature: headerScheme(
    'signature',
    'Uppercase hexadecimal SHA-256 of timeStamp + randomStr + secret; GET /api/client answers the secret.',
  ),
  apiKey: headerScheme(
    'apiKey',
    `Identifier of the account's own key, instead of a token. Scopes: ${apiKeyScopes.map((scope) => `${scope} (${scopeMeanings[scope]})`).join('; ')}.`,
  ),
  keySignature: headerScheme(
    'signature',
    'Hexadecimal HMAC-SHA-256 with the secret of the key over five lines with a line feed between them: method, path with query, timeStamp, randomStr, lower-case hexadecimal SHA-256 of the body.',
  ),
}

const sessionEnded: Json = {
  type: 'object',
  required: ['code', 'message'],
  properties: { code: { const: 50008 }, message: { const: messages.sessionEnded } },
}

const description = `Success is HTTP 200 with \`code\` 0. A refusal carries its HTTP status as \`code\`, a \`message\` for the
user and, for wrong input, \`issues\` by field. A session that was valid and has ended: HTTP 200 with \`code\` 50008.`

/** OpenAPI 3.1. */
export const openApiDocument = (version: string, publicUrl: string): Json => ({
  openapi: '3.1.0',
  info: { title: 'Soundroof', version, description },
  servers: [{ url: publicUrl }],
  paths: paths(),
  components: {
    securitySchemes,
    schemas: { ...jsonSchemas(bodies, 'input'), ...jsonSchemas(answers, 'output'), SessionEnded: sessionEnded },
  },
  /** Every sentence an answer can carry, by its key. */
  'x-messages': messages,
})
