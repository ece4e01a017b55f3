import { parseArgs } from 'node:util'
import { endQuietlyOnClosedPipe } from './input-output/closed-pipe.ts'
import { runProgram } from './input-output/program.ts'
import { writeFiles } from './input-output/write-files.ts'
import { adapters } from './verify/adapters.ts'
import { readCases } from './verify/read-cases.ts'
import { type CaseOutcome, type KindRow, rowsOf, runCase } from './verify/run-cases.ts'

const usage = [
  'npm run -s verify -- --cases DIR [--kind KIND] [--json FILE]',
  '  --cases DIR   folder of published cases, such as packages/engine/verification-cases',
  '  --kind KIND   cases of one kind alone',
  '  --json FILE   writes every case with its difference',
].join('\n')

const share = (value: number | null): string => (value === null ? '-' : `${(value * 100).toFixed(3)} %`)

const rowLine = ({ kind, cases, passed, worst, median, known }: KindRow): string =>
  [
    passed === cases ? 'ok  ' : 'FAIL',
    kind.padEnd(32),
    `${passed}/${cases}`.padStart(9),
    `worst ${share(worst)}`.padStart(18),
    `median ${share(median)}`.padStart(18),
    known ? '' : '  unknown kind',
  ].join(' ')

const failureLines = ({ id, kind, differences, error }: CaseOutcome): readonly string[] => {
  const head = `${kind} ${id}`
  if (error !== null) return [`  ${head}: ${error}`]
  return differences
    .filter((difference) => !difference.passed)
    .map(
      ({ name, ours, theirs }) => `  ${head}: ${name} ours ${JSON.stringify(ours)}, theirs ${JSON.stringify(theirs)}`,
    )
}

type Arguments = { readonly cases: string; readonly kind: string | null; readonly json: string | null }

const readArguments = (args: readonly string[]): Arguments => {
  const { values } = parseArgs({
    args: [...args],
    options: { cases: { type: 'string' }, kind: { type: 'string' }, json: { type: 'string' } },
  })
  if (values.cases === undefined) throw new Error('A folder of cases is needed.')
  return { cases: values.cases, kind: values.kind ?? null, json: values.json ?? null }
}

const tell = (outcomes: readonly CaseOutcome[], rows: readonly KindRow[], failures: readonly CaseOutcome[]): void => {
  for (const row of rows) console.log(rowLine(row))
  if (failures.length > 0) console.log(`\n${failures.length} of ${outcomes.length} cases fail:`)
  for (const line of failures.flatMap(failureLines)) console.log(line)
}

const run = (chosen: Arguments): number => {
  const cases = readCases(chosen.cases).filter(({ kind }) => chosen.kind === null || kind === chosen.kind)
  if (cases.length === 0) throw new Error('There are no such cases.')
  const outcomes = cases.map((test) => runCase(test, adapters))
  const rows = rowsOf(outcomes, adapters)
  const failures = outcomes.filter((outcome) => !outcome.passed)
  tell(outcomes, rows, failures)
  const table = { cases: cases.length, failed: failures.length, rows, outcomes }
  if (chosen.json !== null) writeFiles([{ path: chosen.json, bytes: `${JSON.stringify(table, null, 2)}\n` }])
  return failures.length === 0 ? 0 : 1
}

endQuietlyOnClosedPipe(process.stdout)
process.exitCode = await runProgram({ usage, read: readArguments, run })
