import type { LaidPanel, LaidRail } from '@soundroof/contract/roofs/panel-layout/layout'
import type { ArrayRoof } from '../../src/panel-layout/settings/array-settings.ts'

const NEAR = 0.01

const faultsOf = (name: string, isFault: boolean): readonly string[] => (isFault ? [name] : [])

/** Legs stand between the roof and the panel, and hold together what the panels of their rails weigh and are pushed. */
export const legFaults = (
  rails: readonly LaidRail[],
  panel: LaidPanel,
  faces: string | null,
  { frames }: ArrayRoof,
): readonly string[] => {
  const feet = rails.flatMap((rail) => rail.feet)
  if (frames === null || faces === null)
    return faultsOf(
      'a leg below flush panels',
      feet.some(({ leg }) => leg !== undefined),
    )
  const tan = Math.tan((frames.tilt * Math.PI) / 180)
  const up = (foot: { readonly x: number; readonly y: number }): number =>
    ({
      eave: foot.y - panel.y,
      ridge: panel.y + panel.height - foot.y,
      left: foot.x - panel.x,
      right: panel.x + panel.width - foot.x,
    })[faces] ?? 0
  const isWrong = feet.some(
    (foot) => foot.leg === undefined || Math.abs(foot.leg.height - frames.lowEdge - up(foot) * tan) > NEAR,
  )
  const heights = (at: string) => feet.flatMap(({ leg }) => (leg?.at === at ? [leg.height] : []))
  return [
    ...faultsOf('a leg of the wrong height', isWrong),
    ...faultsOf(
      'a leg below the roof',
      feet.some(({ leg }) => (leg?.height ?? 0) < -NEAR),
    ),
    ...faultsOf('front legs above rear legs', Math.max(...heights('front')) > Math.min(...heights('rear')) + NEAR),
  ]
}
