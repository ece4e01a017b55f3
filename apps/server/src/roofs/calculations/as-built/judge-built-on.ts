import { told } from '@soundroof/contract/platform/messages'
import type { AsBuiltOutcome, ComparedZone } from '@soundroof/contract/review/as-built/as-built-record'
import { assessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { CodedResult } from '@soundroof/contract/roofs/results/result'
import { type BuiltZone, isAsPlanned, judgeAsBuilt } from '@soundroof/engine/as-built/judge-as-built'
import { engineVersion } from '@soundroof/engine/version'
import { toldInWords } from '@soundroof/words/told-in-words'
import { builtReasonTold } from './built-reasons.ts'

/** An issued result, and what was measured of its zones. */
export type AskedBuilt = {
  readonly input: unknown
  readonly resultJson: string
  readonly zones: readonly BuiltZone[]
}

/** Outcome of each zone, in the order that was asked. */
export type JudgedBuilt = Pick<ComparedZone, 'zone' | 'reasons'> & { readonly outcome: AsBuiltOutcome }

type Versions = Pick<CodedResult, 'engineVersion' | 'catalogueVersion'>

const otherVersion = (then: Versions, now: Versions) =>
  told('builtOtherVersion', {
    engine: then.engineVersion,
    catalogue: then.catalogueVersion,
    engineNow: now.engineVersion,
    catalogueNow: now.catalogueVersion,
  })

/**
 * By the engine and the figures of the result alone: where those are no longer in force, an engineer judges what was built
 * otherwise than planned.
 */
export const judgeBuiltOn = (
  { input, resultJson, zones }: AskedBuilt,
  { catalogue }: { readonly catalogue: Catalogue },
): readonly JudgedBuilt[] => {
  const result: CodedResult = JSON.parse(resultJson)
  const now = { engineVersion, catalogueVersion: catalogue.version }
  const isSame = result.engineVersion === engineVersion && result.catalogueVersion === catalogue.version
  const judged = judgeAsBuilt(assessmentInput.parse(input), catalogue, result, zones)
  return zones.map((zone, index) => {
    const { outcome, reasons } = judged[index] ?? { outcome: 'deviation', reasons: [{ kind: 'not-calculated' }] }
    const isUnjudged = !isSame && !isAsPlanned(zone)
    const said = [
      ...reasons.filter(({ kind }) => !isUnjudged || kind === 'setback').map(builtReasonTold),
      ...(isUnjudged ? [otherVersion(result, now)] : []),
    ]
    return {
      zone: zone.zone as JudgedBuilt['zone'],
      outcome: isUnjudged ? 'deviation' : outcome,
      reasons: said.map((one) => {
        const { message: text, coded } = toldInWords(one, 'en-AU')
        return { text, coded }
      }),
    }
  })
}
