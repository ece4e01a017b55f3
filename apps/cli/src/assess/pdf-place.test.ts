import { spawnSync } from 'node:child_process'
import {
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { fileProblem } from '../input-output/file-problem.ts'
import { readJson } from '../input-output/read-json.ts'
import { pdfPlace } from './pdf-place.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const shed = readFileSync(join(root, 'apps/cli/examples/shed-in-sydney.json'), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'soundroof-pdf-place-'))
afterAll(() => rmSync(folder, { recursive: true }))

const path = (name: string) => join(folder, name)
const put = (name: string, content: string): string => {
  writeFileSync(path(name), content)
  return path(name)
}
const words = (work: () => void): string => {
  try {
    work()
  } catch (error) {
    return fileProblem(error)
  }
  return 'nothing went wrong'
}
const assess = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'apps/cli/src/assess.ts', ...args], { cwd: root, encoding: 'utf8' })

describe('the report of a command', () => {
  test('never replaces the project it is drawn from', () => {
    const project = put('project.json', shed)
    linkSync(project, path('hard.pdf'))
    symlinkSync(project, path('soft.pdf'))
    for (const [pdf, words] of [
      [project, 'The name of the report ends in .pdf.'],
      [path('hard.pdf'), `${path('hard.pdf')} is the project itself`],
    ] as const) {
      const { status, stdout, stderr } = assess(project, '--pdf', pdf)
      expect([status === 0, stdout, stderr]).toEqual([false, '', expect.stringContaining(words)])
    }
    expect(() => pdfPlace(path('soft.pdf'), project)).toThrow('is the project itself')
    expect(readFileSync(project, 'utf8')).toBe(shed)
  })

  test('replaces nothing but a PDF, whatever a link is called', () => {
    const project = put('project.json', shed)
    const victim = put('victim.txt', 'kept')
    symlinkSync(victim, path('link.pdf'))
    symlinkSync('link.pdf', path('second.pdf'))
    symlinkSync(path('not-yet.txt'), path('ahead.pdf'))
    for (const name of ['link.pdf', 'second.pdf'])
      expect(() => pdfPlace(path(name), project)).toThrow(
        `is a link to ${realpathSync(victim)}: the name of the report`,
      )
    expect(() => pdfPlace(path('ahead.pdf'), project)).toThrow('not-yet.txt: the name of the report ends in .pdf.')
    spawnSync('mkfifo', [path('pipe.pdf')])
    expect(() => pdfPlace(path('pipe.pdf'), project)).toThrow('is a pipe or a device')
    const { status, stdout } = assess(project, '--pdf', path('link.pdf'))
    expect([status, stdout, readFileSync(victim, 'utf8')]).toEqual([1, '', 'kept'])
  })

  test('needs a folder that is there', () => {
    const project = put('project.json', shed)
    expect(() => pdfPlace(path('none/a.pdf'), project)).toThrow(`There is no folder ${path('none')}.`)
    expect(words(() => pdfPlace(join(project, 'a.pdf'), project))).toContain('leads through a file')
    expect(pdfPlace(path('a.pdf'), project)).toBe(join(realpathSync(folder), 'a.pdf'))
  })

  test('is whole or not there, and leaves nothing beside it; a link stays a link', () => {
    // A mark before the text, as editors of Windows write it.
    const project = put('marked.json', `\ufeff${shed}`)
    const kept = put('kept.pdf', 'before')
    symlinkSync(kept, path('linked.pdf'))
    // Whoever can write here could point the unfinished file at the project.
    symlinkSync(project, path('.kept.pdf.part'))
    const { status, stderr } = assess(project, '--pdf', path('linked.pdf'))
    expect([status, stderr]).toEqual([0, ''])
    expect(readFileSync(kept).subarray(0, 5).toString()).toBe('%PDF-')
    expect(readFileSync(project, 'utf8')).toBe(`\ufeff${shed}`)
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
  })
})

describe('a project that cannot be read is named', () => {
  test.each([
    ['none.json', null, 'There is no FILE: check its name and folder.'],
    ['broken.json', '{"name": ', 'FILE is no JSON: '],
    ['empty.json', '', 'FILE is no JSON: '],
    ['folder.json', 'folder', 'FILE is a folder, no file: choose another name, or move it.'],
  ])('%s', (name, content, sentence) => {
    if (content === 'folder') mkdirSync(path(name))
    else if (content !== null) put(name, content)
    expect(words(() => readJson(path(name)))).toContain(sentence.replace('FILE', path(name)))
  })

  test('a pipe or a device at once', () => {
    spawnSync('mkfifo', [path('pipe')])
    for (const name of [path('pipe'), '/dev/zero', '/dev/null'])
      expect(words(() => readJson(name))).toBe(
        `${name} is a pipe or a device: write what it holds to a file, and name that.`,
      )
  })

  test('by the command too', () => {
    const { status, stdout, stderr } = assess(path('nothing.json'))
    expect([status, stdout, stderr]).toEqual([
      1,
      '',
      `There is no ${path('nothing.json')}: check its name and folder.\n`,
    ])
  })
})
