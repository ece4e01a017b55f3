import { told } from '@soundroof/contract/platform/messages'
import type { AsBuiltContent, ComparedZone, MeasuredZone } from '@soundroof/contract/review/as-built/as-built-record'
import { toldInWords } from '@soundroof/words/told-in-words'
import type { RoofServices } from '../../roofs/calculations/roof-services.ts'
import type { BuiltFrom, PlannedZone } from './built-from.ts'

const unmeasured = (zone: PlannedZone['zone']): MeasuredZone => ({
  zone,
  rails: null,
  widestSpacing: null,
  smallestSetback: null,
})

type Compared = Pick<ComparedZone, 'zone' | 'plannedRails' | 'plannedSpacing' | 'plannedSetback'>

/** `isPlanned` false: the drawing has no panels there, or the result allows none. */
type Pair = { readonly planned: Compared; readonly measured: MeasuredZone; readonly isPlanned: boolean }

const notPlanned = (zone: PlannedZone['zone']): Compared => ({
  zone,
  plannedRails: null,
  plannedSpacing: null,
  plannedSetback: null,
})

/** Rails alone measure nothing, and the page cannot take them back. */
const isMeasured = ({ widestSpacing, smallestSetback }: MeasuredZone): boolean =>
  widestSpacing !== null || smallestSetback !== null

type Plan = Pick<BuiltFrom, 'input' | 'resultJson' | 'zones' | 'others'>

/** Attack: panels in a zone that the plan leaves free, or that left the drawing after it was measured, are judged by nobody. */
const pairsOf = ({ zones, others }: Plan, content: AsBuiltContent): readonly Pair[] => {
  const elsewhere = content.zones.filter((one) => isMeasured(one) && !zones.some(({ zone }) => zone === one.zone))
  return [
    ...zones.map((planned) => ({
      planned,
      measured: content.zones.find(({ zone }) => zone === planned.zone) ?? unmeasured(planned.zone),
      isPlanned: true,
    })),
    ...elsewhere.map((measured) => ({
      planned: others.find(({ zone }) => zone === measured.zone) ?? notPlanned(measured.zone),
      measured,
      isPlanned: false,
    })),
  ]
}

/** Null: not everything is measured, or nothing is planned. */
const builtZone = ({ planned, measured: { rails, widestSpacing, smallestSetback } }: Pair) => {
  const { zone, plannedRails, plannedSpacing, plannedSetback } = planned
  if (plannedRails === null || plannedSpacing === null || plannedSetback === null) return null
  if (rails === null || widestSpacing === null || smallestSetback === null) return null
  return {
    zone,
    planned: { rails: plannedRails, spacing: plannedSpacing, setback: plannedSetback },
    built: { rails, spacing: widestSpacing, setback: smallestSetback },
  }
}

const unplannedReason = (): ComparedZone['reasons'][number] => {
  const { message: text, coded } = toldInWords(told('builtZoneNotPlanned'), 'en-AU')
  return { text, coded }
}

const isComplete = ({ rails, widestSpacing, smallestSetback }: MeasuredZone): boolean =>
  rails !== null && widestSpacing !== null && smallestSetback !== null

type Judged = Partial<Pick<ComparedZone, 'outcome' | 'reasons'>>

const comparedZone = (
  { planned, measured, isPlanned }: Pair,
  { outcome = null, reasons = [] }: Judged,
): ComparedZone =>
  isPlanned
    ? { ...planned, measured, outcome, reasons: [...reasons] }
    : {
        ...planned,
        measured,
        outcome: isComplete(measured) ? 'deviation' : null,
        reasons: [unplannedReason(), ...reasons],
      }

/** Each zone of the plan beside what was measured of it, with its outcome; then what was measured elsewhere. */
export const comparedZones = async (
  { judgeBuilt }: Pick<RoofServices, 'judgeBuilt'>,
  plan: Plan,
  content: AsBuiltContent,
): Promise<readonly ComparedZone[]> => {
  const pairs = pairsOf(plan, content)
  const built = pairs.flatMap((pair) => builtZone(pair) ?? [])
  const { input, resultJson } = plan
  const judged = built.length === 0 ? [] : await judgeBuilt({ input, resultJson, zones: built })
  return pairs.map((pair) => comparedZone(pair, judged.find(({ zone }) => zone === pair.planned.zone) ?? {}))
}
