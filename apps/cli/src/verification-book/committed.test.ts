import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readCases } from '../verify/read-cases.ts'
import { verificationBook } from './book.ts'
import { bookFolder, caseFolder } from './folders.ts'

/** Where two texts part: a whole page of differences tells less. */
const firstDifference = (committed: string, generated: string): string | null => {
  const theirs = committed.split('\n')
  const ours = generated.split('\n')
  const at = ours.findIndex((line, index) => line !== theirs[index])
  if (at < 0) return theirs.length === ours.length ? null : `${theirs.length} lines instead of ${ours.length}`
  return `line ${at + 1} is "${theirs[at]}" instead of "${ours[at]}"`
}

describe('the committed verification book', () => {
  const cases = readCases(caseFolder)
  const book = verificationBook(cases)

  test('is what `npm run -s verification-book` writes', () => {
    expect(firstDifference(readFileSync(join(bookFolder, 'verification.md'), 'utf8'), book)).toBeNull()
  })

  test('shows every case, and none that fails', () => {
    expect(book).toContain(`${cases.length} of ${cases.length} published cases pass.`)
    expect(book).not.toContain('**fails**')
    expect(cases.filter(({ id }) => !book.includes(`| ${id} |`)).map(({ id }) => id)).toEqual([])
  })
})
