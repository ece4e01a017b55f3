import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { withoutRoot } from '../testing/without-root.ts'
import { openInput } from './input-file.ts'
import { openResults } from './results-file.ts'
import { waitOnceWritten } from './testing/once-written.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'soundroof-one-file-'))
afterAll(() => rmSync(folder, { recursive: true }))
const path = (name: string) => join(folder, name)
const bundle = execFileSync(process.execPath, ['scripts/batch-bundle.mjs'], { cwd: root, encoding: 'utf8' }).trim()
const shed = JSON.parse(readFileSync(join(root, 'apps/cli/examples/shed-in-sydney.json'), 'utf8'))

const beginAs = (options: readonly string[], ...args: string[]): ChildProcess =>
  spawn(process.execPath, [...options, bundle, ...args], { cwd: root })
const begin = (...args: string[]): ChildProcess => beginAs([], ...args)

const ended = async (child: ChildProcess) => {
  let stderr = ''
  child.stderr?.on('data', (chunk) => {
    stderr += chunk
  })
  const [code] = await once(child, 'close')
  return { code, stderr }
}
const batch = (...args: string[]) => ended(begin(...args))

const rows = 150
const input = path('in.ndjson')
const rowAt = (index: number) => JSON.stringify({ ...shed, number: `N-${index}`, building_length: 10 + (index % 40) })
writeFileSync(input, Array.from({ length: rows }, (_, index) => `${rowAt(index)}\n`).join(''))

const sizeOf = (file: string) => (existsSync(file) ? statSync(file).size : 0)
const rowsIn = (file: string) =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).row)
const inOrder = Array.from({ length: rows }, (_, index) => index + 1)

/** Waits until a run has written its first lines. */
const firstLines = async (child: ChildProcess, out: string) => {
  while (child.exitCode === null && sizeOf(out) === 0) await wait(5)
}

describe('results under several names', () => {
  test('are one file: runs at a link, a linked folder and the name itself take turns', async () => {
    mkdirSync(path('real'))
    symlinkSync(path('real'), path('folder'))
    symlinkSync(join('real', 'out.ndjson'), path('link.ndjson'))
    const names = [path('link.ndjson'), path('real/out.ndjson'), path('folder/out.ndjson')]
    const runs = await Promise.all(names.map((out) => batch(input, '--out', out, '--summary', '--jobs', '1')))
    expect(runs.map(({ code }) => code)).toEqual([0, 0, 0])
    expect(rowsIn(path('real/out.ndjson'))).toEqual(inOrder)
    expect(readdirSync(path('real')).sort()).toEqual(['out.ndjson', 'out.ndjson.batch.json'])
    expect(existsSync(path('link.ndjson.batch.json'))).toBe(false)
  })

  test('a link that leads to itself, or into no folder, is refused', async () => {
    symlinkSync('circle.ndjson', path('circle.ndjson'))
    symlinkSync(join('nowhere', 'out.ndjson'), path('lost.ndjson'))
    const circle = await batch(input, '--out', path('circle.ndjson'))
    expect([circle.code, circle.stderr]).toEqual([2, expect.stringContaining('circle.ndjson is a link that leads')])
    const lost = await batch(input, '--out', path('lost.ndjson'))
    expect([lost.code, lost.stderr]).toEqual([2, `There is no folder ${path('nowhere')}.\n`])
  })
})

test('lines that others wrote first are never taken for those of a batch that began beside them', async () => {
  const out = path('raced.ndjson')
  writeFileSync(out, '')
  writeFileSync(`${out}.batch.json`, 'of this run')
  const results = await openResults(out, 0)
  appendFileSync(out, 'of another run')
  await expect(results.append(Buffer.from('line'))).rejects.toThrow('something else writes to it')
  await results.close()
  expect([readFileSync(out, 'utf8'), existsSync(`${out}.batch.json`)]).toEqual(['of another run', false])
})

