import type { AssessmentResult, CheckResult } from '@soundroof/contract/roofs/results/result'
import type { Say } from '@soundroof/words/language/say'
import { exceeds } from '@soundroof/words/numbers/rounding'
import { isOfFrame, subjectOf } from '../blocks/check-groups.ts'
import { shownZones } from '../blocks/zone-table.ts'
import { fixingOptions, fixingWords } from '../wording/fixing-words.ts'
import { capital, plain } from '../wording/number-text.ts'
import { partOf } from '../wording/trace-lookup.ts'
import { isAnswer } from '../wording/verdict-words.ts'
import type { CertificateInput } from './certificate-input.ts'
import { isExample, laidOut, openOfExample, statedPanels } from './stated-array.ts'

type Scoped = Pick<CertificateInput, 'result' | 'layout' | 'project'>

/** Power that is there, rounded down to whole 10 W; a sum of binary fractions is no less than its decimal. */
export const kilowatts = (value: number): string => plain(Math.floor(value * 100 + 1e-6) / 100)

export const railsOf = ({ planes }: NonNullable<CertificateInput['layout']>) => planes.flatMap(({ rails }) => rails)
export const feetCount = (layout: NonNullable<CertificateInput['layout']>): number =>
  railsOf(layout).reduce((sum, { feet }) => sum + feet.length, 0)

/** What a fixing is called on this roof. */
export const fixingNoun = ({ project }: Pick<CertificateInput, 'project'>): string => {
  if (project.roofCover.roofType === 'tile') return 'tile hooks'
  return project.solar.fixing === 'clamp' ? 'roof clamps' : 'feet'
}

const installableZones = (say: Say, result: AssessmentResult) =>
  shownZones(say, result).filter(({ installable }) => installable)

/** Fixings of the zones with panels, in the words of the method. */
export const fixingTypes = (say: Say, { result, project }: Scoped): readonly string[] => [
  ...new Set(
    installableZones(say, result).map(({ intersectionTypeIndex }) =>
      fixingWords(say, intersectionTypeIndex, fixingOptions(project)),
    ),
  ),
]

/** The array as somebody laid it out; else the zones that panels are certified for. */
export const arraySentence = (say: Say, input: Scoped): string => {
  const layout = laidOut(input)
  if (layout === null || layout.placed === 0) {
    const zones = installableZones(say, input.result).map(({ title }) => title)
    return `${capital(statedPanels(input))} with their rails and ${fixingNoun(input)} in the zones ${zones.join(', ')}, spaced as in the table by zone`
  }
  const { placed, power } = layout
  const panels = placed === 1 ? '1 panel' : `${placed} panels`
  return `${panels} (${kilowatts(power.placed)} kW) on ${railsOf(layout).length} rails and ${feetCount(layout)} ${fixingNoun(input)}, with their clamps and screws`
}

const isChecked = ({ outcome, utilisation }: CheckResult): boolean =>
  utilisation !== null && (outcome === 'pass' || outcome === 'condition')

const checksOf = (say: Say, result: AssessmentResult): readonly CheckResult[] => [
  ...installableZones(say, result).flatMap(({ checks }) => checks),
  ...result.roofChecks,
]

const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)]

const aspectNames: Readonly<Record<string, string>> = {
  bending: 'bending',
  shear: 'shear',
  deflection: 'deflection',
  section: 'bending',
  member: 'bending',
  uplift: 'strength in uplift',
  downward: 'strength under downward load',
}

/** Names of member checks are `<member>-<aspect>-<direction>` or `<member>-<direction>`. */
const aspectOf = ({ id, title, utilisation }: CheckResult): string => {
  const aspect = aspectNames[id.split('-')[1] ?? ''] ?? title
  const isOver = utilisation !== null && exceeds(utilisation)
  return isOver ? `${aspect} (above capacity, no worse than the bare roof)` : aspect
}

/** "timber 90 x 35", from the title of the member's capacity. */
export const memberSize = (result: AssessmentResult, member: 'purlin' | 'rafter'): string | null => {
  const [, size] = partOf(result.trace, `${member}-capacity`)?.title.split(': ') ?? []
  return size?.replaceAll(' x ', ' × ') ?? null
}

/** Of each check the zone that uses most: it says whether all hold. */
const greatestOfEach = (checks: readonly CheckResult[]): readonly CheckResult[] => {
  const worst = new Map<string, CheckResult>()
  for (const check of checks) {
    const known = worst.get(check.id)
    if (known === undefined || (check.utilisation ?? 0) > (known.utilisation ?? 0)) worst.set(check.id, check)
  }
  return [...worst.values()]
}

