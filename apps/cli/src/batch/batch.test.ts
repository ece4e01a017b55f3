import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { assessmentResult } from '@soundroof/contract/roofs/results/result'
import { catalogue } from '@soundroof/data'
import { canonicalJson } from '@soundroof/engine/canonical'
import { assessInWords as assess } from '@soundroof/engine/testing/assess-in-words'
import { afterAll, describe, expect, test } from 'vitest'
import { readProject } from '../assess/read-project.ts'
import { signalOnceWritten, waitOnceWritten } from './testing/once-written.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'soundroof-batch-'))
afterAll(() => rmSync(folder, { recursive: true }))
const path = (name: string) => join(folder, name)
const sampleOf = (file: string) => readFileSync(join(root, 'apps/cli/examples', file), 'utf8')

const names = ['shed-in-sydney', 'tiled-house-in-melbourne', 'workshop-in-townsville'] as const
const examples = names.map((name): Record<string, unknown> => JSON.parse(sampleOf(`${name}.json`)))
const example = (index: number) => examples[index % examples.length] as Record<string, unknown>

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
/** As `npm run batch` starts it, without npm. */
const command = scripts.batch?.split(' ').slice(1) ?? []
const bundle = execFileSync(process.execPath, ['scripts/batch-bundle.mjs'], { cwd: root, encoding: 'utf8' }).trim()

const begin = (args: readonly string[], program: readonly string[] = [bundle]): ChildProcess =>
  spawn(process.execPath, [...program, ...args], { cwd: root })

const ended = async (child: ChildProcess) => {
  let stderr = ''
  child.stderr?.on('data', (chunk) => {
    stderr += chunk
  })
  const [code, signal] = await once(child, 'close')
  return { code, signal, stderr }
}

const batch = (...args: string[]) => ended(begin(args))

type Line = {
  readonly row: number
  readonly ok: boolean
  readonly line: number
  readonly name: string | null
  readonly pdf?: string
  readonly result?: unknown
  readonly summary?: { readonly verdict: string; readonly zones: readonly unknown[] }
  readonly error?: { readonly field: string; readonly message: string }
}
const linesOf = (file: string): readonly Line[] =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

/** A good row now and then among bad ones, which cost next to nothing. */
const rowsOfJson = (count: number, goodEvery: number, pad = 0): string =>
  Array.from({ length: count }, (_, index) => {
    const row = { ...example(index), number: `N-${index + 1}`, building_length: 10 + (index % 40) }
    const isGood = index % goodEvery === 0
    return `${JSON.stringify(isGood ? row : { ...row, roof_height: 0 })}${' '.repeat(pad)}\n`
  }).join('')

describe('a CSV file', () => {
  const [header = '', shed = '', house = '', workshop = ''] = sampleOf('batch.csv').trimEnd().split('\n')

  test('becomes one line a row, good or bad, in order', async () => {
    const rows = [
      `\ufeff${header}`,
      shed,
      '',
      house.replace('Hooks under the tiles.', '"Hooks under\r\n""the"" tiles."'),
      shed.replace(',30,18,', ',thirty,18,'),
      shed.replace(/,$/, ',heavy'),
      `${shed},1`,
      shed.replace('Warehouse', 'Ware"house'),
      `"${shed}`,
      ',,,,',
      workshop,
    ]
    const bytes = Buffer.concat([Buffer.from(`${rows.join('\r\n')}\r\n`), Buffer.from([0x61, 0xff, 0x0d, 0x0a])])
    writeFileSync(path('rows.csv.gz'), gzipSync(bytes))
    const args = [path('rows.csv.gz'), '--out', path('rows.ndjson'), '--jobs', '1']
    const { code, stderr } = await ended(begin(args, command))
    const lines = linesOf(path('rows.ndjson'))
    expect([code, stderr]).toEqual([3, expect.stringContaining('3 of 9 rows assessed, 6 bad')])
    expect(lines.map(({ row, ok }) => [row, ok])).toEqual(
      [true, true, false, false, false, false, false, true, false].map((ok, index) => [index + 1, ok]),
    )
    expect(lines.map(({ line }) => line)).toEqual([2, 4, 6, 7, 8, 9, 10, 12, 13])
    const fields = lines.filter(({ ok }) => !ok).map(({ error }) => error?.field)
    expect(fields).toEqual(['building_length', 'options.arrayMass', '', 'name', 'name', ''])
    for (const [index, at] of [0, 1, 7].entries()) {
      const read = readProject(example(index), {})
      const result = lines[at]?.result
      assessmentResult.parse(result)
      expect(read.ok && canonicalJson(assess(read.input, catalogue))).toBe(canonicalJson(result))
    }
  })

  test('with a header that is not understood is refused before anything is written', async () => {
    writeFileSync(path('header.csv'), `${header},colour,name\n${shed},red,x\n`)
    const { code, stderr } = await batch(path('header.csv'), '--out', path('header.ndjson'))
    expect([code, existsSync(path('header.ndjson'))]).toEqual([2, false])
    expect(stderr).toContain('colour: Column')
    expect(stderr).toContain('name: Columns 1 and')
  })
})

