import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runProgram } from './input-output/program.ts'
import { writeFiles } from './input-output/write-files.ts'
import { verificationBook } from './verification-book/book.ts'
import { bookFolder, caseFolder } from './verification-book/folders.ts'
import { readCases } from './verify/read-cases.ts'

const run = (): number => {
  const cases = readCases(caseFolder)
  const path = join(bookFolder, 'verification.md')
  writeFiles([{ path, bytes: verificationBook(cases) }])
  console.log(`${cases.length} cases in ${path}`)
  return 0
}

const usage = ['npm run -s verification-book', '  writes docs/verification.md from the published cases'].join('\n')

process.exitCode = await runProgram({ usage, read: (args) => parseArgs({ args: [...args], options: {} }), run })
