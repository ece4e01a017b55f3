import { adapters } from '../verify/adapters.ts'
import type { Case } from '../verify/case.ts'
import { runCase } from '../verify/run-cases.ts'
import type { RunCase } from './case-values.ts'
import { type Kind, kindSection, tolerancesOf, totalsOf } from './kind-section.ts'
import { table } from './markdown.ts'
import { percent } from './shown-numbers.ts'

const kindsOf = (runs: readonly RunCase[]): readonly Kind[] =>
  [...new Set(runs.map(({ test }) => test.kind))]
    .sort()
    .map((name) => ({ name, cases: runs.filter(({ test }) => test.kind === name) }))

const summary = (kinds: readonly Kind[]): readonly string[] =>
  table(
    ['kind', 'cases', 'passed', 'figures', 'median error', 'worst error', 'tolerance'],
    kinds.map((kind) => {
      const totals = totalsOf(kind.cases)
      return [
        `[${kind.name}](#${kind.name})`,
        `${totals.cases}`,
        `${totals.passed}`,
        `${totals.values}`,
        percent(totals.median),
        percent(totals.worst),
        tolerancesOf(kind.cases),
      ]
    }),
    [1, 2, 3, 4, 5],
  )

const opening = (kinds: readonly Kind[]): readonly string[] => {
  const { cases, passed } = totalsOf(kinds.flatMap((kind) => kind.cases))
  return [
    '# Verification book',
    '',
    `${passed} of ${cases} published cases pass. Each compares a published value with the engine, within the tolerance of the case,`,
    'using the same function as an assessment or as the generator of the capacity tables.',
    '',
    '- *Theirs* is the value that the source prints, *ours* the value of the engine, both to six digits; the error is ours above',
    '  or below theirs. Where theirs is 0, ours is shown as the error. *Refused*: the source or the engine gives no value.',
    '- The cases are in `packages/engine/verification-cases`. Most sources are',
    '  transcriptions of tables, certificates and standards, not the documents themselves; two that copy the same',
    '  document do not prove each other. Some constants of the purlin tables are fitted to figures that are cases here:',
    '  `docs/decisions/012-purlin-tables.md` lists them.',
    '- `npm run -s verify -- --cases FOLDER` runs any folder of such cases.',
    '- What common roofs get, and why: [common roofs](common-roofs.md).',
    '',
  ]
}

/** The book of some cases, in Markdown. The same cases and the same engine give the same text. */
export const verificationBook = (cases: readonly Case[]): string => {
  const kinds = kindsOf(cases.map((test) => ({ test, outcome: runCase(test, adapters) })))
  const lines = [...opening(kinds), ...summary(kinds), '', '## Kinds of cases', '', ...kinds.flatMap(kindSection)]
  return `${lines.join('\n').trimEnd()}\n`
}
