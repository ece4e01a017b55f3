import type { CodedLayout, LaidPanel, LaidPlane } from '@soundroof/contract/roofs/panel-layout/layout'
import type { ArrayRoof } from '../../src/panel-layout/settings/array-settings.ts'

/** What an installer would not build of an array that the layout chose, worked out from its drawing alone. */

const SAME = 0.01

/** Panels side by side, or with rails up the slope over one another, in groups that share a place. */
const groups = (panels: readonly LaidPanel[], by: 'x' | 'y'): readonly (readonly LaidPanel[])[] => {
  const found: LaidPanel[][] = []
  for (const panel of panels.toSorted((one, other) => one[by] - other[by])) {
    const last = found.at(-1)
    if (last !== undefined && Math.abs((last[0] as LaidPanel)[by] - panel[by]) < SAME) last.push(panel)
    else found.push([panel])
  }
  return found
}

const fault = (name: string, isFault: boolean): readonly string[] => (isFault ? [name] : [])

/** Whether rows begin or end with another, have their middles over one another, or are shifted by whole panels. */
const isAligned = (one: readonly LaidPanel[], other: readonly LaidPanel[], pitch: number): boolean => {
  const [left, right] = [one, other].map((row) => Math.min(...row.map(({ x }) => x))) as [number, number]
  const [from, to] = [one, other].map((row) => Math.max(...row.map(({ x }) => x))) as [number, number]
  const shift = (left - right) / pitch
  return (
    Math.abs(left - right) < 1 ||
    Math.abs(from - to) < 1 ||
    Math.abs(left + from - right - to) < 2 ||
    Math.abs(shift - Math.round(shift)) * pitch < 1
  )
}

const rowsFaults = ({ panels, outline, obstacles }: LaidPlane, most: number): readonly string[] => {
  const rows = groups(panels, 'y')
  const [first, second] = rows.flatMap((row) => row.toSorted((one, other) => one.x - other.x))
  const pitch = first === undefined || second === undefined ? 1 : second.x - first.x
  const isRectangle =
    outline.length === 4 && outline.every(({ x }) => outline.filter((point) => point.x === x).length === 2)
  return [
    ...fault('a panel alone on a face', panels.length === 1 && most > 2),
    ...fault('a row of one panel', panels.length > 1 && rows.some(({ length }) => length === 1)),
    ...fault(
      'rows that are neither flush, centred nor in columns',
      isRectangle &&
        obstacles.length === 0 &&
        rows.some((row, index) => index > 0 && !isAligned(row, rows[index - 1] as readonly LaidPanel[], pitch)),
    ),
  ]
}

/** Rails that begin or end beside those of the next row of the same panels: the number of rails changes within a run. */
const railFaults = ({ panels, rails }: LaidPlane, { railsUpSlope, railLines }: ArrayRoof): readonly string[] => {
  const along = railsUpSlope ? 'y' : 'x'
  const length = railsUpSlope ? 'height' : 'width'
  return rails.flatMap((rail) => {
    const own = panels.filter(({ row }) => row === rail.row)
    const covers = own.every(
      (panel) => panel[along] > rail.from[along] - SAME && panel[along] + panel[length] < rail.to[along] + SAME,
    )
    return [
      ...fault('a rail that ends below its run', !covers),
      ...fault(
        'a rail up the slope beside its rafter or rib',
        railsUpSlope && railLines !== null && rail.line === null,
      ),
    ]
  })
}

/** A panel is alone only where every face takes one or two. */
export const installerFaults = ({ planes }: CodedLayout, roof: ArrayRoof): readonly string[] => {
  const most = Math.max(...planes.map(({ panels }) => panels.length))
  return [...new Set(planes.flatMap((plane) => [...rowsFaults(plane, most), ...railFaults(plane, roof)]))]
}
