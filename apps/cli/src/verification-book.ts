import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runProgram } from './input-output/program.ts'
import { writeFiles } from './input-output/write-files.ts'
import { verificationBook } from './verification-book/book.ts'
import { bookFolder, caseFolder } from './verification-book/folders.ts'
import { readCases } from './verify/read-cases.ts'

type Arguments = { readonly cases: string; readonly out: string }

const readArguments = (args: readonly string[]): Arguments => {
  const { values } = parseArgs({ args: [...args], options: { cases: { type: 'string' }, out: { type: 'string' } } })
  return { cases: values.cases ?? caseFolder, out: values.out ?? bookFolder }
}

const run = (chosen: Arguments): number => {
  const cases = readCases(chosen.cases)
  if (cases.length === 0) throw new Error(`${chosen.cases} holds no cases.`)
  const path = join(chosen.out, 'verification.md')
  writeFiles([{ path, bytes: verificationBook(cases) }])
  console.log(`${cases.length} cases in ${path}`)
  return 0
}

const usage = [
  'npm run -s verification-book -- [--cases DIR] [--out DIR]',
  '  writes docs/verification.md from the published cases',
].join('\n')

process.exitCode = await runProgram({ usage, read: readArguments, run })
