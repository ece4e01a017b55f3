import type { CodedLayout, LayoutZone } from '@soundroof/contract/roofs/panel-layout/layout'
import type { PanelBlock } from '@soundroof/contract/roofs/panel-layout/layout-request'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { isStricter } from '../roof/zone-regions.ts'
import type { ArrayRoof } from '../settings/array-settings.ts'
import { feetOf, laidWith } from './laid-again.ts'

/** More than this share of panels is no edge of an array. */
const FEW = 0.125
/** Feet that go with panels anyway are no saving: so many more than their share. */
const WORTH = 2

/** The strictest zone that panels touch, where others lie in a milder one. */
const strictestOf = (zones: readonly LayoutZone[]): LayoutZone | null => {
  const strictest = zones.reduce<LayoutZone | null>(
    (most, zone) => (most === null || isStricter(zone, most) ? zone : most),
    null,
  )
  return strictest !== null && zones.some((zone) => isStricter(strictest, zone)) ? strictest : null
}

const panelsOf = ({ planes }: CodedLayout) => planes.flatMap(({ panels }) => panels)

/** The blocks without the panels that touch a zone; a block without panels goes. */
const blocksWithout = (layout: CodedLayout, zone: LayoutZone): readonly PanelBlock[] => {
  const panels = panelsOf(layout)
  return layout.blocks.flatMap((block, index) => {
    const own = panels.filter(({ place }) => place.block === index)
    const gone = own.filter((panel) => panel.zone === zone).map(({ place: { row, column } }) => ({ row, column }))
    return gone.length === own.length ? [] : [{ ...block, leftOut: [...block.leftOut, ...gone] }]
  })
}

/** "Two panels fewer in the edge zone save 18 feet", or that the zone takes no more feet than the others. */
export const zoneCost = (layout: CodedLayout, roof: ArrayRoof): Message | null => {
  const panels = panelsOf(layout)
  const zone = strictestOf(panels.map((panel) => panel.zone))
  if (zone === null) return null
  const without = laidWith(roof, blocksWithout(layout, zone))
  const fewer = layout.placed - without.placed
  const saved = feetOf(layout) - feetOf(without)
  const usual = (fewer * feetOf(without)) / without.placed
  if (saved < usual + WORTH) return { code: 'zone-costs-no-feet', values: { zone } }
  if (fewer > FEW * layout.placed) return null
  return { code: 'zone-costs-feet', values: { zone, panels: fewer, feet: saved } }
}
