import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { verificationBook } from './verification-book/book.ts'
import { bookFolder, caseFolder } from './verification-book/folders.ts'
import { readCases } from './verify/read-cases.ts'

/** Pictures of kinds that are gone go too. */
const clear = (folder: string): void => {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) if (name.endsWith('.svg')) rmSync(join(folder, name))
}

const run = async (): Promise<number> => {
  const { values } = parseArgs({ options: { cases: { type: 'string' }, out: { type: 'string' } } })
  const cases = readCases(values.cases ?? caseFolder)
  if (cases.length === 0) {
    console.error('no cases found')
    return 1
  }
  const out = values.out ?? bookFolder
  const pages = await verificationBook(cases)
  clear(join(out, 'verification'))
  for (const { path, text } of pages) writeFileSync(join(out, path), text)
  console.log(`${cases.length} cases in ${pages.length} files under ${out}`)
  return 0
}

process.exitCode = await run()
