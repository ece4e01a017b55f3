import { ink } from './palette.ts'
import { line, type Point, point, polygon, type SceneItem, type Style } from './scene.ts'

/** How panels in frames lie in the section: with the low edge on its left or right, or tilted across it. */
export type FrameLie = 'rising' | 'falling' | 'across'

/** A row of frames as it is drawn, mm. */
export type DrawnFrame = {
  readonly lie: FrameLie
  /** Degrees to the roof surface. */
  readonly tilt: number
  readonly isRailCut: boolean
  readonly left: number
  readonly right: number
  /** Below the low edge of the panel. */
  readonly low: number
  /** Where legs stand, and from what height. */
  readonly legs: readonly number[]
  readonly footTop: number
}

const railHeight = 46
const panelThickness = 36
const metal: Style = { fill: '#c9d2da', stroke: ink, strokeWidth: 0.7 }
const glass: Style = { fill: '#1d3a57', stroke: '#0d2033', strokeWidth: 0.8 }

/** The panel that rises behind the cut is drawn so high at most. */
const highest = 160

const lengthOf = ({ left, right }: DrawnFrame): number => right - left

const angleOf = ({ lie, tilt }: DrawnFrame): number => (lie === 'across' ? 0 : (tilt * Math.PI) / 180)

/** So far from the low edge along the panel, and so far above its underside. */
const onPanel = (frame: DrawnFrame, along: number, up: number): Point => {
  const angle = angleOf(frame)
  const [across, above] = [
    along * Math.cos(angle) - up * Math.sin(angle),
    along * Math.sin(angle) + up * Math.cos(angle),
  ]
  const x = frame.lie === 'falling' ? frame.right - across : frame.left + across
  return point(x, frame.low + above)
}

const slab = (
  frame: DrawnFrame,
  [from, to]: readonly [number, number],
  [low, high]: readonly [number, number],
  style: Style,
) =>
  polygon(
    [onPanel(frame, from, low), onPanel(frame, to, low), onPanel(frame, to, high), onPanel(frame, from, high)],
    style,
  )

/** Along the panel, of a place on the roof. */
const alongOf = (frame: DrawnFrame, x: number): number =>
  (frame.lie === 'falling' ? frame.right - x : x - frame.left) / Math.cos(angleOf(frame))

const riseOf = ({ tilt }: DrawnFrame): number => Math.min(highest, 400 * Math.sin((tilt * Math.PI) / 180))

const panelItems = (frame: DrawnFrame): readonly SceneItem[] => {
  const whole = [0, lengthOf(frame)] as const
  const behind = slab(frame, whole, [panelThickness, panelThickness + riseOf(frame)], {
    fill: '#dfe7ee',
    stroke: '#8b97a3',
    strokeWidth: 0.6,
  })
  return [...(frame.lie === 'across' ? [behind] : []), slab(frame, whole, [0, panelThickness], glass)]
}

const railItems = (frame: DrawnFrame): readonly SceneItem[] => {
  if (!frame.isRailCut) return [slab(frame, [20, lengthOf(frame) - 20], [-railHeight, 0], metal)]
  return frame.legs.flatMap((x) => {
    const along = alongOf(frame, x)
    return [
      slab(frame, [along - 20, along + 20], [-railHeight, 0], metal),
      slab(frame, [along - 12, along + 12], [8 - railHeight, -8], { fill: '#ffffff' }),
    ]
  })
}

const legTop = (frame: DrawnFrame, x: number): Point =>
  point(x, onPanel(frame, alongOf(frame, x), 0).y - railHeight / Math.cos(angleOf(frame)))

/** Front and rear legs stand on their feet, and carry the rails below the panels. */
export const frameItems = (frame: DrawnFrame): readonly SceneItem[] => [
  ...frame.legs.map((x) => line(point(x, frame.footTop), legTop(frame, x), { stroke: ink, strokeWidth: 2 })),
  ...railItems(frame),
  ...panelItems(frame),
]

/** What names point to, towards the right. */
export const frameTargets = (frame: DrawnFrame) => {
  const far = (share: number): number => lengthOf(frame) * (frame.lie === 'falling' ? 1 - share : share)
  const last = frame.legs.reduce((most, x) => Math.max(most, x))
  const top = legTop(frame, last)
  return {
    panel: onPanel(frame, far(0.9), panelThickness / 2),
    rail: frame.isRailCut
      ? onPanel(frame, alongOf(frame, last), -railHeight / 2)
      : onPanel(frame, far(0.94), -railHeight / 2),
    leg: point(last, (top.y + frame.footTop) / 2),
  }
}

/** The highest place of the panels. */
export const frameTop = (frame: DrawnFrame): number =>
  frame.lie === 'across'
    ? frame.low + panelThickness + riseOf(frame)
    : onPanel(frame, lengthOf(frame), panelThickness).y
