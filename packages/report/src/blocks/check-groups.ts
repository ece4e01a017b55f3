import type { CheckResult, MemberStatus, ZoneResult } from '@soundroof/contract/roofs/results/result'
import type { PlainCode } from '@soundroof/words/language/say'
import type { Tone } from '../wording/tone.ts'
import { outcomeWords } from './blocks.ts'

/** Subject of a check. Members are checked with and without panels. */
export type CheckSubject = 'fixings' | 'purlin' | 'rafter'

export type CheckGroup = {
  readonly subject: CheckSubject
  readonly title: PlainCode
  readonly checks: readonly CheckResult[]
}

const titles: Readonly<Record<CheckSubject, PlainCode>> = {
  fixings: 'Fixings, rail and panel',
  purlin: 'Purlin or batten, with and without panels',
  rafter: 'Rafter, with and without panels',
}

const subjects = ['fixings', 'purlin', 'rafter'] as const

/** Names of member checks begin with their member. */
export const subjectOf = ({ id }: Pick<CheckResult, 'id'>): CheckSubject =>
  subjects.find((subject) => id.startsWith(`${subject}-`)) ?? 'fixings'

/** Checks by subject, in the order of the load path. */
export const checkGroups = (checks: readonly CheckResult[]): readonly CheckGroup[] =>
  subjects
    .map((subject) => ({
      subject,
      title: titles[subject],
      checks: checks.filter((check) => subjectOf(check) === subject),
    }))
    .filter((group) => group.checks.length > 0)

export const isGoverning = (
  check: CheckResult,
  zone: Pick<ZoneResult, 'governingCheck' | 'governingClause'>,
): boolean => check.utilisation !== null && check.title === zone.governingCheck && check.clause === zone.governingClause

/** A member compared with its own bare roof, in the words of the method. */
export const memberStatusWords: Readonly<Record<MemberStatus, { readonly text: PlainCode; readonly tone: Tone }>> = {
  ok: { text: 'OK', tone: 'good' },
  unchanged: { text: 'Unchanged', tone: 'caution' },
  existing: { text: 'Existing', tone: 'bad' },
  increased: { text: 'Increased', tone: 'bad' },
}

type CheckStatus = { readonly text: PlainCode; readonly tone: Tone; readonly note?: PlainCode }

/**
 * A frame that was not assessed is neither OK nor unchanged: the report states the load that panels add, or a condition.
 * Method 7.
 */
const frameStatus = (outcome: CheckResult['outcome'], memberStatus: MemberStatus): CheckStatus => {
  if (outcome === 'needs-engineer') return outcomeWords[outcome]
  return memberStatus === 'ok' ? { text: 'No condition', tone: 'good' } : { text: 'Compared only', tone: 'caution' }
}

/** A direction of a steel frame, compared with the bare roof. */
export const isOfFrame = ({ id }: Pick<CheckResult, 'id'>): boolean => id.startsWith('rafter-frame')

/** Status of a member, else outcome of the check. Marks checks that need an engineer. */
export const checkStatusOf = ({
  id,
  outcome,
  memberStatus,
}: Pick<CheckResult, 'id' | 'outcome' | 'memberStatus'>): CheckStatus => {
  if (memberStatus === undefined || outcome === 'condition') return outcomeWords[outcome]
  if (isOfFrame({ id })) return frameStatus(outcome, memberStatus)
  const words = memberStatusWords[memberStatus]
  return outcome === 'needs-engineer' ? { ...words, note: outcomeWords[outcome].text } : words
}

/** Ultimate loads with panels over those without; null for a deflection, which comes from service or permanent loads. */
export const shownRatio = ({ id, loadRatio = null }: Pick<CheckResult, 'id' | 'loadRatio'>): number | null =>
  id.includes('-deflection-') ? null : loadRatio

/** What the ratios of these checks compare; null where no check says it. */
export const ratioLegend = (checks: readonly CheckResult[]): string | null => {
  const shown = checks.filter((check) => shownRatio(check) !== null)
  const compared = new Set(shown.flatMap(({ loadRatioOf }) => loadRatioOf ?? []))
  return compared.size === 0 ? null : `ρ: ${[...compared].join('; ')}.`
}
