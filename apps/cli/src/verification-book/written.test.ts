import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { readCases } from '../verify/read-cases.ts'
import { verificationBook } from './book.ts'
import { commonAnswers, commonRoofsPage, readCommonRoofs } from './common-roofs.ts'
import { caseFolder, commonRoofsFile, ourRoofsFile } from './folders.ts'

const folder = mkdtempSync(join(tmpdir(), 'soundroof-book-'))
afterAll(() => rmSync(folder, { recursive: true }))
const written = (name: string) => readFileSync(join(folder, name), 'utf8')

describe('the verification book', () => {
  const cases = readCases(caseFolder)
  const book = verificationBook(cases)

  test('and the common roofs are what `npm run -s verification-book` writes', () => {
    const root = fileURLToPath(new URL('../../../../', import.meta.url))
    const command = ['--import', 'tsx', 'apps/cli/src/verification-book.ts', '--out', folder]
    expect(execFileSync(process.execPath, command, { cwd: root, encoding: 'utf8' })).toMatch(/^\d+ cases in /)
    expect(written('verification.md') === book).toBe(true)
    const answers = [commonRoofsFile, ourRoofsFile].map((file) => commonAnswers(readCommonRoofs(file)))
    expect(written('common-roofs.md')).toBe(commonRoofsPage(answers[0] ?? [], answers[1] ?? []))
  })

  test('shows every case, and none that fails', () => {
    expect(book).toContain(`${cases.length} of ${cases.length} published cases pass.`)
    expect(book).not.toContain('**fails**')
    expect(cases.filter(({ id }) => !book.includes(`| ${id} |`)).map(({ id }) => id)).toEqual([])
  })
})
