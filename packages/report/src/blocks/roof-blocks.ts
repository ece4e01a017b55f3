import { text } from '@soundroof/contract/platform/text'
import type { AssessmentResult, CheckResult, MemberStatus } from '@soundroof/contract/roofs/results/result'
import { exceeds } from '@soundroof/words/numbers/rounding'
import { percent } from '../wording/number-text.ts'
import { type Block, headingOfWhole, outcomeWords, paragraph } from './blocks.ts'
import { isOfFrame } from './check-groups.ts'
import { checkTables } from './check-tables.ts'

const fallsShort = ({ outcome }: CheckResult): boolean => outcome === 'fail' || outcome === 'needs-engineer'

/** Without a capacity there is no utilisation to compare, and nothing is worse. */
const distance = (check: CheckResult): number =>
  check.utilisation ?? (fallsShort(check) ? Number.POSITIVE_INFINITY : -1)

/** Neither told for information nor left to a condition: sag governs nothing. */
const decides = ({ outcome }: CheckResult): boolean => outcome !== 'not-checked' && outcome !== 'condition'

/** The governing check: a failing one before a passing one, then the largest utilisation. */
const governingOf = (checks: readonly CheckResult[]): CheckResult | null =>
  checks
    .filter((check) => decides(check) && (check.utilisation !== null || fallsShort(check)))
    .reduce<CheckResult | null>((worst, next) => {
      if (worst === null || fallsShort(worst) !== fallsShort(next))
        return worst !== null && fallsShort(worst) ? worst : next
      return distance(next) > distance(worst) ? next : worst
    }, null)

const rafterStatusWords: Readonly<Record<MemberStatus, string>> = {
  ok: 'Rafters of the whole roof carry the panels within their capacity; {governing}.',
  unchanged:
    'Rafters of the whole roof exceed their calculated capacity even without panels, and panels do not add to that load; {governing}.',
  existing: 'Rafters of the whole roof exceed their capacity even without panels; {governing}.',
  increased: 'Rafters of the whole roof exceed their capacity because of the panels; {governing}.',
}

/** A check without a known capacity has no member status. */
const rafterStatus = ({ memberStatus, outcome }: CheckResult, governing: string): string =>
  memberStatus === undefined
    ? text('Rafters of the whole roof: {outcome}; {governing}.', {
        outcome: text(outcomeWords[outcome].text).toLowerCase(),
        governing,
      })
    : text(rafterStatusWords[memberStatus], { governing })

const share = ({ title: check, utilisation, utilisationWithout: bare, reason }: CheckResult): string => {
  if (utilisation === null) return text('{check} has no capacity ({reason})', { check, reason })
  return bare == null
    ? text('{check} governs at {utilisation}', { check, utilisation: percent(utilisation) })
    : text('{check} governs at {utilisation} ({bare} without panels)', {
        check,
        utilisation: percent(utilisation),
        bare: percent(bare),
      })
}

const addedWords = ({ memberStatus, loadRatio, loadRatioOf, reason }: CheckResult): string => {
  if (memberStatus === 'ok') return reason
  if (loadRatio == null) return text('panels load it where the bare roof does not')
  const added = percent(Math.max(0, loadRatio - 1))
  return loadRatioOf === undefined
    ? text('panels add {added}', { added })
    : text('panels add {added} ({compares})', { added, compares: loadRatioOf })
}

/** A frame that was not assessed: what panels add by direction, no share of a capacity. */
const notAssessed = (frames: readonly CheckResult[]): string => {
  const parts = frames.map((check) =>
    check.id.endsWith('uplift')
      ? text('uplift: {words}', { words: addedWords(check) })
      : text('downward load: {words}', { words: addedWords(check) }),
  )
  const sentence = text('The frame was not assessed; {directions}.', { directions: parts.join('; ') })
  return frames.some(fallsShort) ? `${sentence} ${text('An engineer must look at it.')}` : sentence
}

/** The state of the rafters in plain words for the first page; null where no check says anything. */
export const rafterSentence = ({ roofChecks }: Pick<AssessmentResult, 'roofChecks'>): string | null => {
  const frames = roofChecks.filter(isOfFrame)
  if (frames.length > 0) return notAssessed(frames)
  const check = governingOf(roofChecks)
  if (check === null) return null
  const sentence = rafterStatus(check, share(check))
  return check.outcome === 'needs-engineer' ? `${sentence} ${text('An engineer must look at them.')}` : sentence
}

/** For the verdict: utilisation of the rafters' worst check; null where none fails. */
export const frameSentence = ({ roofChecks }: Pick<AssessmentResult, 'roofChecks'>): string | null => {
  const [worst] = roofChecks
    .filter((check) => decides(check) && check.utilisation !== null && exceeds(check.utilisation))
    .sort((one, other) => distance(other) - distance(one))
  if (worst === undefined) return null
  const utilisation = percent(distance(worst))
  return worst.utilisationWithout == null
    ? text('Rafters at {utilisation}: frame not verified.', { utilisation })
    : text('Rafters at {utilisation}, {bare} without panels: frame not verified.', {
        utilisation,
        bare: percent(worst.utilisationWithout),
      })
}

/** Members checked for the whole roof, not by zone: rafters below purlins. */
export const roofBlocks = ({ roofChecks }: Pick<AssessmentResult, 'roofChecks'>): readonly Block[] => {
  if (roofChecks.length === 0) return []
  const check = governingOf(roofChecks)
  const governing = { governingCheck: check?.title ?? null, governingClause: check?.clause ?? null }
  return [
    headingOfWhole(2, 'Rafters: whole roof'),
    paragraph('One check for the roof: the area that a rafter carries lies in several zones.', 'small'),
    ...checkTables(roofChecks, 'whole roof', governing),
  ]
}
