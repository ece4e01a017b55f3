import { readFileSync } from 'node:fs'
import type { AssessmentOptions } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import type { AssessmentResult } from '@soundroof/contract/roofs/results/result'
import { catalogue } from '@soundroof/data'
import { assess } from '@soundroof/engine/assess'
import { type ShownZone, shownZones } from '@soundroof/report/blocks/zone-table'
import { percent } from '@soundroof/report/wording/number-text'
import { verdictTitle } from '@soundroof/report/wording/verdict-words'
import { inWords } from '@soundroof/words/result-in-words'
import { sayIn } from '@soundroof/words/say'
import { readProject } from '../assess/read-project.ts'
import { table } from './markdown.ts'

const say = sayIn('en-AU')

/** A common roof as a project on the wire. */
export type CommonRoof = { readonly number: string }

export const readCommonRoofs = (file: string): readonly CommonRoof[] =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

/** What a common roof gets as it stands, and with a known module and battens that are screwed. */
export type CommonAnswer = {
  readonly number: string
  readonly name: string
  readonly result: AssessmentResult
  readonly known: AssessmentResult
}

/** A module of 2.4 kPa and its mass with rails, and battens, where there are any, with one screw at each crossing. */
const wellKnown = ({ structure: { material, section } }: ProjectDraft): Partial<AssessmentOptions> => ({
  module: 'generic-1762x1134-2400-pa',
  ...(material === 'timber' || section === 'top-hat' ? { battenFixing: 'one-screw' } : {}),
})

/** Throws with the first problem of a roof that is no valid project. */
const answerOf = (roof: CommonRoof, options: Partial<AssessmentOptions>) => {
  const read = readProject(roof, options)
  if (!read.ok) throw new Error(`${roof.number}: ${read.problems[0]?.field} ${read.problems[0]?.message}`)
  return { project: read.project, result: inWords(assess(read.input, catalogue), 'en-AU') }
}

/** A project name has no room for all of it: the note does, after the number. */
const nameOf = ({ roofCover }: ProjectDraft): string => (roofCover.note ?? '').replace(/^\d+ /, '')

export const commonAnswers = (roofs: readonly CommonRoof[]): readonly CommonAnswer[] =>
  roofs.map((roof) => {
    const { project, result } = answerOf(roof, {})
    return { number: roof.number, name: nameOf(project), result, known: answerOf(roof, wellKnown(project)).result }
  })

const isOnRoof = (zone: ShownZone): boolean => zone.notApplicable !== true

/** "2 x 945" rails and spacing; what keeps panels out otherwise. */
const arrangement = ({ installable, numRails, fixingSpacing }: ShownZone): string =>
  installable ? `${numRails} rails, ${fixingSpacing} mm` : 'no panels'

const why = (zone: ShownZone): string => {
  if (!zone.installable) return `${zone.blockedBy?.words ?? zone.reason ?? 'not calculated'}`
  const use = zone.margin === null ? '' : `, ${percent(1 - zone.margin)}`
  return `${zone.governingCheck ?? 'nothing'}${use}`
}

const summaryRow = ({ number, name, result, known }: CommonAnswer): readonly string[] => [
  `[${number}](#${number.toLowerCase()})`,
  name,
  verdictTitle(say, result),
  shownZones(say, result)
    .filter((zone) => isOnRoof(zone) && zone.installable)
    .map(({ title }) => title)
    .join(', ') || 'none',
  String(result.conditions.length),
  verdictTitle(say, known),
]

const list = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [title, '', ...lines.map((line) => `- ${line}`), '']

const section = ({ number, name, result }: CommonAnswer): readonly string[] => [
  `## ${number}`,
  '',
  `${name}. **${verdictTitle(say, result)}.** ${result.resultString}`,
  '',
  ...table(
    ['zone', 'where', 'gets', 'because of'],
    shownZones(say, result)
      .filter(isOnRoof)
      .map((zone) => [zone.title, zone.place, arrangement(zone), why(zone)]),
  ),
  '',
  ...list('Conditions:', result.conditions),
]

const opening = (given: number, ours: number): readonly string[] => [
  '# Common roofs',
  '',
  `What ${given + ours} common roofs get, and why, with today's engine and figures: module, age of the house`,
  'and fixing of the battens not known unless said, return period 500 years. No published answer stands behind them: they show',
  'whether the method refuses what engineers accept, or accepts what they refuse. The last column says what the same roof',
  'gets with a module of 2.4 kPa design pressure and battens that have one screw at each crossing.',
  '',
  'The roofs are projects on the wire: `packages/engine/common-roofs`.',
  '',
]

const head = ['roof', 'what it is', 'answer', 'zones with panels', 'conditions', 'with module and battens known']

const summary = (title: string, words: string, answers: readonly CommonAnswer[]): readonly string[] => [
  `## ${title}`,
  '',
  words,
  '',
  ...table(head, answers.map(summaryRow), [4]),
  '',
]

/** The page of common roofs, in Markdown. @param given as they came to us @param ours chosen by ourselves */
export const commonRoofsPage = (given: readonly CommonAnswer[], ours: readonly CommonAnswer[]): string => {
  const lines = [
    ...opening(given.length, ours.length),
    ...summary('Roofs that were given', 'CR: given to us with the method.', given),
    ...summary(
      'Roofs of our own',
      'CK: our judgement of what is common, for other states, covers, forms and ages. Nobody outside the project chose them.',
      ours,
    ),
    ...[...given, ...ours].flatMap(section),
  ]
  return `${lines.join('\n').trimEnd()}\n`
}
