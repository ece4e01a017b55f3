import { say } from '@soundroof/contract/platform/messages'
import { text } from '@soundroof/contract/platform/text'
import type { LayoutZone } from '@soundroof/contract/roofs/array/layout'
import type { AssessmentResult } from '@soundroof/contract/roofs/results/result'
import { governingUtilisation, type ShownZone, shownZones } from '@soundroof/report/blocks/zone-table'
import type { RoofPlace } from '@soundroof/report/drawing/roof-places'
import { percent, plain } from '@soundroof/report/wording/number-text'

/** What stands at a place of the roof, and why: a title and whole sentences. */
export type PlaceWords = { readonly title: string; readonly sentences: readonly string[] }

type Result = Pick<AssessmentResult, 'zoneResults' | 'ridgeCorner'>

const heldWords = (zone: ShownZone): string => {
  if (zone.notApplicable) return say('zoneNotApplicable')
  if (!zone.installable || zone.fixingSpacing === null) return say('zoneKeptClear')
  return say('zoneHeld', { rails: zone.numRails, spacing: plain(zone.fixingSpacing) })
}

const governedWords = (zone: ShownZone): readonly string[] => {
  const utilisation = governingUtilisation(zone)
  if (utilisation === null || zone.governingCheck === null) return []
  return [say('zoneGoverned', { check: zone.governingCheck, utilisation: percent(utilisation) })]
}

const zoneSentences = (title: LayoutZone, result: Result): readonly string[] => {
  const zone = shownZones(result).find((each) => each.title === title)
  if (zone === undefined) return []
  return [heldWords(zone), ...governedWords(zone), ...(zone.reason === undefined ? [] : [zone.reason])]
}

const obstacleTitle = ({ obstacle, plane }: Extract<RoofPlace, { kind: 'obstacle' }>): string =>
  say(obstacle.kind === 'walkway' ? 'walkwayTitle' : 'obstacleTitle', {
    plane: text(plane.name),
    width: plain(Math.round(obstacle.width)),
    height: plain(Math.round(obstacle.height)),
  })

const panelTitle = ({ plane, panel: { row, zone } }: Extract<RoofPlace, { kind: 'panel' }>): string =>
  plane.name === 'roof'
    ? say('panelTitleOnOnePlane', { row: row + 1, zone: text(zone) })
    : say('panelTitle', { row: row + 1, plane: text(plane.name), zone: text(zone) })

export const placeWords = (place: RoofPlace, result: Result): PlaceWords => {
  if (place.kind === 'obstacle') return { title: obstacleTitle(place), sentences: [say('keptFree')] }
  if (place.kind === 'zone')
    return { title: say('zoneTitle', { zone: text(place.zone) }), sentences: zoneSentences(place.zone, result) }
  return { title: panelTitle(place), sentences: zoneSentences(place.panel.zone, result) }
}
