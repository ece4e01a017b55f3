import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { readCases } from '../verify/read-cases.ts'
import { type Page, verificationBook } from './book.ts'
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
  let pages: readonly Page[] = []
  beforeAll(async () => {
    pages = await verificationBook(readCases(caseFolder))
  }, 60_000)

  test('is what `npm run -s verification-book` writes', () => {
    const differences = pages.flatMap(({ path, text }) => {
      const difference = firstDifference(readFileSync(join(bookFolder, path), 'utf8'), text)
      return difference === null ? [] : [`${path}: ${difference}`]
    })
    expect(differences).toEqual([])
    const pictures = pages.flatMap(({ path }) => (path.endsWith('.svg') ? [path.replace('verification/', '')] : []))
    expect(readdirSync(join(bookFolder, 'verification')).sort()).toEqual([...pictures].sort())
  })

  test('shows every case, and none that fails', () => {
    const [page] = pages
    const cases = readCases(caseFolder)
    expect(page?.text).toContain(`${cases.length} of ${cases.length} published cases pass.`)
    expect(page?.text).not.toContain('**fails**')
    expect(cases.filter(({ id }) => !page?.text.includes(`| ${id} |`)).map(({ id }) => id)).toEqual([])
  })

  test('finds every clause that was printed in the source of the engine', () => {
    const rows = (pages[0]?.text ?? '').split('\n').filter((line) => /^\| .* \| (yes|–) \|$/.test(line))
    expect(rows.length).toBeGreaterThan(80)
    expect(rows.filter((row) => !row.includes('](../packages/engine/'))).toEqual([])
  })

  test('can be read on a page', () => {
    for (const { path, text } of pages) expect(text.length, path).toBeLessThan(path.endsWith('.md') ? 600_000 : 100_000)
  })
})
