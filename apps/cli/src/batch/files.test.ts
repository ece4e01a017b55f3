import { appendFileSync, existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { readArguments } from './arguments.ts'
import { checkOut, compareTerms, readBatchRecord, type Terms, termsOf, writeBatchRecord } from './batch-record.ts'
import { completeLines } from './complete-lines.ts'
import { openInput } from './input-file.ts'
import { lockResults } from './lock-results.ts'
import { errorLine, resultLine } from './output-line.ts'

const folder = mkdtempSync(join(tmpdir(), 'soundroof-batch-files-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = (name: string, content: string | Buffer): string => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

const textOf = async (path: string, isCompressed = false) => {
  const chunks: Buffer[] = []
  for await (const chunk of (await openInput(path, isCompressed)).chunks()) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

describe('arguments', () => {
  test('name input, output and what is calculated', () => {
    const args = ['in.csv.gz', '--out', 'o.ndjson', '--jobs', '3', '--pdf-dir', 'p', '--edition', '2011', '--summary']
    expect(readArguments(args)).toEqual({
      input: 'in.csv.gz',
      format: 'csv',
      isCompressed: true,
      out: 'o.ndjson',
      summary: true,
      pdfDir: 'p',
      jobs: 3,
      tables: null,
      products: null,
      options: { edition: '2011' },
    })
    expect(readArguments(['IN.JSONL', '--out', 'o'])).toMatchObject({
      format: 'ndjson',
      isCompressed: false,
      options: {},
    })
    expect(readArguments(['--columns'])).toBe('columns')
  })

  test.each([
    [['--out', 'o'], 'One input file'],
    [['a.csv', 'b.csv', '--out', 'o'], 'One input file'],
    [['a.csv'], '--out results.ndjson'],
    [['a.xlsx', '--out', 'o'], '.csv, .ndjson'],
    [['a.csv', '--out', 'o', '--jobs', '0'], 'jobs is 1 to'],
    [['a.csv', '--out', 'o', '--jobs', '1.5'], 'jobs is 1 to'],
    [['a.csv', '--out', 'o', '--edition', '2015'], '2021 or 2011'],
    [['a.csv', '--out', 'o', '--colour'], 'colour'],
  ])('%j is refused', (args, message) => {
    expect(() => readArguments(args)).toThrow(message)
  })
})

describe('an input', () => {
  test('loses its byte order mark, and may be packed in several members', async () => {
    expect(await textOf(file('mark.csv', '\ufeffname\n'))).toBe('name\n')
    expect(await textOf(file('tiny.csv', 'a'))).toBe('a')
    const packed = Buffer.concat([gzipSync('\ufeffna'), gzipSync('me\n')])
    expect(await textOf(file('mark.csv.gz', packed), true)).toBe('name\n')
  })

  test('that is cut off, of UTF-16 or no file is refused', async () => {
    const packed = gzipSync('x'.repeat(5000))
    await expect(textOf(file('cut.gz', packed.subarray(0, packed.length - 10)), true)).rejects.toThrow(
      /cut\.gz cannot be unpacked to its end \(unexpected end of file\): pack it anew\./,
    )
    await expect(textOf(file('wide.csv', Buffer.from('\ufeffname', 'utf16le')))).rejects.toThrow('UTF-16')
    await expect(openInput(folder, false)).rejects.toThrow('no file')
    await expect(openInput(join(folder, 'none.csv'), false)).rejects.toThrow('There is no')
  })

  test('tells that somebody wrote to it', async () => {
    const path = file('changing.csv', 'name\n')
    const input = await openInput(path, false)
    expect(input.hasChanged()).toBe(false)
    appendFileSync(path, 'x\n')
    expect(input.hasChanged()).toBe(true)
    expect((await openInput(path, false)).fingerprint).not.toEqual(input.fingerprint)
  })

  test('is the same with another date', async () => {
    const path = file('dated.csv', 'name\n')
    const { fingerprint } = await openInput(path, false)
    utimesSync(path, 0, 0)
    expect((await openInput(path, false)).fingerprint).toEqual(fingerprint)
  })
})

const at = (row: number) => ({ row, line: row, lastLine: row })
const named = { name: '","ok":true,', number: '1' }
const good = (row: number) => resultLine(at(row), named, { key: 'result', value: { a: 'x'.repeat(200) }, pdf: null })
const bad = (row: number) => errorLine(at(row), named, [{ field: 'name', message: 'é' }])

describe('kept lines', () => {
  test('are the complete ones, with what is bad among them', async () => {
    const whole = good(1) + bad(2) + good(3)
    for (const torn of ['', good(4).slice(0, -1), '{', '\0\0\0'])
      expect(await completeLines(file('out.ndjson', whole + torn))).toEqual({
        rows: 3,
        bad: 1,
        bytes: Buffer.byteLength(whole),
      })
  })

  test('are those of a batch, in order', async () => {
    for (const alien of ['{}\n', good(2), good(1) + good(3), good(1) + good(1), '\n'])
      await expect(completeLines(file('alien.ndjson', alien))).rejects.toThrow('no batch has written it')
  })
})

describe('a batch that has started', () => {
  const args = readArguments(['in.csv', '--out', join(folder, 'begun.ndjson'), '--pdf-dir', join(folder, 'pdf')])
  if (args === 'columns') throw new Error('no list was asked for')
  const versions = { engineVersion: '1', catalogueVersion: 'c' }
  const terms: Terms = termsOf(args, { bytes: 3, sha256: 'abc' }, versions)

  test('is read as it was written, and forgotten when its results were deleted', () => {
    const begun = { terms, startedAt: '2026-11-21T00:00:00.000Z' }
    writeBatchRecord(args.out, begun)
    expect(readBatchRecord(args.out, 10)).toEqual(begun)
    expect(readBatchRecord(args.out, 0)).toBeNull()
    expect(terms.pdfDir).toBe('pdf')
    expect(() => compareTerms(args.out, readBatchRecord(args.out, 1)?.terms as Terms, terms)).not.toThrow()
  })

  test('does not go on when anything that decides about a line is another', () => {
    const others: readonly [Partial<Terms>, string][] = [
      [{ input: { bytes: 3, sha256: 'abd' } }, 'input'],
      [{ options: { returnPeriod: 200 } }, 'options'],
      [{ summary: true }, '--summary'],
      [{ pdfDir: null }, '--pdf-dir'],
      [{ engineVersion: '2' }, 'engine'],
      [{ catalogueVersion: 'd' }, 'figures'],
    ]
    for (const [other, word] of others)
      expect(() => compareTerms(args.out, terms, { ...terms, ...other })).toThrow(word)
  })

  test('does not write into what is not its own', () => {
    expect(() => readBatchRecord(file('foreign.ndjson', 'x'), 1)).toThrow('choose another file')
    expect(() => checkOut(join(folder, 'foreign.ndjson'))).not.toThrow()
    expect(() => checkOut(folder)).toThrow('no file')
    expect(() => checkOut(join(folder, 'none', 'out.ndjson'))).toThrow('There is no folder')
  })
})

describe('runs at one file', () => {
  test.each(['linux', 'darwin'] as const)('take turns on %s', async (platform) => {
    const out = join(folder, `turns-${platform}.ndjson`)
    const told: string[] = []
    const go = () => false
    const release = await lockResults(out, () => told.push('first'), go, platform)
    let isHeld = false
    const second = lockResults(out, () => told.push('second'), go, platform).then((give) => {
      isHeld = true
      return give
    })
    await wait(400)
    expect([isHeld, told]).toEqual([false, ['second']])
    expect(
      await lockResults(
        out,
        () => undefined,
        () => true,
        platform,
      ),
    ).toBeNull()
    release?.()
    expect(await second).not.toBeNull()
    ;(await second)?.()
  })

  test('do not wait for one that was killed', async () => {
    const address = join(tmpdir(), `soundroof-batch-test-${process.pid}`)
    const { abandoned } = await import('./lock-results.ts')
    const server = createServer()
    await new Promise<void>((done) => server.listen(address, done))
    expect(await abandoned(address)).toBe(false)
    await new Promise((done) => server.close(done))
    writeFileSync(address, '')
    expect(await abandoned(address)).toBe(true)
    rmSync(address, { force: true })
    expect(existsSync(address)).toBe(false)
  })
})
