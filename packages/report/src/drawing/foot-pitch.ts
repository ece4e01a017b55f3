import type { LaidPlane, LaidRail, Layout } from '@soundroof/contract/roofs/panel-layout/layout'

/** mm from one foot to the next up the slope; `supports`: battens or purlins on, where the layout has their numbers. */
export type FootPitch = { readonly pitch: number; readonly supports: number | null }

/** Whether rails run up the slope. */
export const runsUp = ({ from, to }: Pick<LaidRail, 'from' | 'to'>): boolean =>
  Math.abs(to.y - from.y) > Math.abs(to.x - from.x)

const ofRow = (rails: readonly LaidRail[]): FootPitch | null => {
  const [first, second] = rails
    .filter(({ row }) => row === rails[0]?.row)
    .toSorted((one, other) => one.from.y - other.from.y)
    .filter(({ from }, index, all) => index === 0 || from.y - (all[index - 1] as LaidRail).from.y > 1)
  if (first === undefined || second === undefined) return null
  const supports = first.line === null || second.line === null ? null : second.line - first.line
  return { pitch: second.from.y - first.from.y, supports }
}

/** Of the face with the most panels; null where nothing is laid. */
export const footPitchOf = ({ planes }: Pick<Layout, 'planes'>): FootPitch | null => {
  const most = planes.reduce<LaidPlane | null>(
    (best, plane) => (plane.panels.length > (best?.panels.length ?? 0) ? plane : best),
    null,
  )
  const [rail] = most?.rails ?? []
  if (most === null || rail === undefined) return null
  return runsUp(rail) ? { pitch: rail.step, supports: null } : ofRow(most.rails)
}
