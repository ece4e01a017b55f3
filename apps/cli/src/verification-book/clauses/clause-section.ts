import { counted, folded, table } from '../markdown.ts'
import { type ClauseCoverage, type CoveredClause, inOrder } from './clause-coverage.ts'
import type { Declaration } from './declarations.ts'

/** What a clause rests on, the best first. */
type Ground = 'published' | 'calculation' | 'run' | 'nothing'

/** Examples of published certificates and tables; the others are calculated for this project in another language. */
const isPublished = (example: string): boolean => /^(racking-certificate|support-tables)/.test(example)

const groundOf = ({ cases, examples, isRunBySamples }: CoveredClause): Ground => {
  if (cases.length > 0 || examples.some(isPublished)) return 'published'
  if (examples.length > 0) return 'calculation'
  return isRunBySamples ? 'run' : 'nothing'
}

/** Names that say no more than their file. */
const isTelling = (name: string): boolean => !/words(of)?$/i.test(name)

/** Names of places by file: the file as a link from `docs/`. */
const placesText = (places: readonly Declaration[]): string => {
  const byFile = new Map<string, string[]>()
  for (const { file, name } of places) byFile.set(file, [...(byFile.get(file) ?? []), name])
  return [...byFile]
    .map(([file, names]) => {
      const telling = names.filter(isTelling).map((name) => ` \`${name}\``)
      return `[${file.replace(/^.*\//, '')}](../${file})${telling.join('')}`
    })
    .join(', ')
}

const MOST = 3

const listText = (names: readonly string[]): string =>
  names.length <= MOST ? names.join(', ') : `${names.slice(0, MOST).join(', ')} and ${names.length - MOST} more`

const casesText = ({ cases }: CoveredClause): string =>
  cases.length === 0 ? '–' : cases.map(({ kind, count }) => `[${kind}](#${kind}) ${count}`).join(', ')

const giving = ({ labels, isPrinted }: CoveredClause): string =>
  labels.length > 0 ? listText(labels) : isPrinted ? '' : '(no step)'

/** The clause without its document, which heads the table. */
const placeIn = ({ clause, document }: CoveredClause): string =>
  clause === document ? clause : clause.slice(document === 'Other' ? 0 : document.length + 1)

const clauseRow = (entry: CoveredClause): readonly string[] => [
  placeIn(entry),
  giving(entry),
  placesText(entry.places),
  casesText(entry),
  entry.examples.length === 0 ? '–' : listText(entry.examples),
  entry.isRunBySamples ? 'yes' : '–',
]

const documentsOf = ({ clauses }: ClauseCoverage): readonly string[] =>
  [...new Set(clauses.map(({ document }) => document))].sort(inOrder)

const grounds: readonly Ground[] = ['published', 'calculation', 'run', 'nothing']

const countsRow = (document: string, clauses: readonly CoveredClause[]): readonly string[] => {
  const own = clauses.filter((entry) => entry.document === document)
  return [
    document,
    `${own.length}`,
    ...grounds.map((ground) => `${own.filter((entry) => groundOf(entry) === ground).length}`),
  ]
}

const listed = (clauses: readonly CoveredClause[], ground: Ground): readonly string[] => {
  const own = clauses.filter((entry) => groundOf(entry) === ground)
  return own.length === 0 ? ['None.'] : own.map((entry) => `- ${entry.clause}: ${placesText(entry.places)}`)
}

const idleLines = (idle: readonly Declaration[]): readonly string[] =>
  idle.length === 0 ? ['None.'] : idle.map((place) => `- ${placesText([place])}`)

const documentSection = (document: string, clauses: readonly CoveredClause[]): readonly string[] => {
  const own = clauses.filter((entry) => entry.document === document)
  return [
    `### ${document}`,
    '',
    ...folded(
      counted(own.length, 'clause'),
      table(
        ['clause', 'gives', 'in the code', 'published cases', 'worked examples', 'sample roofs'],
        own.map(clauseRow),
      ),
    ),
    '',
  ]
}

const explanation = (roofs: number): readonly string[] => [
  'Every clause that a step, a check or the docstring of a clause names, read from the source of the engine and of the',
  'generator of its tables, joined with what the steps print when cases, examples and roofs are run.',
  '',
  '- A published case reaches a clause when its function runs on the way to a figure that is compared.',
  '- A worked example (`packages/engine/worked-examples`) reaches what the figures that it compares rest on: spacing, rails',
  '  and uplift of a zone, capacities, demand and capacity of purlins and rafters. Those under `hand-calculation` are',
  '  calculated independently after the same method: they prove the program, not the method. "Those of members" stands',
  '  for all that compare purlins and rafters.',
  `- ${roofs} sample roofs are calculated only: a test proves their printed formulas, no outside figure their sense.`,
  '- "AS/NZS 1170.2" without an edition stands for both. A constant counts as reached with the function that names it, a',
  '  table of values with the first row that is read.',
]

const heads = [
  'document',
  'clauses',
  'with a published figure',
  'by independent calculation only',
  'only run',
  'reached by nothing',
]

const subsection = (title: string, words: string | null, lines: readonly string[]): readonly string[] => [
  `### ${title}`,
  '',
  ...(words === null ? [] : [words, '']),
  ...lines,
  '',
]

const idleWords =
  'Branches of clauses, and clauses of the generator, that neither case, example nor sample roof enters. Unit tests may.'

/** What of each document the engine names, and what proves it. */
export const clauseSection = (coverage: ClauseCoverage, roofs: number): readonly string[] => {
  const { clauses, idle } = coverage
  const documents = documentsOf(coverage)
  const counts = documents.map((document) => countsRow(document, clauses))
  return [
    '## Clauses',
    '',
    ...explanation(roofs),
    '',
    ...table(heads, counts, [1, 2, 3, 4, 5]),
    '',
    ...subsection('Reached by nothing', null, listed(clauses, 'nothing')),
    ...subsection('Only run on sample roofs', null, listed(clauses, 'run')),
    ...subsection(
      'By independent calculation only',
      'No published figure reaches these.',
      listed(clauses, 'calculation'),
    ),
    ...subsection('Functions that nothing here runs', idleWords, idleLines(idle)),
    ...documents.flatMap((document) => documentSection(document, clauses)),
  ]
}
