import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { verifyPdf } from '@soundroof/report/signature/verify-pdf'
import { endQuietlyOnClosedPipe } from './input-output/closed-pipe.ts'
import { runProgram } from './input-output/program.ts'
import { verdictLines } from './verify-report/verdict-lines.ts'

const usage = [
  'npm run -s verify-report -- report.pdf',
  '  Whether the file is as it was signed, by whose certificate, and the code of the document; needs no network.',
  '  Exit code 0: the file is as it was signed. 1: it is not.',
].join('\n')

const readArguments = (args: readonly string[]): string => {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true })
  const [file, another] = positionals
  if (file === undefined || another !== undefined) throw new Error('One PDF file is needed.')
  return file
}

const run = async (file: string): Promise<number> => {
  const bytes = readFileSync(file)
  const checked = await verifyPdf(bytes)
  for (const line of verdictLines(checked, bytes, new Date())) console.log(line)
  return checked.state === 'valid' ? 0 : 1
}

endQuietlyOnClosedPipe(process.stdout)
process.exitCode = await runProgram({ usage, read: readArguments, run })
