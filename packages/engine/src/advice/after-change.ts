import type { MessageValues } from '@soundroof/contract/roofs/results/messages/message'
import type { CodedResult, CodedZoneResult } from '@soundroof/contract/roofs/results/result'
import { isFailing } from '../checks/check.ts'
import { existingZones } from '../zone-results/zone-result.ts'

/** A zone of the roof, or its ridge ends, by its name. */
export type Place = Omit<CodedZoneResult, 'title' | 'notApplicable'> & { readonly title: string }

/** The zones that exist on the roof, and its ridge ends. */
export const placesOf = ({ zoneResults, ridgeCorner }: CodedResult): readonly Place[] => {
  const zones = existingZones(zoneResults)
  return ridgeCorner === null ? zones : [...zones, { ...ridgeCorner, title: 'Ridge ends' }]
}

const isForEngineer = ({ roofChecks }: CodedResult): boolean => roofChecks.some(isFailing)

const titlesOf = (places: readonly Place[]): readonly string[] => places.map(({ title }) => title)

/** What becomes of the zones and the frame: clear as before, open now, or closed by the change. */
export const afterChange = (before: CodedResult, after: CodedResult): MessageValues['after-the-change'] => {
  const openBefore = new Set(titlesOf(placesOf(before).filter(({ installable }) => installable)))
  const places = placesOf(after)
  const failing = places.filter(({ installable }) => !installable)
  const frame = isForEngineer(before) ? 'as-before' : 'newly'
  return {
    open: titlesOf(places.filter(({ installable }) => installable)),
    clear: titlesOf(failing.filter(({ title }) => !openBefore.has(title))),
    closed: titlesOf(failing.filter(({ title }) => openBefore.has(title))),
    frame: isForEngineer(after) ? frame : null,
  }
}
