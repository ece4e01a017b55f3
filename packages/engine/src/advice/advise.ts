import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { OnOffer } from '@soundroof/contract/roofs/projects/on-offer'
import type { CodedAdvice, CodedRemedy, CodedZoneAdvice } from '@soundroof/contract/roofs/results/advice'
import type { CodedResult } from '@soundroof/contract/roofs/results/result'
import { assess } from '../assess.ts'
import { once } from '../calculation/once.ts'
import { applied, type Change, figuresWith, messageOf, pairsOf, variantsOf } from '../possible-changes/variants.ts'
import { afterChange, type Place, placesOf } from './after-change.ts'
import { askedOf } from './asked.ts'
import { type ChangedRoof, changedRoofs } from './changed-roofs.ts'
import { nothingHelps } from './nothing-helps.ts'
import { rafterAdvice } from './rafter-advice.ts'
import { unknownsOf } from './unknowns.ts'

/** Most remedies shown for a zone. */
const MOST_REMEDIES = 3

/** A change that was calculated. */
type Trial = {
  readonly change: Change
  readonly roof: ChangedRoof
  /** The whole of the changed roof. */
  readonly result: () => CodedResult
}

type Search = {
  /** The roof as described. */
  readonly before: CodedResult
  readonly singles: readonly Trial[]
  /** Calculated when they are reached. */
  readonly pairs: () => Generator<Trial>
}

const kindOf = ({ change }: Trial): string => change.map(({ kind }) => kind).join('+')

/** Whether a panel fits on the changed roof with every support its purlins may have. */
const hasRoom = ({ verdict, provisional }: CodedResult): boolean =>
  verdict !== 'no-panel-fits' && provisional === undefined

const remedyIn = (title: string, { change, roof, result }: Trial, before: CodedResult): CodedRemedy | null => {
  const passing = roof.passing(title)
  if (passing === null || passing.spacing === null || !hasRoom(result())) return null
  const { closed, ...others } = afterChange(before, result())
  return {
    change: messageOf(change),
    numRails: passing.layout.numRails,
    fixingSpacing: passing.spacing,
    closes: closed,
    remains: { code: 'after-the-change', values: { closed, ...others } },
  }
}

/** The first remedy of each kind, in the order of the trials. */
const remediesOf = (title: string, { singles, before }: Search): readonly CodedRemedy[] => {
  const kinds = new Set<string>()
  const remedies: CodedRemedy[] = []
  for (const trial of singles) {
    const remedy = kinds.has(kindOf(trial)) ? null : remedyIn(title, trial, before)
    if (remedy === null) continue
    kinds.add(kindOf(trial))
    remedies.push(remedy)
    if (remedies.length === MOST_REMEDIES) break
  }
  return remedies
}

/** The smallest pair that helps, or why none does. */
const inPairs = (title: string, search: Search): Pick<CodedZoneAdvice, 'remedies' | 'nothingHelps'> => {
  const tried = [...search.singles]
  const ofSingles = tried.length
  for (const trial of search.pairs()) {
    const remedy = remedyIn(title, trial, search.before)
    if (remedy !== null) return { remedies: [remedy], nothingHelps: null }
    tried.push(trial)
  }
  return {
    remedies: [],
    nothingHelps: nothingHelps(
      title,
      tried.map(({ roof }) => roof),
      ofSingles,
    ),
  }
}

const adviceIn = ({ title, blockedBy, reason }: Place, search: Search): CodedZoneAdvice => {
  const single = remediesOf(title, search)
  const found = single.length > 0 ? { remedies: single, nothingHelps: null } : inPairs(title, search)
  return { title, blockedBy: blockedBy?.words ?? reason ?? null, ...found }
}

const searchOf = (
  before: CodedResult,
  failing: readonly Place[],
  input: AssessmentInput,
  catalogue: Catalogue,
  onOffer: OnOffer,
): Search => {
  const asked = askedOf(failing, catalogue.panels.limits.largestPressure)
  const variants = variantsOf(input, catalogue, onOffer, asked)
  const roofWith = changedRoofs(input, catalogue, variants)
  const trialOf = (change: Change): readonly Trial[] => {
    const roof = roofWith(change)
    const result = once(() => assess(applied(change, input), figuresWith(change, catalogue)))
    return roof === null ? [] : [{ change, roof, result }]
  }
  const pairs = once(() => pairsOf(variants))
  const tried = new Map<Change, readonly Trial[]>()
  return {
    before,
    singles: variants.flatMap((variant) => trialOf([variant])),
    *pairs() {
      for (const pair of pairs()) {
        const trials = tried.get(pair) ?? trialOf(pair)
        tried.set(pair, trials)
        yield* trials
      }
    },
  }
}

const zonesAdvice = (
  before: CodedResult,
  input: AssessmentInput,
  catalogue: Catalogue,
  onOffer: OnOffer,
): readonly CodedZoneAdvice[] => {
  const failing = placesOf(before).filter(({ installable }) => !installable)
  if (failing.length === 0) return []
  const search = searchOf(before, failing, input, catalogue, onOffer)
  return failing.map((place) => adviceIn(place, search))
}

/**
 * What would make the failing zones of a roof pass, from the smallest change up, and which "Unsure" answer to settle
 * first. Found by calculating changed roofs with the engine itself: a remedy is a calculated result, not a rule.
 * @param onOffer the panel lengths of the wizard, and how a roof takes another module of the catalogue
 */
export const advise = (input: AssessmentInput, catalogue: Catalogue, onOffer: OnOffer): CodedAdvice => {
  const result = assess(input, catalogue)
  return {
    zones: zonesAdvice(result, input, catalogue, onOffer),
    rafters: rafterAdvice(input, result, catalogue),
    zoneCount: placesOf(result).length,
    unknowns: unknownsOf(input, result, catalogue),
  }
}
