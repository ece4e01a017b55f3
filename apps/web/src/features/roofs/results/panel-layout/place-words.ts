import type { LayoutZone } from '@soundroof/contract/roofs/panel-layout/layout'
import type { BriefResult } from '@soundroof/contract/roofs/results/result'
import { governingUtilisation, type ShownZone, shownZones } from '@soundroof/report/blocks/zone-table'
import type { RoofPlace } from '@soundroof/report/drawing/roof-places'
import { percent, plain } from '@soundroof/report/wording/number-text'
import type { Say } from '../../../../platform/words/use-say.ts'

/** Title and sentences about a place of the roof. */
export type PlaceWords = { readonly title: string; readonly sentences: readonly string[] }

type Result = Pick<BriefResult, 'zoneResults' | 'ridgeCorner'>

const heldWords = (say: Say, zone: ShownZone): string => {
  if (zone.notApplicable) return say('zoneNotApplicable')
  if (!zone.installable || zone.fixingSpacing === null) return say('zoneKeptClear')
  return say('zoneHeld', { rails: zone.numRails, spacing: plain(zone.fixingSpacing) })
}

const governedWords = (say: Say, zone: ShownZone): readonly string[] => {
  const utilisation = governingUtilisation(zone)
  if (utilisation === null || zone.governingCheck === null) return []
  return [say('zoneGoverned', { check: zone.governingCheck, utilisation: percent(utilisation) })]
}

const zoneSentences = (say: Say, title: LayoutZone, result: Result): readonly string[] => {
  const zone = shownZones(say, result).find((each) => each.title === title)
  if (zone === undefined) return []
  return [heldWords(say, zone), ...governedWords(say, zone), ...(zone.reason === undefined ? [] : [zone.reason])]
}

const obstacleTitle = (say: Say, { obstacle, plane }: Extract<RoofPlace, { kind: 'obstacle' }>): string =>
  say(obstacle.kind === 'walkway' ? 'walkwayTitle' : 'obstacleTitle', {
    plane: say(plane.name),
    width: plain(Math.round(obstacle.width)),
    height: plain(Math.round(obstacle.height)),
  })

const panelTitle = (say: Say, { plane, panel: { row, zone } }: Extract<RoofPlace, { kind: 'panel' }>): string =>
  plane.name === 'roof'
    ? say('panelTitleOnOnePlane', { row: row + 1, zone: say(zone) })
    : say('panelTitle', { row: row + 1, plane: say(plane.name), zone: say(zone) })

export const placeWords = (say: Say, place: RoofPlace, result: Result): PlaceWords => {
  if (place.kind === 'obstacle') return { title: obstacleTitle(say, place), sentences: [say('keptFree')] }
  if (place.kind === 'zone')
    return {
      title: say('zoneTitle', { zone: say(place.zone) }),
      sentences: zoneSentences(say, place.zone, result),
    }
  return { title: panelTitle(say, place), sentences: zoneSentences(say, place.panel.zone, result) }
}
