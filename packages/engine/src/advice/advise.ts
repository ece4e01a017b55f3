import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { OnOffer } from '@soundroof/contract/roofs/projects/on-offer'
import type { CodedAdvice, CodedRemedy, CodedZoneAdvice } from '@soundroof/contract/roofs/results/advice'
import type { CodedResult, CodedZoneResult } from '@soundroof/contract/roofs/results/result'
import { assess } from '../assess.ts'
import { once } from '../calculation/once.ts'
import { applied, type Change, figuresWith, messageOf, pairsOf, variantsOf } from '../possible-changes/variants.ts'
import { existingZones } from '../zone-results/zone-result.ts'
import { askedOf } from './asked.ts'
import { type ChangedRoof, changedRoofs } from './changed-roofs.ts'
import { nothingHelps } from './nothing-helps.ts'
import { rafterAdvice } from './rafter-advice.ts'
import { unknownsOf } from './unknowns.ts'

/** Most remedies shown for a zone. */
const MOST_REMEDIES = 3

type Place = Omit<CodedZoneResult, 'title' | 'notApplicable'> & { readonly title: string }

/** The zones that exist on the roof, and its ridge ends. */
const placesOf = ({ zoneResults, ridgeCorner }: CodedResult): readonly Place[] => {
  const zones = existingZones(zoneResults)
  return ridgeCorner === null ? zones : [...zones, { ...ridgeCorner, title: 'Ridge ends' }]
}

/** A change that was calculated. */
type Trial = {
  readonly change: Change
  readonly roof: ChangedRoof
  /** Whether a panel fits on the changed roof with every support its purlins may have: the whole of it is calculated. */
  readonly hasRoom: () => boolean
}

type Search = {
  /** Titles of the zones that pass as described. */
  readonly open: readonly string[]
  readonly singles: readonly Trial[]
  /** Calculated when they are reached. */
  readonly pairs: () => Generator<Trial>
}

const kindOf = ({ change }: Trial): string => change.map(({ kind }) => kind).join('+')

const remedyIn = (title: string, { change, roof, hasRoom }: Trial, open: readonly string[]): CodedRemedy | null => {
  const passing = roof.passing(title)
  if (passing === null || passing.spacing === null || !hasRoom()) return null
  return {
    change: messageOf(change),
    numRails: passing.layout.numRails,
    fixingSpacing: passing.spacing,
    closes: open.filter((other) => roof.passing(other) === null),
  }
}

/** The first remedy of each kind, in the order of the trials. */
const remediesOf = (title: string, { singles, open }: Search): readonly CodedRemedy[] => {
  const kinds = new Set<string>()
  const remedies: CodedRemedy[] = []
  for (const trial of singles) {
    const remedy = kinds.has(kindOf(trial)) ? null : remedyIn(title, trial, open)
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
    const remedy = remedyIn(title, trial, search.open)
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
  places: readonly Place[],
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
    const hasRoom = once(() => {
      const { verdict, provisional } = assess(applied(change, input), figuresWith(change, catalogue))
      return verdict !== 'no-panel-fits' && provisional === undefined
    })
    return roof === null ? [] : [{ change, roof, hasRoom }]
  }
  const pairs = once(() => pairsOf(variants))
  const tried = new Map<Change, readonly Trial[]>()
  return {
    open: places.flatMap(({ title, installable }) => (installable ? [title] : [])),
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
  places: readonly Place[],
  input: AssessmentInput,
  catalogue: Catalogue,
  onOffer: OnOffer,
): readonly CodedZoneAdvice[] => {
  const failing = places.filter(({ installable }) => !installable)
  if (failing.length === 0) return []
  const search = searchOf(places, failing, input, catalogue, onOffer)
  return failing.map((place) => adviceIn(place, search))
}

/**
 * What would make the failing zones of a roof pass, from the smallest change up, and which "Unsure" answer to settle
 * first. Found by calculating changed roofs with the engine itself: a remedy is a calculated result, not a rule.
 * @param onOffer the panel lengths of the wizard, and how a roof takes another module of the catalogue
 */
export const advise = (input: AssessmentInput, catalogue: Catalogue, onOffer: OnOffer): CodedAdvice => {
  const result = assess(input, catalogue)
  const places = placesOf(result)
  return {
    zones: zonesAdvice(places, input, catalogue, onOffer),
    rafters: rafterAdvice(input, result, catalogue),
    zoneCount: places.length,
    unknowns: unknownsOf(input, result, catalogue),
  }
}
