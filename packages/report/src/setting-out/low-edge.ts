import type { LaidPanel, Layout, LayoutPoint } from '@soundroof/contract/roofs/panel-layout/layout'
import type { FrameSide } from '@soundroof/contract/roofs/panel-layout/layout-request'

type Tilted = Pick<Layout, 'blocks' | 'frames'>

/** Where the low edge of a panel in a tilt frame lies; null: it lies flush. */
export const lowSideOf = ({ blocks, frames }: Tilted, { place }: Pick<LaidPanel, 'place'>): FrameSide | null =>
  frames === undefined ? null : (blocks[place.block]?.faces ?? 'eave')

/** A triangle of so many mm in a panel, with its point in the middle of the low edge. */
export const lowMark = (
  { x, y, width, height }: Pick<LaidPanel, 'x' | 'y' | 'width' | 'height'>,
  side: FrameSide,
  size: number,
): readonly LayoutPoint[] => {
  const [middle, centre, half] = [x + width / 2, y + height / 2, size / 2]
  const across = (tip: number, base: number): readonly LayoutPoint[] => [
    { x: tip, y: centre },
    { x: base, y: centre + half },
    { x: base, y: centre - half },
  ]
  const up = (tip: number, base: number): readonly LayoutPoint[] => [
    { x: middle, y: tip },
    { x: middle + half, y: base },
    { x: middle - half, y: base },
  ]
  if (side === 'left') return across(x, x + size)
  if (side === 'right') return across(x + width, x + width - size)
  return side === 'ridge' ? up(y + height, y + height - size) : up(y, y + size)
}
