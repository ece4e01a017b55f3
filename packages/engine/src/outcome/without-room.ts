import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { CodedResult, CodedZoneResult } from '@soundroof/contract/roofs/results/result'
import type { Room } from '../array/room.ts'
import { fixingMembers, panelSize } from '../layout/arrangements.ts'

type Answered = Pick<CodedResult, 'zoneResults' | 'ridgeCorner'>
type Place = Pick<CodedZoneResult, 'installable' | 'reason' | 'notApplicable'> & { readonly title: string }

const placesOf = ({ zoneResults, ridgeCorner }: Answered): readonly Place[] => [
  ...zoneResults.filter(({ notApplicable }) => notApplicable !== true),
  ...(ridgeCorner === null ? [] : [{ ...ridgeCorner, title: 'Ridge ends' }]),
]

const closed = ({ title: zone, reason, installable }: Place): readonly Message[] =>
  installable || reason === undefined ? [] : [{ code: 'zone-is-closed', values: { zone, reason } }]

/** Zone by zone: why panels may not go there, or that there is no room for one. */
export const reasonsWithoutRoom = (input: AssessmentInput, setback: number, answered: Answered): readonly Message[] => {
  const places = placesOf(answered)
  const zones = places.filter(({ installable }) => installable).map(({ title }) => title)
  return [...places.flatMap(closed), { code: 'zones-without-room', values: { zones, ...panelSize(input), setback } }]
}

const warned = <Z extends Pick<CodedZoneResult, 'installable' | 'warnings'>>(zone: Z): Z =>
  zone.installable ? { ...zone, warnings: [...zone.warnings, 'zone-without-room'] } : zone

/** What a zone would carry is no leave to build there. */
export const warnedOfNoRoom = ({ zoneResults, ridgeCorner }: Answered): Answered => ({
  zoneResults: zoneResults.map(warned),
  ridgeCorner: ridgeCorner === null ? null : warned(ridgeCorner),
})

/** Where the members lie is not known before somebody measures: a condition where it decides. */
export const roomConditions = (input: AssessmentInput, room: Room): readonly Message[] =>
  room === 'by-members' ? [{ code: 'members-decide-room', values: { member: fixingMembers(input).name } }] : []
