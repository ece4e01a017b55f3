import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Format } from './arguments.ts'
import { type RawRecord, recordsOf } from './split-records.ts'

async function* pieces(bytes: Buffer, sizes: readonly number[]): AsyncGenerator<Buffer> {
  let from = 0
  for (let turn = 0; from < bytes.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? bytes.length
    yield bytes.subarray(from, from + size)
    from += size
  }
}

const read = async (text: string | Buffer, format: Format, longest = 1000, sizes: readonly number[] = []) => {
  const records: RawRecord[] = []
  for await (const record of recordsOf(pieces(Buffer.from(text), sizes), format, longest)) records.push(record)
  return records.map(({ line, lastLine, bytes, fault }) => ({ lines: [line, lastLine], text: bytes.toString(), fault }))
}

const texts = async (text: string, format: Format) => (await read(text, format)).map((record) => record.text)

const cell = fc.oneof(
  fc.constantFrom('', '0', 'a"b', 'x,y', 'two\nlines', 'three\r\nlines', '"', '""', 'é€😀'),
  fc.string(),
)
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
const isPlain = (text: string) => !/[",\r\n]/.test(text)
const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { maxLength: 12 })

describe('records of CSV', () => {
  test('are those of the CSV library, wherever the file is cut into chunks', async () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 6 })
    const ends = fc.constantFrom('\n', '\r\n')
    const choice = fc.record({ table, sizes, end: ends, closed: fc.boolean(), quoteAll: fc.boolean() })
    await fc.assert(
      fc.asyncProperty(choice, async ({ table, sizes, end, closed, quoteAll }) => {
        const written = (text: string) => (isPlain(text) && !quoteAll ? text : quoted(text))
        const text = table.map((cells) => cells.map(written).join(',')).join(end) + (closed ? end : '')
        const dialect = { record_delimiter: ['\r\n', '\n'], relax_column_count: true }
        const isBlank = (cells: readonly string[]) => !quoteAll && cells.every((each) => /^[ \t]*$/.test(each))
        const rows = (await read(text, 'csv', 1e6, sizes)).map((record) => parse(record.text, dialect)[0])
        expect(rows).toEqual(table.filter((cells) => !isBlank(cells)))
      }),
      { numRuns: 300 },
    )
  })

  test('know the lines they stand on', async () => {
    const records = await read('a,b\r\n\r\n"x\ny",1\r\n,,\r\n2,3', 'csv')
    expect(records.map(({ lines }) => lines)).toEqual([
      [1, 1],
      [3, 4],
      [6, 6],
    ])
  })

  test('a quote inside a bare cell opens nothing', async () => {
    expect(await texts('12" pipe,1\n"a"b,2\n3,4\n', 'csv')).toEqual(['12" pipe,1', '"a"b,2', '3,4'])
  })

  test('a quote left open costs its own line alone', async () => {
    const records = await read('h\n"open,1\n2\n3\n', 'csv')
    expect(records.map(({ text, fault }) => fault ?? text)).toEqual(['h', 'open-quote', '2', '3'])
    const long = await read(`h\n"open,1\n${'2\n'.repeat(100)}`, 'csv', 50, [7])
    expect(long.map(({ text, fault }) => fault ?? text)).toEqual(['h', 'too-long', ...Array(100).fill('2')])
    expect(long.at(-1)?.lines).toEqual([102, 102])
  })
})

describe('records of NDJSON', () => {
  test('are lines, empty ones left out', async () => {
    expect(await texts('{"a":"\\n,"}\r\n\n \t\r\n[1]', 'ndjson')).toEqual(['{"a":"\\n,"}', '[1]'])
    expect(await texts('', 'ndjson')).toEqual([])
  })

  test('one that is too long is a fault, held nowhere, and the next is read', async () => {
    for (const sizes of [[10], [64], []]) {
      const records = await read(`1\n${'x'.repeat(500)}\n2\n${'y'.repeat(60)}`, 'ndjson', 50, sizes)
      expect(records).toEqual([
        { lines: [1, 1], text: '1', fault: null },
        { lines: [2, 2], text: '', fault: 'too-long' },
        { lines: [3, 3], text: '2', fault: null },
        { lines: [4, 4], text: '', fault: 'too-long' },
      ])
    }
  })
})
