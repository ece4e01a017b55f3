import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { CodedResult } from '@soundroof/contract/roofs/results/result'
import { node } from '../../calculation/step.ts'
import { supportsOf, unsurePurlin } from '../../members/purlin/supports.ts'
import { mildestWithRoom } from '../../panel-layout/room.ts'
import { exclusionsOf } from '../../scope/exclusions.ts'
import { chosenReturnPeriod } from '../../scope/return-period.ts'
import { findings } from '../../scope/scope.ts'
import { zeroReasons } from '../../scope/zero-fields.ts'
import { roofGeometry } from '../../spacing/roof-geometry.ts'
import { assumptionsOf } from '../assumptions.ts'
import { reasonsInZones, reasonsOfZones, type ZoneReason, zoneReasons } from './zone-reasons.ts'

const whyNot = (input: AssessmentInput, catalogue: Catalogue, reasons: readonly ZoneReason[]): Message => {
  const beyondMethod = findings(input, catalogue).map(({ reason }) => reason)
  const all = [...reasonsOfZones(input, reasons), ...beyondMethod, ...zeroReasons(input)]
  return { code: 'no-panel-fits-anywhere', values: { reasons: all } }
}

const assumedWithoutFigures = (input: AssessmentInput, catalogue: Catalogue, parapet: number) =>
  assumptionsOf({
    input,
    catalogue,
    years: chosenReturnPeriod(input, catalogue)?.value ?? null,
    parapet,
    members: null,
    siteSpeed: null,
    supports: unsurePurlin(input) === null ? null : supportsOf(input, catalogue),
  })

/**
 * A roof without room is answered for nothing: each zone's reason, and which figures the answer rests on. Every field is named, so
 * that a new one is not told until somebody lists it.
 * Attack: a building too small for a panel entered in place of a large one, whose open zones have the same rails and spacings.
 */
export const toldForNothing = (input: AssessmentInput, catalogue: Catalogue, result: CodedResult): CodedResult => {
  const geometry = roofGeometry(input, catalogue)
  const reasons = zoneReasons(result, mildestWithRoom(input, result, catalogue))
  return {
    ...reasonsInZones(result, reasons),
    resultString: whyNot(input, catalogue, reasons),
    verdict: result.verdict,
    chargeable: false,
    isTiltMount: result.isTiltMount,
    tiltAngle: result.tiltAngle,
    isPerpendicular: result.isPerpendicular,
    valueA: result.valueA,
    setback: result.setback,
    conditions: [],
    roofChecks: [],
    assumptions: assumedWithoutFigures(input, catalogue, geometry.parapet.value),
    notChecked: result.notChecked,
    exclusions: exclusionsOf(input, catalogue.regions, null),
    basis: result.basis,
    unverified: result.unverified,
    ...(result.confirmedFigures === undefined ? {} : { confirmedFigures: result.confirmedFigures }),
    ...(result.products === undefined ? {} : { products: result.products }),
    editions: result.editions,
    engineVersion: result.engineVersion,
    catalogueVersion: result.catalogueVersion,
    trace: node('assessment', 'assessment', [], [geometry.trace]),
  }
}
