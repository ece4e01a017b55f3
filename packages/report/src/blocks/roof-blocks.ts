import type { AssessmentResult, CheckResult, MemberStatus } from '@soundroof/contract/roofs/results/result'
import type { Say, ScreenCode } from '@soundroof/words/language/say'
import { exceeds } from '@soundroof/words/numbers/rounding'
import { percent } from '../wording/number-text.ts'
import { type Block, headingOfWhole, outcomeWords, paragraph } from './blocks.ts'
import { isOfFrame } from './check-groups.ts'
import { checkTables } from './check-tables.ts'

const fallsShort = ({ outcome }: CheckResult): boolean => outcome === 'fail' || outcome === 'needs-engineer'

/** Demand over capacity; without a capacity nothing compares as worse. */
const distance = (check: CheckResult): number =>
  check.utilisation ?? (fallsShort(check) ? Number.POSITIVE_INFINITY : -1)

/** A check for information or with a condition, such as sag, never governs. */
const decides = ({ outcome }: CheckResult): boolean => outcome !== 'not-checked' && outcome !== 'condition'

/** The governing check: a failing one before a passing one, then the largest utilisation. */
export const governingRoofCheck = (checks: readonly CheckResult[]): CheckResult | null =>
  checks
    .filter((check) => decides(check) && (check.utilisation !== null || fallsShort(check)))
    .reduce<CheckResult | null>((worst, next) => {
      if (worst === null || fallsShort(worst) !== fallsShort(next))
        return worst !== null && fallsShort(worst) ? worst : next
      return distance(next) > distance(worst) ? next : worst
    }, null)

const rafterStatusWords = {
  ok: 'report.rafters-carry-the-panels',
  unchanged: 'report.rafters-exceed-unchanged',
  existing: 'report.rafters-exceed-without-panels',
  increased: 'report.rafters-exceed-because-of-panels',
} as const satisfies Readonly<Record<MemberStatus, ScreenCode>>

/** A check without a known capacity has no member status. */
const rafterStatus = (say: Say, { memberStatus, outcome }: CheckResult, governing: string): string =>
  memberStatus === undefined
    ? say('report.rafters-of-the-whole-roof', {
        outcome: say(outcomeWords[outcome].text).toLowerCase(),
        governing,
      })
    : say(rafterStatusWords[memberStatus], { governing })

const share = (say: Say, { title: check, utilisation, utilisationWithout: bare, reason }: CheckResult): string => {
  if (utilisation === null) return say('report.has-no-capacity', { check, reason })
  return bare == null
    ? say('report.governs-at', { check, utilisation: percent(utilisation) })
    : say('report.governs-at-without-panels', {
        check,
        utilisation: percent(utilisation),
        bare: percent(bare),
      })
}

const addedWords = (say: Say, { memberStatus, loadRatio, loadRatioOf, reason }: CheckResult): string => {
  if (memberStatus === 'ok') return reason
  if (loadRatio == null) return say('report.panels-load-it-where-the-bare')
  const added = percent(Math.max(0, loadRatio - 1))
  return loadRatioOf === undefined
    ? say('report.panels-add', { added })
    : say('report.panels-add-added-compares', { added, compares: loadRatioOf })
}

/** A frame that was not assessed: load that panels add by direction, without a share of a capacity. */
const notAssessed = (say: Say, frames: readonly CheckResult[]): string => {
  const parts = frames.map((check) =>
    check.id.endsWith('uplift')
      ? say('report.uplift', { words: addedWords(say, check) })
      : say('report.downward-load', { words: addedWords(say, check) }),
  )
  const sentence = say('report.the-frame-was-not-assessed', { directions: parts.join('; ') })
  return frames.some(fallsShort) ? `${sentence} ${say('report.an-engineer-must-look-at-it')}` : sentence
}

/** State of the rafters in a sentence for the first page; null where no check covers them. */
export const rafterSentence = (say: Say, { roofChecks }: Pick<AssessmentResult, 'roofChecks'>): string | null => {
  const frames = roofChecks.filter(isOfFrame)
  if (frames.length > 0) return notAssessed(say, frames)
  const check = governingRoofCheck(roofChecks)
  if (check === null) return null
  const sentence = rafterStatus(say, check, share(say, check))
  return check.outcome === 'needs-engineer' ? `${sentence} ${say('report.an-engineer-must-look-at-them')}` : sentence
}

/** For the verdict: utilisation of the rafters' worst check; null where none fails. */
export const frameSentence = (say: Say, { roofChecks }: Pick<AssessmentResult, 'roofChecks'>): string | null => {
  const [worst] = roofChecks
    .filter((check) => decides(check) && check.utilisation !== null && exceeds(check.utilisation))
    .sort((one, other) => distance(other) - distance(one))
  if (worst === undefined) return null
  const utilisation = percent(distance(worst))
  return worst.utilisationWithout == null
    ? say('report.rafters-at-frame-not-verified', { utilisation })
    : say('report.rafters-at-without-panels-frame-not', {
        utilisation,
        bare: percent(worst.utilisationWithout),
      })
}

/** Members checked for the whole roof, not by zone: rafters below purlins. */
export const roofBlocks = ({ roofChecks }: Pick<AssessmentResult, 'roofChecks'>): readonly Block[] => {
  if (roofChecks.length === 0) return []
  const check = governingRoofCheck(roofChecks)
  const governing = { governingCheck: check?.title ?? null, governingClause: check?.clause ?? null }
  return [
    headingOfWhole(2, 'Rafters: whole roof'),
    paragraph('One check for the roof: the area that a rafter carries lies in several zones.', 'small'),
    ...checkTables(roofChecks, 'whole roof', governing),
  ]
}