describe('a batch', () => {
  const rows = 200
  const input = path('rows.ndjson.gz')
  const [undisturbed, disturbed] = [path('undisturbed.ndjson'), path('disturbed.ndjson')]
  const sizeOf = (file: string) => (existsSync(file) ? statSync(file).size : 0)
  const disturbing = [input, '--out', disturbed, '--jobs', '2']

  const signalledAt = (size: number, signal: NodeJS.Signals) =>
    ended(begin(disturbing, [...signalOnceWritten(size, signal), bundle]))

  /** Two runs, of which the first stands still with the results locked until the other waits for its end. */
  const twoAtOnce = async (size: number) => {
    const hold = path('hold')
    writeFileSync(hold, '')
    const first = begin(disturbing, [...waitOnceWritten(size, hold), bundle])
    const firstEnd = ended(first)
    while (first.exitCode === null && sizeOf(disturbed) < size) await wait(5)
    const second = begin(disturbing)
    second.stderr?.on('data', (chunk) => {
      if (String(chunk).includes('waiting for its end')) rmSync(hold, { force: true })
    })
    return Promise.all([firstEnd, ended(second)])
  }

  test('that is killed, torn, stopped and run twice at once writes the same bytes as one that is not', async () => {
    writeFileSync(input, gzipSync(rowsOfJson(rows, 8)))
    const { code } = await batch(input, '--out', undisturbed, '--jobs', '1')
    const whole = sizeOf(undisturbed)
    expect([code, linesOf(undisturbed).map(({ row }) => row)]).toEqual([
      3,
      Array.from({ length: rows }, (_, i) => i + 1),
    ])

    const [first, second] = [Math.random() * 0.3, 0.35 + Math.random() * 0.25]
    expect(await signalledAt(first * whole, 'SIGKILL'), `killed at ${first}`).toMatchObject({ signal: 'SIGKILL' })
    truncateSync(disturbed, Math.max(0, sizeOf(disturbed) - 10))
    const stopped = await signalledAt(second * whole, 'SIGINT')
    expect(stopped, `stopped at ${second}`).toMatchObject({ code: 130 })
    expect(stopped.stderr).toContain('The same command continues.')
    expect(readFileSync(disturbed).at(-1)).toBe(10)
    expect(sizeOf(disturbed)).toBeLessThan(whole)

    const both = await twoAtOnce(sizeOf(disturbed) + 1)
    expect(both.map((each) => each.code)).toEqual([3, 3])
    expect(both.map(({ stderr }) => stderr).join('')).toContain('waiting for its end')
    expect(readFileSync(disturbed).equals(readFileSync(undisturbed))).toBe(true)
  })

  test('does not go on with another input', async () => {
    writeFileSync(input, gzipSync(rowsOfJson(rows + 1, 8)))
    const before = sizeOf(disturbed)
    const { code, stderr } = await batch(...disturbing)
    expect([code, sizeOf(disturbed)]).toEqual([2, before])
    expect(stderr).toContain('started with another input')
  })
})

