import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runProgram } from './input-output/program.ts'
import { verificationBook } from './verification-book/book.ts'
import { bookFolder, caseFolder } from './verification-book/folders.ts'
import { readCases } from './verify/read-cases.ts'

/** Pictures of kinds that are gone go too. */
const clear = (folder: string): void => {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) if (name.endsWith('.svg')) rmSync(join(folder, name))
}

type Arguments = { readonly cases: string; readonly out: string }

const readArguments = (args: readonly string[]): Arguments => {
  const { values } = parseArgs({ args: [...args], options: { cases: { type: 'string' }, out: { type: 'string' } } })
  return { cases: values.cases ?? caseFolder, out: values.out ?? bookFolder }
}

const run = async (chosen: Arguments): Promise<number> => {
  const cases = readCases(chosen.cases)
  if (cases.length === 0) throw new Error(`${chosen.cases} holds no cases.`)
  const pages = await verificationBook(cases)
  clear(join(chosen.out, 'verification'))
  for (const { path, text } of pages) writeFileSync(join(chosen.out, path), text)
  console.log(`${cases.length} cases in ${pages.length} files under ${chosen.out}`)
  return 0
}

const usage = [
  'npm run -s verification-book -- [--cases DIR] [--out DIR]',
  '  writes docs/verification.md from the published cases',
].join('\n')

process.exitCode = await runProgram({ usage, read: readArguments, run })
