import type { LayoutZone } from '@soundroof/contract/roofs/panel-layout/layout'
import type { Region } from '../roof/zone-regions.ts'

type IsClear = (zone: LayoutZone) => boolean

/**
 * What is kept clear of panels, and then the strictest zones of what is left too, one after the other. A run that reaches from a
 * mild zone into a strict one may find no rails that hold in both, where the mild one alone takes panels.
 * @param regions from the mildest zone to the strictest
 */
export const everMilder = (regions: readonly Region[], isClear: IsClear): readonly IsClear[] => {
  const open = [...new Set(regions.map(({ zone }) => zone))].filter((zone) => !isClear(zone))
  return open.map((_, closed) => {
    const left = new Set(open.slice(0, open.length - closed))
    return (zone) => !left.has(zone)
  })
}
