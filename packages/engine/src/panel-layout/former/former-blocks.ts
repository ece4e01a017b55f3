import type { PanelBlock, PlaneName } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { panelOn } from '../blocks/block-cells.ts'
import { usualBlock } from '../blocks/blocks-of-rows.ts'
import type { Rectangle } from '../roof/plan-line.ts'
import type { ArrayRoof } from '../settings/array-settings.ts'
import { formerFilling } from './filled-planes.ts'
import { panelPitch } from './pack-bands.ts'

/** Neighbours in a row or column, as blocks of one row or one column are. */
type Strip = { readonly x: number; readonly y: number; readonly count: number }

const SAME = 1e-3

/** Panels one behind the other along their rails. */
const stripsOf = (panels: readonly Rectangle[], upSlope: boolean, pitch: number): readonly Strip[] => {
  const strips: { x: number; y: number; count: number }[] = []
  const [u, v] = upSlope ? (['y', 'x'] as const) : (['x', 'y'] as const)
  for (const { x, y } of panels.toSorted((one, other) => one[v] - other[v] || one[u] - other[u])) {
    const at = { x, y }
    const last = strips.at(-1)
    const isNext =
      last !== undefined && Math.abs(last[v] - at[v]) <= SAME && Math.abs(last[u] + last.count * pitch - at[u]) <= SAME
    if (isNext) last.count += 1
    else strips.push({ x, y, count: 1 })
  }
  return strips
}

/** Strips of one length that lie beside one another at one distance make a block. */
const groupsOf = (strips: readonly Strip[], upSlope: boolean, pitch: number): readonly (readonly Strip[])[] => {
  const groups: Strip[][] = []
  const [u, v] = upSlope ? (['y', 'x'] as const) : (['x', 'y'] as const)
  for (const strip of strips) {
    const group = groups.find((each) => {
      const last = each.at(-1) as Strip
      return (
        last.count === strip.count &&
        Math.abs(last[u] - strip[u]) <= SAME &&
        Math.abs(last[v] + pitch - strip[v]) <= SAME
      )
    })
    if (group === undefined) groups.push([strip])
    else group.push(strip)
  }
  return groups
}

/** Gaps as panels were set out: in whole millimetres from one to the next along their rails. */
const formerGaps = ({ panel, railsUpSlope, request: { gaps } }: ArrayRoof): PanelBlock['gaps'] => {
  const along = panelPitch(panel.width, gaps.alongRails) - panel.width
  return railsUpSlope ? { panels: gaps.betweenRows, rows: along } : { panels: along, rows: gaps.betweenRows }
}

/** The panels that a former release laid on a plane, as blocks: each where it was. Uneven rows become a block each. */
export const blocksOfPanels = (
  panels: readonly Rectangle[],
  plane: PlaneName,
  roof: ArrayRoof,
): readonly PanelBlock[] => {
  const { orientation } = usualBlock(roof)
  const gaps = formerGaps(roof)
  const { width, height } = panelOn({ orientation }, roof)
  const [along, across] = roof.railsUpSlope
    ? [height + gaps.rows, width + gaps.panels]
    : [width + gaps.panels, height + gaps.rows]
  const strips = stripsOf(panels, roof.railsUpSlope, along)
  return groupsOf(strips, roof.railsUpSlope, across).map((group) => {
    const [{ x, y, count }] = group as readonly [Strip]
    const [rows, columns] = roof.railsUpSlope ? [count, group.length] : [group.length, count]
    return { plane, orientation, rows, columns, offsets: [], gaps, x, y, leftOut: [] }
  })
}

/** The panels that a former release laid for a request, as blocks. */
export const formerBlocks = (roof: ArrayRoof): readonly PanelBlock[] =>
  formerFilling(roof).filled.flatMap(({ packing, rows }) =>
    blocksOfPanels(
      rows.flatMap((row) => row.panels.map(({ panel }) => panel)),
      packing.plane.plane.name,
      roof,
    ),
  )
