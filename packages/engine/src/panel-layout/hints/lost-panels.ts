import type { LayoutZone } from '@soundroof/contract/roofs/panel-layout/layout'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { ArrayRoof } from '../settings/array-settings.ts'
import { mostOn, usedPlanes } from './laid-again.ts'

type Cause = 'members' | 'setbacks' | 'obstacles' | 'zones'

/** A reason for which panels have no place, with how many more lie there without it. */
export type Lost = { readonly cause: Cause; readonly said: Message }

/** The roof without a cause, and what is said of it. */
type Without = { readonly cause: Cause; readonly roof: ArrayRoof; readonly said: (panels: number) => Message }

const closedZones = (roof: ArrayRoof): readonly LayoutZone[] => {
  const zones = usedPlanes(roof).flatMap(({ regions }) => regions.map(({ zone }) => zone))
  return [...new Set(zones)].filter((zone) => !roof.answers.has(zone))
}

const withoutSetbacks = (roof: ArrayRoof): Without => {
  const { setback, request } = roof
  const distance = Math.max(setback, request.ridgeDistance ?? setback)
  return {
    cause: 'setbacks',
    roof: { ...roof, setback: 0, request: { ...request, ridgeDistance: 0 } },
    said: (panels) => ({ code: 'panels-lost-to-setbacks', values: { panels, distance } }),
  }
}

const withoutObstacles = (roof: ArrayRoof): readonly Without[] => {
  const { length: count } = roof.request.obstacles
  if (count === 0) return []
  const request: ArrayRoof['request'] = { ...roof.request, obstacles: [] }
  const said = (panels: number): Message => ({ code: 'panels-lost-to-obstacles', values: { panels, count } })
  return [{ cause: 'obstacles', roof: { ...roof, request }, said }]
}

/** Zones kept clear, taken for as strict as the strictest that is open. */
const withZones = (roof: ArrayRoof): readonly Without[] => {
  const [zones, strictest] = [closedZones(roof), [...roof.answers.values()].at(-1)]
  if (zones.length === 0 || strictest === undefined) return []
  const answers = new Map([...roof.answers, ...zones.map((zone) => [zone, strictest] as const)])
  const said = (panels: number): Message => ({ code: 'panels-lost-to-zones', values: { panels, zones } })
  return [{ cause: 'zones', roof: { ...roof, answers }, said }]
}

/** Rows lost to battens, setbacks, obstacles or zones, by laying the roof out without each. @param most as many as fit */
export const lostPanels = (roof: ArrayRoof, most: number): readonly Lost[] => {
  const anywhere: Without = {
    cause: 'members',
    roof: { ...roof, railLines: null, feetOn: 'anywhere' },
    said: (panels) => ({ code: 'panels-lost-to-members', values: { panels } }),
  }
  return [anywhere, withoutSetbacks(roof), ...withoutObstacles(roof), ...withZones(roof)].flatMap((each) => {
    const panels = mostOn(each.roof) - most
    return panels > 0 ? [{ cause: each.cause, said: each.said(panels) }] : []
  })
}