describe('memory', () => {
  /** Tells the process's largest resident set, in MB, on its way out. */
  const watch = `import { isMainThread } from 'node:worker_threads'
    if (isMainThread) process.on('exit', () => console.error('peak', process.resourceUsage().maxRSS / 1024))`
  const flags = ['--max-old-space-size=64', '--import', `data:text/javascript,${encodeURIComponent(watch)}`]

  const peakOf = async (count: number) => {
    const [input, out] = [path(`peak-${count}.ndjson`), path(`peak-${count}.out`)]
    // Every row 30 kB: 5 000 of them held at once are 150 MB.
    for (let written = 0; written < count; written += 500) appendFileSync(input, rowsOfJson(500, 250, 30_000))
    const { code, stderr } = await ended(begin([input, '--out', out, '--summary', '--jobs', '2'], [...flags, bundle]))
    expect([code, linesOf(out).length]).toEqual([3, count])
    expect(linesOf(out)[0]?.summary?.zones).toHaveLength(4)
    return Number(/^peak ([\d.]+)$/m.exec(stderr)?.[1])
  }

  test('of 5 000 rows is that of a few hundred', async () => {
    const [few, many] = [await peakOf(500), await peakOf(5000)]
    expect(few).toBeGreaterThan(50)
    expect(many - few).toBeLessThan(100)
  })
})

describe('reports', () => {
  test('are whole before their rows are, and the same when drawn again', async () => {
    const [input, out, pdfs] = [path('reports.ndjson'), path('reports.out'), path('reports')]
    writeFileSync(input, `${JSON.stringify(example(0))}\n{}\n${JSON.stringify({ ...example(2), number: 'Ä 1 (b)' })}\n`)
    const args = [input, '--out', out, '--pdf-dir', pdfs, '--jobs', '1']
    expect((await batch(...args)).code).toBe(3)
    expect(linesOf(out).map(({ pdf }) => pdf)).toEqual(['000001-SR-1001.pdf', undefined, '000003--1-b-.pdf'])
    expect(readdirSync(pdfs).sort()).toEqual(['000001-SR-1001.pdf', '000003--1-b-.pdf'])
    const [whole, drawn] = [readFileSync(out), readFileSync(join(pdfs, '000003--1-b-.pdf'))]
    expect(drawn.subarray(0, 5).toString()).toBe('%PDF-')

    truncateSync(out, whole.lastIndexOf('{"row":3,') + 100)
    appendFileSync(join(pdfs, '.000003--1-b-.pdf.part'), 'half')
    rmSync(join(pdfs, '000003--1-b-.pdf'))
    expect((await batch(...args)).code).toBe(3)
    expect(readFileSync(out).equals(whole)).toBe(true)
    expect(readFileSync(join(pdfs, '000003--1-b-.pdf')).equals(drawn)).toBe(true)
    expect(readdirSync(pdfs)).toHaveLength(2)
  })

  test('that cannot be stored stop the batch instead of marking rows as bad', async () => {
    const [input, out, pdfs] = [path('stuck.ndjson'), path('stuck.out'), path('stuck')]
    mkdirSync(join(pdfs, '000001-SR-1001.pdf', 'in-the-way'), { recursive: true })
    writeFileSync(input, `${JSON.stringify(example(0))}\n`)
    const { code, stderr } = await batch(input, '--out', out, '--pdf-dir', pdfs, '--jobs', '1')
    expect([code, statSync(out).size]).toEqual([1, 0])
    expect(stderr).toContain('000001-SR-1001.pdf cannot be stored')
  })
})
