import type {
  CodedLayout,
  LaidFoot,
  LaidPlane,
  LaidRail,
  LayoutZone,
} from '@soundroof/contract/roofs/panel-layout/layout'
import type { PanelBlock, PlaneName } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { radians } from '../../calculation/units.ts'
import { onFace } from '../frames/facing-sun.ts'
import { clearPitch, depthOf, noonSun, sunOver, upFrame } from '../frames/frames.ts'
import type { ArrayRoof } from '../settings/array-settings.ts'
import { pitchIn } from './frame-warnings.ts'

type LegLoads = NonNullable<CodedLayout['frames']>['legs'][number]
type At = LegLoads['at']

const larger = (worst: LegLoads, { uplift, downward, leg }: LaidFoot): LegLoads => ({
  ...worst,
  count: worst.count + 1,
  uplift: Math.max(worst.uplift, uplift),
  downward: Math.max(worst.downward, downward),
  horizontal: Math.max(worst.horizontal, leg?.horizontal ?? 0),
})

const loadsOf = (rails: readonly LaidRail[], zone: LayoutZone, at: At): readonly LegLoads[] => {
  const feet = rails.filter((rail) => rail.zone === zone).flatMap((rail) => rail.feet)
  const own = feet.filter(({ leg }) => leg?.at === at)
  return own.length === 0 ? [] : [own.reduce(larger, { zone, at, count: 0, uplift: 0, downward: 0, horizontal: 0 })]
}

/** Rows of frames as they are placed by themselves on a plane; nothing of flush panels. */
export const rowsOfPlane = (plane: PlaneName, roof: ArrayRoof): Pick<LaidPlane, 'frames'> => {
  const { frames } = onFace(roof, plane)
  return frames === null ? {} : { frames: { faces: frames.faces, pitch: frames.pitch } }
}

/** The roof as rows lie on the first plane that has some; the first plane of all where none has. */
const asLaid = (planes: readonly LaidPlane[], roof: ArrayRoof): ArrayRoof => {
  const laid = planes.find(({ panels }) => panels.length > 0)
  return laid === undefined ? roof : onFace(roof, laid.name)
}

/** Tilt frames of a layout with the most loaded legs of each zone; nothing of flush panels. */
export const laidFrames = (
  planes: readonly LaidPlane[],
  blocks: readonly PanelBlock[],
  given: ArrayRoof,
): Pick<CodedLayout, 'frames'> => {
  const roof = asLaid(planes, given)
  const { frames, panel, railsUpSlope } = roof
  if (frames === null) return {}
  const { tilt, latitude, faces, azimuth, lowEdge } = frames
  const length = upFrame(panel, faces, railsUpSlope)
  const depth = depthOf(length, tilt)
  const clear = clearPitch(length, tilt, sunOver(latitude, faces, roof.building.slope)) ?? depth
  const rails = planes.flatMap((plane) => plane.rails)
  const zones = [...new Set(rails.map(({ zone }) => zone))]
  return {
    frames: {
      tilt,
      latitude,
      sun: noonSun(latitude),
      faces,
      azimuth,
      length,
      depth,
      pitch: blocks.map((block) => pitchIn(block, roof)).find((pitch) => pitch !== null) ?? frames.pitch ?? clear,
      clearPitch: clear,
      lowEdge,
      highEdge: lowEdge + length * Math.sin(radians(tilt)),
      legs: zones.flatMap((zone) => (['front', 'middle', 'rear'] as const).flatMap((at) => loadsOf(rails, zone, at))),
    },
  }
}
