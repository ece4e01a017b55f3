import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { CodedAdvice, CodedRemedy, CodedZoneAdvice } from '@soundroof/contract/roofs/results/advice'
import type { CodedResult, CodedZoneResult } from '@soundroof/contract/roofs/results/result'
import { assess } from '../assess.ts'
import { pairsOf, type Variant, variantsOf } from '../changes/variants.ts'
import { existingZones } from '../outcome/conditions.ts'
import { unknownsOf } from './unknowns.ts'

/** Most remedies shown for a zone. */
const MOST_REMEDIES = 3

type Bands = readonly AssessmentInput['array']['panelLength'][]
type Place = { readonly title: string } & Pick<CodedZoneResult, 'installable' | 'numRails' | 'fixingSpacing'>

/** The zones that exist on the roof, and its ridge ends. */
const placesOf = ({ zoneResults, ridgeCorner }: CodedResult): readonly Place[] => {
  const zones = existingZones(zoneResults)
  return ridgeCorner === null ? zones : [...zones, { ...ridgeCorner, title: 'Ridge ends' }]
}

type Trial = { readonly variant: Variant; readonly places: readonly Place[]; readonly closes: readonly string[] }

const remedyIn = (title: string, { variant, places, closes }: Trial): CodedRemedy | null => {
  const place = places.find((each) => each.title === title)
  if (!place?.installable || place.fixingSpacing === null) return null
  const { numRails, fixingSpacing } = place
  return { change: variant.message, numRails, fixingSpacing, closes }
}

/** The first remedy of each kind, in the order of the trials. */
const remediesOf = (title: string, trials: readonly Trial[]): readonly CodedRemedy[] => {
  const kinds = new Set<string>()
  const remedies: CodedRemedy[] = []
  for (const trial of trials) {
    const remedy = kinds.has(trial.variant.kind) ? null : remedyIn(title, trial)
    if (remedy === null) continue
    kinds.add(trial.variant.kind)
    remedies.push(remedy)
    if (remedies.length === MOST_REMEDIES) break
  }
  return remedies
}

/** Pairs of changes are tried for the zones that no single change helps, until each has one. */
const tryPairs = (
  titles: readonly string[],
  variants: readonly Variant[],
  tryOne: (variant: Variant) => Trial,
): readonly Trial[] => {
  const open = new Set(titles)
  const trials: Trial[] = []
  for (const pair of pairsOf(variants)) {
    if (open.size === 0) break
    const trial = tryOne(pair)
    trials.push(trial)
    for (const title of open) if (remedyIn(title, trial) !== null) open.delete(title)
  }
  return trials
}

const trialWith = (places: readonly Place[], input: AssessmentInput, catalogue: Catalogue) => {
  const open = places.filter(({ installable }) => installable)
  return (variant: Variant): Trial => {
    const changed = placesOf(assess(variant.change(input), catalogue))
    const closes = open.flatMap(({ title }) =>
      changed.some((place) => place.title === title && !place.installable) ? [title] : [],
    )
    return { variant, places: changed, closes }
  }
}

const zonesAdvice = (
  places: readonly Place[],
  input: AssessmentInput,
  catalogue: Catalogue,
  bands: Bands,
): readonly CodedZoneAdvice[] => {
  const failing = places.flatMap(({ title, installable }) => (installable ? [] : [title]))
  if (failing.length === 0) return []
  const tryOne = trialWith(places, input, catalogue)
  const variants = variantsOf(input, bands)
  const singles = variants.map(tryOne)
  const unhelped = failing.filter((title) => remediesOf(title, singles).length === 0)
  const pairs = tryPairs(unhelped, variants, tryOne)
  return failing.map((title) => {
    const single = remediesOf(title, singles)
    return { title, remedies: single.length > 0 ? single : remediesOf(title, pairs).slice(0, 1) }
  })
}

/**
 * What would make the failing zones of a roof pass, from the smallest change up, and which "Unsure" answer to settle
 * first. Found by assessing changed roofs with the engine itself: a remedy is a calculated result, not a rule.
 * @param bands the panel length bands of the wizard, mm
 */
export const advise = (input: AssessmentInput, catalogue: Catalogue, bands: Bands): CodedAdvice => {
  const result = assess(input, catalogue)
  const places = placesOf(result)
  return {
    zones: zonesAdvice(places, input, catalogue, bands),
    zoneCount: places.length,
    unknowns: unknownsOf(input, result, catalogue),
  }
}
