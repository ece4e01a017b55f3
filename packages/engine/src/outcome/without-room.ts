import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { CodedResult, CodedZoneResult } from '@soundroof/contract/roofs/results/result'
import type { Room } from '../array/room.ts'
import { node } from '../calculation/step.ts'
import { fixingMembers, panelSize } from '../layout/arrangements.ts'
import { roofGeometry } from '../layout/roof-geometry.ts'
import { supportsOf, unsurePurlin } from '../members/purlin/supports.ts'
import { assumptionsOf } from './assumptions.ts'
import { exclusionsOf } from './exclusions.ts'
import { chosenReturnPeriod } from './return-period.ts'
import { findings } from './scope.ts'
import { zeroReasons } from './zero-fields.ts'
import { empty } from './zone-result.ts'

type Answered = Pick<CodedResult, 'zoneResults' | 'ridgeCorner'>
type Place = Pick<CodedZoneResult, 'installable' | 'reason' | 'notApplicable'> & { readonly title: string }

const placesOf = ({ zoneResults, ridgeCorner }: Answered): readonly Place[] => [
  ...zoneResults.filter(({ notApplicable }) => notApplicable !== true),
  ...(ridgeCorner === null ? [] : [{ ...ridgeCorner, title: 'Ridge ends' }]),
]

const checkIn = (worst: Message | null): Message =>
  typeof worst === 'object' && worst !== null && 'check' in worst.values ? worst.values.check : 'setting-out'

/**
 * Attack: rails, spacing and utilisation of a closed zone give those of the open zones, whose loads differ by known factors alone.
 * The check that closes the zone is named.
 */
const withoutFigures = (reason: Message | undefined): Message | undefined =>
  typeof reason === 'object' && reason.code === 'no-arrangement-passes'
    ? { code: 'no-arrangement-by-check', values: { check: checkIn(reason.values.worst) } }
    : reason

const closed = ({ title: zone, installable, reason: found }: Place): readonly Message[] => {
  const reason = withoutFigures(found)
  return installable || reason === undefined ? [] : [{ code: 'zone-is-closed', values: { zone, reason } }]
}

/** Zone by zone: why panels may not go there, or that there is no room for one. */
const reasonsWithoutRoom = (input: AssessmentInput, setback: number, answered: Answered): readonly Message[] => {
  const places = placesOf(answered)
  const zones = places.filter(({ installable }) => installable).map(({ title }) => title)
  return [...places.flatMap(closed), { code: 'zones-without-room', values: { zones, ...panelSize(input), setback } }]
}

/** A zone with the reason why no panel goes there, and no figure of what it would carry. */
const reasonOf = ({ installable, ...zone }: Omit<CodedZoneResult, 'title'>) => ({
  ...empty,
  intersectionTypeIndex: zone.intersectionTypeIndex,
  localPressureFactor: zone.localPressureFactor,
  place: zone.place,
  reason: installable ? 'no-room-in-zone' : (withoutFigures(zone.reason) ?? 'no-room-in-zone'),
})

const zoneReasonOf = (zone: CodedZoneResult): CodedZoneResult =>
  zone.notApplicable === true ? zone : { ...reasonOf(zone), title: zone.title }

const whyNot = (input: AssessmentInput, catalogue: Catalogue, { setback, ...answered }: CodedResult): Message => {
  const beyondMethod = findings(input, catalogue).map(({ reason }) => reason)
  const reasons = [...reasonsWithoutRoom(input, setback, answered), ...beyondMethod, ...zeroReasons(input)]
  return { code: 'no-panel-fits-anywhere', values: { reasons } }
}

const assumedWithoutFigures = (input: AssessmentInput, catalogue: Catalogue, parapet: number) =>
  assumptionsOf({
    input,
    catalogue,
    years: chosenReturnPeriod(input)?.value ?? null,
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
  const { zoneResults, ridgeCorner } = result
  const geometry = roofGeometry(input, catalogue)
  return {
    zoneResults: zoneResults.map(zoneReasonOf),
    ridgeCorner: ridgeCorner === null ? null : { ...reasonOf(ridgeCorner), size: ridgeCorner.size },
    resultString: whyNot(input, catalogue, result),
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

/** Where the members lie is not known before somebody measures: a condition where it decides. */
export const roomConditions = (input: AssessmentInput, room: Room): readonly Message[] =>
  room === 'by-members' ? [{ code: 'members-decide-room', values: { member: fixingMembers(input).name } }] : []
