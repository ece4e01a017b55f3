import type { CodedLayout, LaidPanel, LaidPlane, LayoutZone } from '@soundroof/contract/roofs/panel-layout/layout'
import type { PanelBlock } from '@soundroof/contract/roofs/panel-layout/layout-request'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { type CellPlace, cellsOf } from '../blocks/block-cells.ts'
import { pastPanelOf } from '../rails/trim-rails.ts'
import type { ArrayRoof } from '../settings/array-settings.ts'
import { feetOf, laidWith, panelsOn } from './laid-again.ts'

/** Two blocks are offered where they save more than this share of the feet of a face. Third pass 6. */
const WORTH = 0.1

/** A face of more panels is not split: each way of it is laid out. */
const MANY = 400

/** So much further apart than their rails need, mm: feet stand on lines. */
const FURTHER = [0, 100, 250, 500]

/** A block in two parts along its rails, so far apart, and what they save. */
export type Split = {
  readonly blocks: readonly [PanelBlock, PanelBlock]
  readonly panels: readonly [number, number]
  readonly gap: number
  readonly saved: number
}

type Along = 'row' | 'column'

const alongOf = ({ railsUpSlope }: ArrayRoof): Along => (railsUpSlope ? 'row' : 'column')

/** The cells of one side of a cut, moved along the rails. */
const partOf = (block: PanelBlock, isIn: (place: CellPlace) => boolean, by: number, roof: ArrayRoof): PanelBlock => {
  const gone = cellsOf(block, 0, roof).flatMap(({ place: { row, column, ...rest } }) =>
    isIn({ ...rest, row, column }) ? [] : [{ row, column }],
  )
  const moved = roof.railsUpSlope ? { y: block.y + by } : { x: block.x + by }
  return { ...block, ...moved, leftOut: [...block.leftOut, ...gone] }
}

/** Whether a panel in one of these zones asks for other rails or feet than in another. */
const differ = (zones: readonly LayoutZone[], { answers }: ArrayRoof): boolean =>
  new Set(zones.map((zone) => `${answers.get(zone)?.rails.length} ${answers.get(zone)?.spacing}`)).size > 1

/** Where panels begin to touch another zone, with two panels on both sides. */
const cutsOf = (panels: readonly LaidPanel[], count: number, along: Along): readonly number[] => {
  const zonesAt = (cell: number): string => {
    const own = panels.filter(({ place }) => place[along] === cell).map(({ zone }) => zone)
    return [...new Set(own)].toSorted().join()
  }
  const zones = Array.from({ length: count }, (_, cell) => zonesAt(cell))
  const changes = zones.flatMap((own, cell) => (cell > 0 && own !== zones[cell - 1] ? [cell] : []))
  return count < 4 ? [] : [...new Set(changes.map((at) => Math.min(Math.max(at, 2), count - 2)))]
}

/** Rails of neighbours this far apart are no longer one. */
const leastGap = (roof: ArrayRoof): number => Math.max(roof.request.gaps.alongRails, 2 * pastPanelOf(roof) + 20) + 1

/** One way of pushing both parts apart; null: panels find no place. */
const splitAt = (laid: LaidPlane, block: PanelBlock, at: number, gap: number, share: number, roof: ArrayRoof) => {
  const along = alongOf(roof)
  const by = gap - (roof.railsUpSlope ? block.gaps.rows : block.gaps.panels)
  const isLow = (place: CellPlace): boolean => place[along] < at
  const blocks = [
    partOf(block, isLow, -share * by, roof),
    partOf(block, (place) => !isLow(place), (1 - share) * by, roof),
  ] as const
  // No face is filled for that.
  const next = laidWith({ ...roof, request: { ...roof.request, planes: [] } }, blocks)
  const low = panelsOn(next, laid.name).filter(({ place }) => place.block === 0).length
  if (next.placed < laid.panels.length) return null
  return { blocks, panels: [low, next.placed - low] as const, gap, saved: feetOf({ planes: [laid] }) - feetOf(next) }
}

/** The split of the one block of a face that saves most; null: none saves more than a tenth. */
export const splitOf = (laid: LaidPlane, blocks: readonly PanelBlock[], roof: ArrayRoof): Split | null => {
  const [block, other] = blocks.filter(({ plane }) => plane === laid.name)
  const isTried = roof.frames === null && other === undefined && laid.panels.length <= MANY
  if (block === undefined || !isTried || !differ([...new Set(laid.panels.map(({ zone }) => zone))], roof)) return null
  const cuts = cutsOf(laid.panels, roof.railsUpSlope ? block.rows : block.columns, alongOf(roof))
  const ways = cuts.flatMap((at) =>
    FURTHER.flatMap((more) => [0, 1, 0.5].map((share) => splitAt(laid, block, at, leastGap(roof) + more, share, roof))),
  )
  const best = ways.reduce((most, next) => (next !== null && next.saved > (most?.saved ?? 0) ? next : most), null)
  return best !== null && best.saved > WORTH * feetOf({ planes: [laid] }) ? best : null
}

/** "Two blocks of 12 and 24 panels would save 60 feet." */
export const twoBlocks = ({ planes, blocks }: CodedLayout, roof: ArrayRoof): readonly Message[] =>
  planes.flatMap((laid) => {
    const split = splitOf(laid, blocks, roof)
    if (split === null) return []
    const [panels, others] = split.panels
    return [
      { code: 'two-blocks-save-feet', values: { plane: laid.name, panels, others, gap: split.gap, feet: split.saved } },
    ]
  })
