import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { verifyPdf } from '@soundroof/report/signature/verify-pdf'
import { endQuietlyOnClosedPipe } from './input-output/closed-pipe.ts'
import { runProgram } from './input-output/program.ts'
import { verdictLines } from './verify-report/verdict-lines.ts'

const usage = [
  'npm run -s verify-report -- report.pdf [--fingerprint SHA-256]',
  '  Whether the file is as it was signed, by whose certificate, and the code of the document; needs no network.',
  "  --fingerprint: that of the provider's certificate; a file that another one signed is refused.",
  '  Exit code 0: the file is as it was signed, by that certificate. 1: it is not.',
].join('\n')

type Asked = { readonly file: string; readonly fingerprint: string | null }

/** With or without colons, as openssl prints it. */
const readFingerprint = (typed: string): string => {
  const digits = typed.replaceAll(':', '').toLowerCase()
  if (!/^[0-9a-f]{64}$/.test(digits)) throw new Error('A fingerprint has 64 hexadecimal digits.')
  return digits
}

const readArguments = (args: readonly string[]): Asked => {
  const options = { fingerprint: { type: 'string' } } as const
  const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options })
  const [file, another] = positionals
  if (file === undefined || another !== undefined) throw new Error('One PDF file is needed.')
  return { file, fingerprint: values.fingerprint === undefined ? null : readFingerprint(values.fingerprint) }
}

const run = async ({ file, fingerprint }: Asked): Promise<number> => {
  const bytes = readFileSync(file)
  const checked = await verifyPdf(bytes)
  const isExpected =
    checked.state !== 'valid' || fingerprint === null || checked.certificate.fingerprint === fingerprint
  if (!isExpected)
    console.log('NOT BY THE PROVIDER: another certificate than the one of --fingerprint signed this file.')
  for (const line of verdictLines(checked, bytes, new Date())) console.log(line)
  return checked.state === 'valid' && isExpected ? 0 : 1
}

endQuietlyOnClosedPipe(process.stdout)
process.exitCode = await runProgram({ usage, read: readArguments, run })
