import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { LayoutZone } from '@soundroof/contract/roofs/panel-layout/layout'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { CodedResult, CodedZoneResult } from '@soundroof/contract/roofs/results/result'
import { isStricter } from '../../panel-layout/roof/zone-regions.ts'
import { panelSize } from '../../spacing/arrangements.ts'
import { setbackOf } from '../../spacing/roof-geometry.ts'
import { empty } from '../../zone-results/zone-result.ts'

type Answered = Pick<CodedResult, 'zoneResults' | 'ridgeCorner'>
type Place = Pick<CodedZoneResult, 'installable' | 'reason' | 'notApplicable'> & { readonly title: LayoutZone }

/** Why no panel goes to a zone; null: its size and the setbacks leave no room. */
export type ZoneReason = { readonly zone: LayoutZone; readonly closedBy: Message | null }

const placesOf = ({ zoneResults, ridgeCorner }: Answered): readonly Place[] => [
  ...zoneResults.filter(({ notApplicable }) => notApplicable !== true),
  ...(ridgeCorner === null ? [] : [{ ...ridgeCorner, title: 'Ridge ends' as const }]),
]

const checkIn = (worst: Message | null): Message =>
  typeof worst === 'object' && worst !== null && 'check' in worst.values ? worst.values.check : 'setting-out'

/**
 * Attack: rails, spacing and utilisation of a closed zone give those of the open zones, whose loads differ by known factors alone.
 * The check that closes the zone is named.
 */
const withoutFigures = (reason: Message | undefined): Message | null =>
  typeof reason === 'object' && reason.code === 'no-arrangement-passes'
    ? { code: 'no-arrangement-by-check', values: { check: checkIn(reason.values.worst) } }
    : (reason ?? null)

/** Why the mildest zone with room takes no panel: it is closed, or a milder one that its panels touch. */
const closing = (places: readonly Place[], mildest: LayoutZone): Message | null => {
  const closed = places.filter(({ installable, title }) => !installable && !isStricter(title, mildest))
  return withoutFigures((closed.find(({ title }) => title === mildest) ?? closed[0])?.reason)
}

/**
 * Attack: a narrow twin of a roof, on which no panel fits anyway, would tell for nothing which zones of the roof are open. So one
 * zone is told to be closed, the mildest one with room: were it open, the answer would be charged.
 */
export const zoneReasons = (answered: Answered, mildest: LayoutZone | null): readonly ZoneReason[] => {
  const places = placesOf(answered)
  const reason = mildest === null ? null : closing(places, mildest)
  return places.map(({ title: zone }) => {
    if (mildest === null || reason === null) return { zone, closedBy: null }
    if (zone === mildest) return { zone, closedBy: reason }
    const closedBy = { code: 'stricter-than-closed', values: { zone: mildest } } as const
    return { zone, closedBy: isStricter(zone, mildest) ? closedBy : null }
  })
}

/** Zone by zone in words: why panels may not go there, or that there is no room for one. */
export const reasonsOfZones = (input: AssessmentInput, reasons: readonly ZoneReason[]): readonly Message[] => {
  const closed = reasons.flatMap(({ zone, closedBy: reason }): readonly Message[] =>
    reason === null ? [] : [{ code: 'zone-is-closed', values: { zone, reason } }],
  )
  const zones = reasons.filter(({ closedBy }) => closedBy === null).map(({ zone }) => zone)
  const setback = setbackOf(input.options).value
  return zones.length === 0
    ? closed
    : [...closed, { code: 'zones-without-room', values: { zones, ...panelSize(input), setback } }]
}

/** A zone with the reason why no panel goes there, and no figure of what it would carry. */
const withReason = (zone: Omit<CodedZoneResult, 'title'>, title: LayoutZone, reasons: readonly ZoneReason[]) => ({
  ...empty,
  intersectionTypeIndex: zone.intersectionTypeIndex,
  localPressureFactor: zone.localPressureFactor,
  place: zone.place,
  reason: reasons.find((each) => each.zone === title)?.closedBy ?? ('no-room-in-zone' as const),
})

/** The zones of a result with nothing but the reason why no panel goes there. */
export const reasonsInZones = ({ zoneResults, ridgeCorner }: Answered, reasons: readonly ZoneReason[]): Answered => ({
  zoneResults: zoneResults.map((zone) =>
    zone.notApplicable === true ? zone : { ...withReason(zone, zone.title, reasons), title: zone.title },
  ),
  ridgeCorner:
    ridgeCorner === null ? null : { ...withReason(ridgeCorner, 'Ridge ends', reasons), size: ridgeCorner.size },
})
