import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { withoutRoot } from '../testing/without-root.ts'
import { fileProblem } from './file-problem.ts'
import { writeFiles } from './write-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'soundroof-words-'))
afterAll(() => rmSync(folder, { recursive: true }))
const path = (name: string) => join(folder, name)
writeFileSync(path('file'), 'x')
symlinkSync('circle', path('circle'))
mkdirSync(path('closed'))
mkdirSync(path('full'))
writeFileSync(path('full/x'), '')

const words = (work: () => void, file?: string): string => {
  try {
    work()
  } catch (error) {
    return fileProblem(error, file)
  }
  return 'nothing went wrong'
}

describe('what the system says of a file', () => {
  const [none, below, circle] = [path('none'), path('file/below'), path('circle')]
  test.each([
    [() => readFileSync(none), `There is no ${none}: check its name and folder.`],
    [() => readFileSync(below), `${below} leads through a file as if it were a folder: check its path.`],
    [() => readFileSync(circle), `${circle} is a link that leads in a circle: name the file itself.`],
    [() => mkdirSync(path('file')), `${path('file')} stands in the way: move it, or choose another name.`],
    [() => rmSync(path('n'.repeat(300))), `${path('n'.repeat(300))} has too long a name: choose a shorter one.`],
  ])('is a sentence that names it', (work, sentence) => {
    expect(words(work)).toBe(sentence)
  })

  test('names the file that was meant where the system does not', () => {
    expect(words(() => readFileSync(folder), folder)).toBe(
      `${folder} is a folder, no file: choose another name, or move it.`,
    )
    expect(words(() => closeSync(99_999), 'a.json')).toBe('a.json cannot be used: the system says EBADF.')
  })

  test('tells who may not', () => {
    const closed = path('closed')
    rmSync(closed, { recursive: true })
    mkdirSync(closed, { mode: 0o500 })
    const told = words(() => withoutRoot(() => closeSync(openSync(join(closed, 'a'), 'w'))))
    expect(told).toBe(
      `${join(closed, 'a')} is not open to this user: change the permissions of the file or its folder.`,
    )
  })

  test('stays what it is when it is of no file', () => {
    expect([fileProblem(new RangeError('too much')), fileProblem('text')]).toEqual(['too much', 'text'])
  })
})

describe('files that are written whole', () => {
  test('are all written or none, and nothing is left beside them', () => {
    const files = [path('full/one'), path('full')].map((file) => ({ path: file, bytes: 'new' }))
    expect(words(() => writeFiles(files))).toBe(
      `${path('full')} is a folder, no file: choose another name, or move it.`,
    )
    expect(words(() => readFileSync(path('full/one')))).toContain('There is no')
    writeFiles([{ path: path('file'), bytes: 'new' }], 0o600)
    expect(readFileSync(path('file'), 'utf8')).toBe('new')
    expect(words(() => readFileSync(path('.file.part')))).toContain('There is no')
  })
})
