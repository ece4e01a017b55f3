import type { BriefResult } from '@soundroof/contract/roofs/results/result'
import { ridgeEndsOf, type ShownZone } from '@soundroof/report/blocks/zone-table'
import { ridgeCornerLook, zoneLook } from '@soundroof/report/drawing/palette'
import type { Say } from '../../../../platform/words/use-say.ts'

export type ZoneLook = { readonly code: string; readonly fill: string }
export type ZoneInRow = { readonly zone: ShownZone; readonly look: ZoneLook }

/** Zones in the order of the screen: ends of the ridge after Edge, whose band they are in. */
export const zonesInRow = (
  say: Say,
  result: Pick<BriefResult, 'zoneResults' | 'ridgeCorner'>,
): readonly ZoneInRow[] => {
  const ends = ridgeEndsOf(say, result)
  return result.zoneResults.flatMap((zone): readonly ZoneInRow[] => {
    const own = { zone, look: zoneLook[zone.title] }
    return ends !== null && zone.title === 'Edge' ? [own, { zone: ends, look: ridgeCornerLook }] : [own]
  })
}