/** A run in another container does not see the lock of this one: what it does to the file is all that is seen of it. */
describe('a run whose file somebody else changes stops', () => {
  const changed = async (name: string, change: (out: string) => void) => {
    const out = path(name)
    const hold = `${out}.hold`
    writeFileSync(hold, '')
    const child = beginAs(waitOnceWritten(1, hold), input, '--out', out, '--summary', '--jobs', '1')
    const end = ended(child)
    await firstLines(child, out)
    change(out)
    const bytes = sizeOf(out)
    rmSync(hold)
    return { ...(await end), written: sizeOf(out) - bytes }
  }

  test('when it grows', async () => {
    const run = await changed('grown.ndjson', (out) => appendFileSync(out, '{"row":9,"ok":true,'))
    expect([run.code, run.written]).toEqual([1, 0])
    expect(run.stderr).toMatch(
      /grown\.ndjson holds \d+ bytes, and this run left it at \d+: something else writes to it/,
    )
  })

  test('through a hard link too, of which no lock knows', async () => {
    const run = await changed('named.ndjson', (out) => {
      linkSync(out, `${out}.other`)
      appendFileSync(`${out}.other`, 'x')
    })
    expect([run.code, run.written]).toEqual([1, 0])
  })

  test('when it is moved away, instead of writing where nobody looks', async () => {
    const run = await changed('moved.ndjson', (out) => renameSync(out, `${out}.away`))
    expect([run.code, run.stderr]).toEqual([1, expect.stringContaining('moved.ndjson was moved or deleted')])
    expect(existsSync(path('moved.ndjson'))).toBe(false)
  })

  test('when another batch says that the file is its own', async () => {
    const run = await changed('claimed.ndjson', (out) => writeFileSync(`${out}.batch.json`, '{}'))
    expect([run.code, run.stderr]).toEqual([
      1,
      expect.stringContaining('claimed.ndjson.batch.json was changed or deleted'),
    ])
  })
})

describe('what stands beside the results', () => {
  const [small, out] = [path('small.ndjson'), path('small.out')]
  const beside = `${out}.batch.json`
  const again = () => batch(small, '--out', out, '--jobs', '1')

  test('refuses to go on when it is damaged, and names itself', async () => {
    writeFileSync(small, `${rowAt(1)}\n`)
    expect((await again()).code).toBe(0)
    const [results, begun] = [readFileSync(out, 'utf8'), JSON.parse(readFileSync(beside, 'utf8'))]
    const { input: _, ...withoutInput } = begun.terms
    const damaged = [
      '{',
      '',
      'null',
      '[]',
      '"x"',
      '{}',
      { ...begun, startedAt: 'yesterday' },
      { ...begun, terms: null },
    ]
    for (const content of [...damaged, { ...begun, terms: withoutInput }]) {
      writeFileSync(beside, typeof content === 'string' ? content : JSON.stringify(content))
      const { code, stderr } = await again()
      expect([code, stderr, readFileSync(out, 'utf8')]).toEqual([
        2,
        `${beside} is damaged: what ${out} was started with is unknown. Delete ${out} to start again, or choose another file for the results.\n`,
        results,
      ])
    }
    rmSync(out)
    expect([(await again()).code, readFileSync(out, 'utf8')]).toEqual([0, results])
  })

  test('is named when it is a folder', async () => {
    rmSync(beside)
    mkdirSync(beside)
    const { code, stderr } = await again()
    expect([code, stderr]).toEqual([2, `${beside} is a folder, no file: choose another name, or move it.\n`])
  })
})

describe('a place that cannot be used is told without the words of the system', () => {
  const raw = /\bE[A-Z]{4,}\b|syscall|illegal operation|no such file/

  test('an input behind a closed folder', async () => {
    mkdirSync(path('closed'))
    writeFileSync(path('closed/in.ndjson'), '{}\n')
    chmodSync(path('closed'), 0o000)
    const opened = withoutRoot(() => openInput(path('closed/in.ndjson'), false))
    await expect(opened).rejects.toThrow('in.ndjson is not open to this user: change the permissions')
    chmodSync(path('closed'), 0o700)
  })

  test.each([
    ['a folder of reports that is a file', ['--out', path('a.out'), '--pdf-dir', input], `${input} stands in the way`],
    ['reports below a file', ['--out', path('b.out'), '--pdf-dir', join(input, 'x')], 'leads through a file'],
    ['results below a file', ['--out', join(input, 'x.out')], 'leads through a file'],
    ['tables that are a file', ['--out', path('c.out'), '--tables', input], `${input} is no folder`],
  ])(
    '%s',
    async (_, args, words) => {
      const { code, stderr } = await batch(input, ...args)
      expect([code === 0, stderr]).toEqual([false, expect.stringContaining(words)])
      expect(stderr).not.toMatch(raw)
    },
    60_000,
  )
})
