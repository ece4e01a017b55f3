import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { endQuietlyOnClosedPipe } from './closed-pipe.ts'
import { adapters } from './verify/adapters.ts'
import { readCases } from './verify/read-cases.ts'
import { type CaseOutcome, type KindRow, rowsOf, runCase } from './verify/run-cases.ts'

const usage = 'npm run -s verify -- --cases DIR [--kind KIND] [--json FILE]'

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

const run = (): number => {
  const { values } = parseArgs({
    options: { cases: { type: 'string' }, kind: { type: 'string' }, json: { type: 'string' } },
  })
  if (values.cases === undefined) {
    console.error(usage)
    return 2
  }
  const cases = readCases(values.cases).filter((test) => values.kind === undefined || test.kind === values.kind)
  if (cases.length === 0) {
    console.error('no cases found')
    return 1
  }
  const outcomes = cases.map((test) => runCase(test, adapters))
  const rows = rowsOf(outcomes, adapters)
  const failures = outcomes.filter((outcome) => !outcome.passed)
  for (const row of rows) console.log(rowLine(row))
  if (failures.length > 0) console.log(`\n${failures.length} of ${cases.length} cases fail:`)
  for (const failure of failures) for (const line of failureLines(failure)) console.log(line)
  if (values.json !== undefined)
    writeFileSync(
      values.json,
      `${JSON.stringify({ cases: cases.length, failed: failures.length, rows, outcomes }, null, 2)}\n`,
    )
  return failures.length === 0 ? 0 : 1
}

endQuietlyOnClosedPipe(process.stdout)
process.exitCode = run()
