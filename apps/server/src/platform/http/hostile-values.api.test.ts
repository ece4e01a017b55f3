import { api, type EndpointName } from '@soundroof/contract/api'
import { mayCall } from '@soundroof/contract/platform/access'
import type { Endpoint } from '@soundroof/contract/platform/endpoint'
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { isSample, sampled } from '../../testing/extent.ts'
import { serverOfFile } from '../../testing/server-of-tests.ts'
import { rowCounts } from '../../testing/test-database.ts'
import type { Answer } from '../../testing/test-server.ts'
import { validCalls } from '../../testing/valid-calls.ts'

type Part = 'query' | 'body'
type Target = { readonly name: EndpointName; readonly part: Part; readonly schema: z.ZodObject }

const targets: readonly Target[] = (Object.entries(api) as [EndpointName, Endpoint][]).flatMap(([name, endpoint]) =>
  (['query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part]
    return schema instanceof z.ZodObject ? [{ name, part, schema }] : []
  }),
)
const empty = (Object.entries(api) as [EndpointName, Endpoint][]).filter(
  ([, endpoint]) => !endpoint.query && !endpoint.body,
)
const shapeOf = ({ schema }: Target) => Object.entries(schema.shape as Record<string, z.ZodType>)

const inQuery: readonly unknown[] = [
  '',
  ' ',
  'x'.repeat(3000),
  '-1',
  '0',
  '1.5',
  '1e308',
  'NaN',
  'Infinity',
  '9'.repeat(40),
  "' or 1=1 --",
  '<script>alert(1)</script>',
  'a\0b',
  '%00',
  '😀',
  '../../etc/passwd',
  '__proto__',
  '[object Object]',
  'null',
  '%',
  '_',
  '2026-02-31',
  '0000-01-01',
  '9999-12-31',
  '99999-01-01',
]
const inBody: readonly unknown[] = [
  ...inQuery,
  null,
  true,
  -1,
  0,
  1.5,
  1e308,
  -1e308,
  2 ** 53,
  -0,
  [],
  {},
  [null],
  [[]],
  ['a\0b'],
  ['\ud800'],
  [{}],
  { nested: { deep: 'a\0b' } },
  '\ud800',
  'half \udc00 pair',
  ['x'.repeat(3000)],
  Array.from({ length: 3000 }, () => 'x'),
]

const server = await serverOfFile()

const installer = await server.caller()
const administrator = await server.caller('administrator', 'provider')
const engineer = await server.caller('engineer', 'provider')
await server.subscribe(installer, 1000)
const calls = await validCalls(server, installer)
await server.db.query('update projects set engineer_id = $1 where status >= 3', [administrator.account.id])
const putBack = await server.keep()

const tokenFor = (name: EndpointName): string =>
  ([installer, administrator].find(({ account }) => mayCall(api[name].access, account)) ?? engineer).token

const send = ({ name, part }: Pick<Target, 'name' | 'part'>, value: unknown): Promise<Answer> =>
  server.call(name, { ...calls[name], token: tokenFor(name), [part]: value })

const validPart = ({ name, part }: Target): Record<string, unknown> => ({ ...(calls[name][part] as object) })

/** A refusal that names the field; the tests' server has checked it against the contract. */
const namesField = ({ status, body }: Answer, field: string, shown: string): void => {
  expect([status, body.code], shown).toEqual([400, 400])
  expect(
    body.issues?.map((issue) => issue.field.split('.')[0]),
    shown,
  ).toContain(field)
  expect(body.message, shown).toBe(body.issues?.[0]?.message)
}

/** Any answer but a defect of ours: done, or refused with a reason. */
const inEnvelope = ({ status }: Answer, shown: string): void => {
  expect(status, shown).toBeLessThan(500)
}

const hasBrokenText = (value: unknown): boolean => /\\u0000|\\ud800|\\udc00/.test(JSON.stringify(value) ?? '')

/** The contract alone says that the value is wrong. */
const isWrong = (schema: z.ZodType, value: unknown): boolean => hasBrokenText(value) || !schema.safeParse(value).success

const shownAs = ({ name }: Target, field: string, value: unknown): string =>
  `${name} ${field} = ${JSON.stringify(value)?.slice(0, 80)}`

/** Values that are wrong in themselves are refused by the field's name and change nothing. */
const refuseWrong = async (target: Target, field: string, values: readonly unknown[]): Promise<void> => {
  const before = await rowCounts(server.db)
  for (const value of values) {
    const shown = shownAs(target, field, value)
    namesField(await send(target, { ...validPart(target), [field]: value }), field, shown)
  }
  expect(await rowCounts(server.db), field).toEqual(before)
}

/**
 * Values that are possible do no harm; those refused for another reason change nothing. Counts rows around all of them;
 * where some were done, sends the refused ones again alone.
 */
