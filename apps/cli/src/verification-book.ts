import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runProgram } from './input-output/program.ts'
import { writeFiles } from './input-output/write-files.ts'
import { verificationBook } from './verification-book/book.ts'
import { commonAnswers, commonRoofsPage, readCommonRoofs } from './verification-book/common-roofs.ts'
import { caseFolder, commonRoofsFile, ourRoofsFile } from './verification-book/folders.ts'
import { readCases } from './verify/read-cases.ts'

type Arguments = { readonly out: string }

const readArguments = (args: readonly string[]): Arguments => {
  const { values } = parseArgs({ args: [...args], options: { out: { type: 'string' } } })
  if (values.out === undefined) throw new Error('Name the folder with --out')
  return { out: values.out }
}

const run = ({ out }: Arguments): number => {
  const cases = readCases(caseFolder)
  const path = join(out, 'verification.md')
  const given = commonAnswers(readCommonRoofs(commonRoofsFile))
  const ours = commonAnswers(readCommonRoofs(ourRoofsFile))
  writeFiles([
    { path, bytes: verificationBook(cases) },
    { path: join(out, 'common-roofs.md'), bytes: commonRoofsPage(given, ours) },
  ])
  console.log(`${cases.length} cases in ${path}, ${given.length + ours.length} common roofs beside it`)
  return 0
}

const usage = [
  'npm run -s verification-book -- --out FOLDER',
  '  writes verification.md, from the published cases, and common-roofs.md into a folder that is there',
].join('\n')

process.exitCode = await runProgram({ usage, read: readArguments, run })