const memberNames = { purlin: 'Purlins or battens', rafter: 'Rafters' } as const

const memberChecks = (say: Say, result: AssessmentResult, member: 'purlin' | 'rafter'): readonly CheckResult[] =>
  checksOf(say, result).filter((check) => subjectOf(check) === member && isChecked(check) && !isOfFrame(check))

/** Whether a member is above its capacity, which panels make no worse. */
export const isAnyMemberAbove = (say: Say, result: AssessmentResult): boolean =>
  (['purlin', 'rafter'] as const)
    .flatMap((member) => memberChecks(say, result, member))
    .some(({ utilisation }) => utilisation !== null && exceeds(utilisation))

const memberSentence = (say: Say, result: AssessmentResult, member: 'purlin' | 'rafter'): readonly string[] => {
  const checks = memberChecks(say, result, member)
  if (checks.length === 0) return []
  const size = memberSize(result, member)
  return [
    `${memberNames[member]}${size === null ? '' : `, ${size}`}: ${unique(greatestOfEach(checks).map(aspectOf)).join(', ')}`,
  ]
}

/** What is checked of an array, by the beginning of the names of its checks. */
const partNames = [
  ['tile-hook-', 'tile hooks'],
  ['clamp-', 'roof clamps on their ribs'],
  ['foot-', 'feet'],
  ['steel-screw-', 'screws in steel'],
  ['timber-screw-', 'screws in timber'],
  ['batten-crossing', 'fixings of battens to rafters'],
  ['rail-', 'rails'],
  ['panel-', 'panels and their clamps'],
  ['module-', 'panels and their clamps'],
] as const

const partOfArray = ({ id, title }: CheckResult): string =>
  partNames.find(([beginning]) => id.startsWith(beginning))?.[1] ?? title

const fixingSentence = (say: Say, result: AssessmentResult): readonly string[] => {
  const checks = checksOf(say, result).filter(
    (check) => subjectOf(check) === 'fixings' && isChecked(check) && check.unit !== 'mm',
  )
  const conditional = checks.filter(({ outcome }) => outcome === 'condition').map(partOfArray)
  const parts = unique(checks.map(partOfArray)).map((part) =>
    conditional.includes(part) ? `${part} (adequate only under a condition of the result)` : part,
  )
  return checks.length === 0 ? [] : [`Checked: ${parts.join(', ')}`]
}

/** An imposed load stands on members alone. Snow is never calculated: a condition or an engineer answers for it. */
const actionsOn = (members: readonly string[]): string =>
  members.length === 0
    ? 'Permanent and wind actions, ultimate and service, without snow'
    : 'Permanent, imposed and wind actions, ultimate and service, without snow'

/** What the certificate covers, from the checks of the result. */
export const certifiedItems = (say: Say, input: Scoped): readonly string[] => {
  const { result } = input
  const members = [...memberSentence(say, result, 'purlin'), ...memberSentence(say, result, 'rafter')]
  return [arraySentence(say, input), ...fixingSentence(say, result), ...members, actionsOn(members)]
}

/** Zones that no panel may touch. */
export const keptClearZones = (say: Say, result: AssessmentResult): readonly string[] =>
  shownZones(say, result)
    .filter(({ installable, notApplicable }) => !installable && !notApplicable)
    .map(({ title }) => title)

/** Lines of a text that say something. */
export const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Where nobody laid out the array, what the result excludes, and what the engineer adds; a line that says the same is one. */
export const notCertifiedItems = (input: Scoped & Pick<CertificateInput, 'record'>): readonly string[] => {
  const places = isExample(input) ? [`${openOfExample(input)}: nobody laid out the array`] : []
  const excluded = input.result.exclusions.map((text) => text.trim())
  return unique([...places, ...excluded, ...linesOf(input.record.notCertified)])
}

/** One sentence for many short lines. */
export const sentenceOf = (items: readonly string[]): string =>
  items.length === 0 ? '' : `${items.map((item) => item.replace(/[.;]+$/, '')).join('; ')}.`

/** "Adequate" where the result says that panels may be installed; else its own verdict. */
export const verdictWord = (
  input: Scoped & Pick<CertificateInput, 'dispositions' | 'conditions'>,
  other: string,
): string => (isAnswer(input.result) ? 'Adequate' : capital(other))
