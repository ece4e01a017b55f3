import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { LayoutRequest, Obstacle, PlaneName } from '@soundroof/contract/roofs/panel-layout/layout-request'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { CodedResult } from '@soundroof/contract/roofs/results/result'
import { hasFeetOverRafters } from '../members/crossing/over-rafters.ts'
import { fixingMembers, panelSize } from '../spacing/arrangements.ts'
import { formOf } from './array-roof.ts'
import { depthOf, noonSun, risesUp, upFrame } from './frames/frames.ts'
import { areaOf, clipped } from './roof/plan-line.ts'
import type { Building, RoofPlane } from './roof/roof-planes.ts'
import { roofPlanes } from './roof/roof-planes.ts'
import type { ArrayRoof } from './settings/array-settings.ts'
import { mostPanels, wantedPanels } from './settings/wanted-panels.ts'

/** Why no layout is made, beside the part of the request or the project that can mend it. */
export type LayoutProblem = { readonly field: string; readonly message: Message }

const problem = (field: string, message: Message): readonly LayoutProblem[] => [{ field, message }]

const buildingOf = (input: AssessmentInput): Building => ({
  form: formOf(input),
  length: input.building.length * 1000,
  width: input.building.width * 1000,
  slope: input.building.roofSlope,
})

/** Roofs that are not drawn: refused by name. */
export const roofProblems = (input: AssessmentInput): readonly LayoutProblem[] => {
  const { building } = input
  const { spacing } = fixingMembers(input)
  if (building.shape === 'irregular') return problem('building.shape', 'irregular-roof-is-not-laid-out')
  const known = spacing > 0 && (!hasFeetOverRafters(input) || input.rafter.spacing > 0)
  return known ? [] : problem('members', 'member-spacing-is-not-known')
}

const turned = { portrait: 'parallel', landscape: 'perpendicular' } as const

const orientationProblems = ({ array }: AssessmentInput, { orientation }: LayoutRequest): readonly LayoutProblem[] =>
  orientation === null || turned[orientation] === array.railDirection
    ? []
    : problem('orientation', { code: 'panels-lie-along-rails', values: { orientation } })

const unknownPlane = (field: string, plane: PlaneName, names: readonly PlaneName[]): readonly LayoutProblem[] =>
  names.includes(plane) ? [] : problem(field, { code: 'no-such-plane', values: { plane, planes: names } })

const isInside = ({ x, y, width, height }: Obstacle, plane: RoofPlane): boolean => {
  const corners = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]
  const inside = plane.sides.reduce<readonly { x: number; y: number }[]>(
    (polygon, { line }) => clipped(polygon, line, -1),
    corners,
  )
  return areaOf(inside) > width * height * (1 - 1e-9)
}

const obstacleProblems = (
  obstacle: Obstacle,
  index: number,
  planes: readonly RoofPlane[],
): readonly LayoutProblem[] => {
  const names = planes.map(({ name }) => name)
  const plane = planes.find(({ name }) => name === obstacle.plane)
  if (plane === undefined) return unknownPlane(`obstacles.${index}.plane`, obstacle.plane, names)
  if (isInside(obstacle, plane)) return []
  const { name, width, height } = plane
  return problem(`obstacles.${index}`, { code: 'obstacle-outside-plane', values: { plane: name, width, height } })
}

const panelProblems = (input: AssessmentInput, planes: readonly RoofPlane[]): readonly LayoutProblem[] => {
  const { length, width } = panelSize(input)
  const isUpSlope = input.array.railDirection === 'parallel'
  const [along, up] = isUpSlope ? [width, length] : [length, width]
  if (planes.some((plane) => plane.width >= along && plane.height >= up)) return []
  const [widest, highest] = [
    Math.max(...planes.map((plane) => plane.width)),
    Math.max(...planes.map(({ height }) => height)),
  ]
  return problem('panel', { code: 'panel-larger-than-roof', values: { length, width, along: widest, up: highest } })
}

/** The power of a panel is known only when the roof is. */
export const wantedProblems = (roof: Pick<ArrayRoof, 'request' | 'panel'>): readonly LayoutProblem[] => {
  const wanted = wantedPanels(roof)
  if (wanted === null || wanted <= mostPanels) return []
  return problem('wanted', { code: 'too-many-panels-wanted', values: { most: mostPanels, wanted } })
}

/** Rows of tilt frames without a place: the sun stays too low, or they would lie on one another. */
export const frameProblems = ({
  frames,
  panel,
  railsUpSlope,
  building,
  request,
}: ArrayRoof): readonly LayoutProblem[] => {
  if (frames === null) return []
  const { faces, tilt, latitude, pitch } = frames
  const depth = depthOf(upFrame(panel, faces, railsUpSlope), tilt)
  if (building.form !== 'flat' && !risesUp(faces)) return problem('frames.faces', 'frames-face-up-or-down-a-slope')
  if (pitch !== null && pitch < depth)
    return problem('frames.pitch', { code: 'frames-would-overlap', values: { pitch, depth } })
  if (pitch !== null || request.blocks !== null) return []
  return problem('frames.pitch', { code: 'no-pitch-for-frames', values: { sun: noonSun(latitude), tilt } })
}

/** A result from before results were codes says where rails lie in words alone. */
const resultProblems = ({ zoneResults }: CodedResult): readonly LayoutProblem[] =>
  zoneResults.some(({ railPlacement: said }) => said !== null && typeof said !== 'string' && said.code === 'as-issued')
    ? problem('result', 'result-is-older-than-layouts')
    : []

/** Everything that keeps a layout from being made. */
export const layoutProblems = (
  input: AssessmentInput,
  result: CodedResult,
  request: LayoutRequest,
): readonly LayoutProblem[] => {
  const first = [...resultProblems(result), ...roofProblems(input)]
  if (first.length > 0) return first
  const planes = roofPlanes(buildingOf(input))
  const names = planes.map(({ name }) => name)
  return [
    ...orientationProblems(input, request),
    ...(request.planes ?? []).flatMap((plane, index) => unknownPlane(`planes.${index}`, plane, names)),
    ...request.areas.flatMap(({ plane }, index) => unknownPlane(`areas.${index}.plane`, plane, names)),
    ...(request.blocks ?? []).flatMap(({ plane }, index) => unknownPlane(`blocks.${index}.plane`, plane, names)),
    ...request.obstacles.flatMap((obstacle, index) => obstacleProblems(obstacle, index, planes)),
    ...panelProblems(input, planes),
  ]
}
