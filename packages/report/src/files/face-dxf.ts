import type { LaidFoot, LaidPanel, LaidPlane, Layout, LayoutPoint } from '@soundroof/contract/roofs/panel-layout/layout'
import type { Say } from '@soundroof/words/language/say'
import { cornersOf } from '../drawing/array-plan.ts'
import { type Chain, partsOf } from '../setting-out/chain.ts'
import { keptClear } from '../setting-out/keep-clear.ts'
import { lowMark, lowSideOf } from '../setting-out/low-edge.ts'
import { panelsInOrder } from '../setting-out/panel-rows.ts'
import { cornerA, settingOut } from '../setting-out/setting-out.ts'
import { faceName } from '../wording/face-name.ts'
import { type DxfItem, type DxfLayer, dxf } from './dxf.ts'

/** mm: height of figures, and from one line of dimensions to the next. */
const [textHeight, apart] = [100, 350]

type DxfText = Extract<DxfItem, { kind: 'text' }>

/** Half the length of the slanted ends of a dimension, mm. */
const tick = 50

const line = (layer: DxfLayer, points: readonly LayoutPoint[], closed = false): DxfItem => ({
  kind: 'line',
  layer,
  points,
  closed,
})

const text = (words: string, x: number, y: number, turn = 0, height = textHeight): DxfText => ({
  kind: 'text',
  layer: 'DIMS',
  at: { x, y },
  text: words,
  height,
  turn,
})

/** The height of a leg of a tilt frame beside its foot. */
const legText = ({ leg }: LaidFoot, { x, y }: LayoutPoint): readonly DxfItem[] =>
  leg === undefined
    ? []
    : [{ ...text(String(Math.round(leg.height)), x + tick, y + tick, 0, textHeight / 2), layer: 'FEET' }]

/** mm: of the triangle at the low edge of a tilted panel. */
const lowSize = 150

const lowMarks = (layout: Layout, panels: readonly LaidPanel[]): readonly (readonly LayoutPoint[])[] =>
  panels.flatMap((panel) => {
    const side = lowSideOf(layout, panel)
    return side === null ? [] : [lowMark(panel, side, lowSize)]
  })

/** Places along the eave or up the slope, with their lengths beside the line. */
const dimensions = (chain: Chain, axis: 'x' | 'y', offset: number): readonly DxfItem[] => {
  const at = (along: number, off = offset): LayoutPoint => (axis === 'x' ? { x: along, y: off } : { x: off, y: along })
  return [
    line('DIMS', [at(chain[0] as number), at(chain.at(-1) as number)]),
    ...chain.map((place) => line('DIMS', [at(place - tick, offset - tick), at(place + tick, offset + tick)])),
    ...partsOf(chain).map((part, index) => {
      const { x, y } = at((chain[index] as number) + part / 2 - textHeight, offset + (axis === 'x' ? 40 : -40))
      return text(String(part), x, y, axis === 'x' ? 0 : 90)
    }),
  ]
}

/** One face unfolded, in true lengths from corner A and the eave: for a drawing program. */
export const faceDxf = (
  say: Say,
  plane: LaidPlane,
  layout: Layout,
  about: { readonly title: string; readonly frontFacing: number | null },
): string => {
  const out = settingOut(plane, layout)
  const corner = cornerA(plane)
  const fromA = ({ x, y }: LayoutPoint): LayoutPoint => ({ x: x - corner, y })
  const feet = plane.rails.flatMap((rail) => rail.feet)
  const along = [
    ...out.alongRows.map(({ chain }) => chain),
    ...(out.railsUp ? [out.acrossRails] : out.feet.map(({ chain }) => chain)),
  ]
  const up = [out.upRows, ...(out.railsUp ? out.feet.map(({ chain }) => chain) : [out.acrossRails])]
  const places = panelsInOrder(plane.panels)
  return dxf([
    line('ROOF', plane.outline.map(fromA), true),
    ...places.map((panel) => line('PANELS', cornersOf(panel).map(fromA), true)),
    ...lowMarks(layout, places).map((points) => line('PANELS', points.map(fromA), true)),
    ...places.map(({ x, y, width, height }, index) => text(String(index + 1), x - corner + width / 2, y + height / 2)),
    ...plane.rails.map(({ from, to }) => line('RAILS', [fromA(from), fromA(to)])),
    ...feet.map((foot): DxfItem => ({ kind: 'circle', layer: 'FEET', at: fromA(foot), radius: 30 })),
    ...feet.flatMap((foot) => legText(foot, fromA(foot))),
    ...keptClear(plane, layout.distances).map(({ points }) => line('KEEP_CLEAR', points.map(fromA), true)),
    ...plane.obstacles.map((obstacle) => line('OBSTACLES', cornersOf(obstacle).map(fromA), true)),
    ...along.flatMap((chain, index) => dimensions(chain, 'x', -apart * (index + 1))),
    ...up.flatMap((chain, index) => dimensions(chain, 'y', -apart * (index + 1))),
    text('A', -apart, -apart),
    text('B', out.length + apart / 2, -apart),
    text(`${about.title}, ${faceName(say, plane.name, about.frontFacing)}`, 0, out.height + 2 * apart, 0, 200),
    text(say('report.dxf-unit'), 0, out.height + apart),
    ...(layout.frames === undefined ? [] : [text(say('report.dxf-low-edge'), 0, out.height + apart / 2)]),
  ])
}
