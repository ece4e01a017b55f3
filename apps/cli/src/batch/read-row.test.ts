import { readFileSync } from 'node:fs'
import { columnsOfHeader } from '@soundroof/contract/roofs/wire/wire-cells'
import { describe, expect, test } from 'vitest'
import { bodyOf, identityOf } from './read-row.ts'

const header = columnsOfHeader(['name', 'number', 'purlin_span', 'customer_message'])
const columns = header.ok ? header.columns : []

const csv = (text: string | Buffer) => bodyOf(Buffer.from(text), null, columns)
const json = (text: string | Buffer) => bodyOf(Buffer.from(text), null, null)
const problem = (read: ReturnType<typeof bodyOf>) => (read.ok ? { field: 'none', message: '' } : read.problems[0])

describe('a row of CSV', () => {
  test('holds quotes, commas and line breaks in quotes', () => {
    const read = csv('"A ""big"" shed","N,1",6000,"one\ntwo"')
    expect(read).toEqual({
      ok: true,
      body: { name: 'A "big" shed', number: 'N,1', purlin_span: 6000, customer_message: 'one\ntwo' },
    })
  })

  test('tells the column of a quote that stands wrong', () => {
    expect(problem(csv('a,1,60"00,x'))).toMatchObject({ field: 'purlin_span', message: /Column 3: a quote opens/ })
    expect(problem(csv('a,"1"2,6000,x'))).toMatchObject({ field: 'number', message: /Column 2: a quote closes/ })
  })

  test('has as many cells as the header', () => {
    expect(problem(csv('a,1,6000'))?.message).toContain('3 cells, the header 4')
    expect(problem(csv('a,1,6000,x,y'))?.message).toContain('5 cells')
  })
})

describe('a row', () => {
  test('is UTF-8', () => {
    for (const read of [csv, json])
      expect(problem(read(Buffer.from([0x22, 0xff, 0x22])))?.message).toContain('not UTF-8')
  })

  test('of JSON says where it is none', () => {
    expect(problem(json('{"a":'))?.message).toContain('not JSON')
    expect(problem(bodyOf(Buffer.alloc(0), 'too-long', null))?.message).toContain('1 MiB')
  })

  test('is known by name and number, right or wrong', () => {
    expect(identityOf({ name: ' A ', number: 7 })).toEqual({ name: 'A', number: '7' })
    for (const body of [null, 'x', [1], {}, { name: {}, number: [] }])
      expect(identityOf(body)).toEqual({ name: null, number: null })
  })
})

test('the sample of CSV holds the three example projects', () => {
  const folder = new URL('../../examples/', import.meta.url)
  const [head = '', ...lines] = readFileSync(new URL('batch.csv', folder), 'utf8').trimEnd().split('\n')
  const names = ['shed-in-sydney', 'tiled-house-in-melbourne', 'workshop-in-townsville']
  const sample = columnsOfHeader(head.split(','))
  expect(lines).toHaveLength(names.length)
  for (const [index, name] of names.entries()) {
    const example: Record<string, unknown> = JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'))
    const said = Object.entries(example).filter(([, value]) => !(Array.isArray(value) && value.length === 0))
    const read = bodyOf(Buffer.from(lines[index] as string), null, sample.ok ? sample.columns : null)
    expect(read).toEqual({ ok: true, body: Object.fromEntries(said) })
  }
})
