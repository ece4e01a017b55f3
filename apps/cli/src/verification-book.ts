import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runProgram } from './input-output/program.ts'
import { writeFiles } from './input-output/write-files.ts'
import { verificationBook } from './verification-book/book.ts'
import { commonAnswers, commonRoofsPage, readCommonRoofs } from './verification-book/common-roofs.ts'
import { bookFolder, caseFolder, commonRoofsFile, ourRoofsFile } from './verification-book/folders.ts'
import { readCases } from './verify/read-cases.ts'

const run = (): number => {
  const cases = readCases(caseFolder)
  const path = join(bookFolder, 'verification.md')
  const given = commonAnswers(readCommonRoofs(commonRoofsFile))
  const ours = commonAnswers(readCommonRoofs(ourRoofsFile))
  writeFiles([
    { path, bytes: verificationBook(cases) },
    { path: join(bookFolder, 'common-roofs.md'), bytes: commonRoofsPage(given, ours) },
  ])
  console.log(`${cases.length} cases in ${path}, ${given.length + ours.length} common roofs beside it`)
  return 0
}

const usage = [
  'npm run -s verification-book',
  '  writes docs/verification.md from the published cases, and docs/common-roofs.md',
].join('\n')

process.exitCode = await runProgram({ usage, read: (args) => parseArgs({ args: [...args], options: {} }), run })