const surviveOdd = async (target: Target, field: string, values: readonly unknown[]): Promise<void> => {
  const before = await rowCounts(server.db)
  const refused: unknown[] = []
  for (const value of values) {
    const answer = await send(target, { ...validPart(target), [field]: value })
    inEnvelope(answer, shownAs(target, field, value))
    if (answer.body.code !== 0) refused.push(value)
  }
  const [isAll, isNone] = [refused.length === values.length, refused.length === 0]
  if (isAll) expect(await rowCounts(server.db), `refused: ${target.name} ${field}`).toEqual(before)
  if (!isAll && !isNone) await surviveOdd(target, field, refused)
}

/** One value of so many; each field gets others, so that every value reaches many fields. */
const someFor = (field: number, values: readonly unknown[], of: number): readonly unknown[] =>
  values.filter((_, index) => (index + field) % of === 0)

/** Accepted and ignored: the contract's own test shows that its schema keeps nothing of these values. */
const isIgnored = (schema: z.ZodType): boolean =>
  schema instanceof z.ZodOptional && schema.unwrap() instanceof z.ZodUnknown

const isFirst = (_: unknown, index: number): boolean => index === 0

const attacks = targets.flatMap((target) =>
  shapeOf(target).map(([field, schema]) => ({ ...target, field, fieldSchema: schema })),
)
const numbered = attacks.map((attack, number) => ({ ...attack, number }))

describe('a hostile value', () => {
  beforeAll(() => putBack())

  it.each(numbered)('in $name $field is refused by its name, or harmless', async (attack) => {
    const { field, fieldSchema, number, ...target } = attack
    const values = target.part === 'query' ? inQuery : inBody
    const wrong = values.filter((value) => isWrong(fieldSchema, value))
    // The contract's schema says which values are wrong; a few show that a call is refused by it.
    await refuseWrong(target, field, sampled(someFor(number, wrong, 6), isFirst))
    const odd = values.filter((value) => !wrong.includes(value))
    await surviveOdd(target, field, someFor(number, odd, isSample || isIgnored(fieldSchema) ? 6 : 2))
    expect(server.errors).toEqual([])
  })

  it.each(attacks)('$name without $field says so, unless it is optional', async ({ field, fieldSchema, ...target }) => {
    const { [field]: _, ...rest } = validPart(target)
    const answer = await send(target, rest)
    inEnvelope(answer, field)
    if (!fieldSchema.safeParse(undefined).success) namesField(answer, field, field)
  })
})

describe('an unknown name', () => {
  beforeAll(() => putBack())

  it.each(targets)('in the $part of $name is refused by its name', async (target) => {
    for (const name of sampled(['extra', 'constructor', 'toString', 'id2'], isFirst)) {
      const before = await rowCounts(server.db)
      namesField(await send(target, { ...validPart(target), [name]: 'x' }), name, name)
      expect(await rowCounts(server.db)).toEqual(before)
    }
  })

  it.each(targets.filter(({ part }) => part === 'body'))(
    '__proto__ in the body of $name is refused',
    async (target) => {
      const text = JSON.stringify(validPart(target)).replace(/^\{/, '{"__proto__":{"polluted":true},')
      const answer = await send(target, text)
      namesField(answer, '__proto__', '__proto__')
      expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
    },
  )

  it.each(empty)('%s takes neither a query nor a body', async (name, endpoint) => {
    const query = await server.call(name, { token: tokenFor(name), query: { extra: '1' } })
    namesField(query, 'extra', name)
    if (endpoint.method !== 'POST') return
    const body = await server.call(name, { token: tokenFor(name), body: { extra: 1 } })
    namesField(body, 'extra', name)
  })

  it('twice in the query is refused', async () => {
    const response = await server.app.inject({
      url: '/api/projects?name=a&name=b',
      headers: { ...server.signature(), authorization: `Bearer ${installer.token}` },
    })
    expect(response.statusCode).toBe(400)
    expect(response.json().issues[0].field).toBe('name')
  })
})

describe('any body at all', () => {
  beforeEach(() => putBack())

  const bodies = targets.filter(({ part }) => part === 'body')

  it.each(bodies)('of $name is answered in the envelope', async (target) => {
    const names = shapeOf(target).map(([name]) => name)
    const partly = fc
      .tuple(fc.dictionary(fc.constantFrom(...names), fc.jsonValue({ maxDepth: 3 }), { maxKeys: 4 }))
      .map(([changes]) => ({ ...validPart(target), ...changes }))
    const anything = fc.oneof({ weight: 3, arbitrary: partly }, { weight: 1, arbitrary: fc.jsonValue() })
    const property = fc.asyncProperty(anything, async (body) =>
      inEnvelope(await send(target, body), JSON.stringify(body)),
    )
    await fc.assert(property, { numRuns: isSample ? 10 : 25 })
    expect(server.errors).toEqual([])
  })

  it.each([
    ['a list', '[]'],
    ['text', '"x"'],
    ['a number', '1'],
    ['null', 'null'],
    ['nothing', ''],
    ['white space', '  '],
    ['an overflowing number', '{"email":1e999,"password":"x"}'],
    ['very deep lists', `{"email":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['very deep lists with an escape', `{"email":${'['.repeat(100_000)}"\\u0000"${']'.repeat(100_000)}}`],
  ])('%s is refused', async (_, text) => {
    const answer = await server.call('login', { body: text })
    expect(answer.status).toBe(400)
  })
})
