import type {
  CodedLayout,
  LaidPanel,
  LaidPlane,
  LaidRail,
  LayoutZone,
} from '@soundroof/contract/roofs/panel-layout/layout'
import { nearestOf, planShare, type Rectangle } from '../src/panel-layout/roof/plan-line.ts'
import { type RoofPlane, roofPlanes } from '../src/panel-layout/roof/roof-planes.ts'
import { isStricter, zoneRegions } from '../src/panel-layout/roof/zone-regions.ts'
import type { ArrayRoof } from '../src/panel-layout/settings/array-settings.ts'
import type { ZoneAnswer } from '../src/panel-layout/settings/zone-answer.ts'
import { legFaults } from './arrays/leg-faults.ts'
import { beamReactions } from './continuous-beam.ts'

/** What is wrong with a layout, worked out from its drawing alone; empty when nothing is. */

const NEAR = 0.01

const overlap = (one: Rectangle, other: Rectangle): boolean =>
  one.x < other.x + other.width - NEAR &&
  other.x < one.x + one.width - NEAR &&
  one.y < other.y + other.height - NEAR &&
  other.y < one.y + one.height - NEAR

const thin = ({ from, to }: LaidRail): Rectangle => ({
  x: Math.min(from.x, to.x),
  y: Math.min(from.y, to.y),
  width: Math.abs(to.x - from.x),
  height: Math.abs(to.y - from.y),
})

const faultsOf = (name: string, isFault: boolean): readonly string[] => (isFault ? [name] : [])

const panelFaults = (panel: LaidPanel, index: number, laid: LaidPlane, plane: RoofPlane, roof: ArrayRoof) => {
  const { setback, request, answers, zoning } = roof
  const touched = zoneRegions(plane, zoning)
    .filter(({ limits }) => limits.every(({ line, within }) => nearestOf(line, panel) <= within))
    .map(({ zone }) => zone)
  const isTooNear = plane.sides.some(({ kind, line }) => {
    const least = kind === 'edge' ? setback : (request.ridgeDistance ?? setback)
    return nearestOf(line, panel) < least * planShare(line) - NEAR
  })
  return [
    ...faultsOf('panel over the setback', isTooNear),
    ...faultsOf(
      'panel in a zone kept clear',
      touched.some((zone) => !answers.has(zone)),
    ),
    ...faultsOf(
      'panel in a stricter zone than said',
      touched.some((zone) => isStricter(zone, panel.zone)),
    ),
    ...faultsOf(
      'panel over an obstacle',
      laid.obstacles.some((each) => overlap(each, panel)),
    ),
    ...faultsOf(
      'panels overlap',
      laid.panels.some((other, at) => at > index && overlap(other, panel)),
    ),
  ]
}

const isOn = (
  position: number,
  { first, pitch, last }: { first: number; pitch: number; last: number | null },
): boolean => {
  const count = Math.round((position - first) / pitch)
  if (count >= 0 && Math.abs(position - first - count * pitch) < NEAR) return true
  return last !== null && Math.abs(position - last) < NEAR
}

/** Of a run of tilted panels: whether its rails are tilted with them, and what a millimetre of a panel is on the roof. */
const tiltedAs = ({ place }: LaidPanel, { blocks }: Pick<CodedLayout, 'blocks'>, roof: ArrayRoof) => {
  const faces = roof.frames === null ? null : (blocks[place.block]?.faces ?? 'eave')
  if (faces === null || roof.frames === null) return { faces, isInFrame: false, along: 1, across: 1 }
  const share = Math.cos((roof.frames.tilt * Math.PI) / 180)
  const isInFrame = (faces === 'eave' || faces === 'ridge') === roof.railsUpSlope
  return isInFrame ? { faces, isInFrame, along: share, across: 1 } : { faces, isInFrame, along: 1, across: share }
}

type Run = { readonly panels: readonly LaidPanel[]; readonly rails: readonly LaidRail[] }

/** Panels and rails of the same run. */
const runsOf = ({ panels, rails }: LaidPlane): readonly Run[] =>
  [...new Set(panels.map(({ row }) => row))].map((row) => ({
    panels: panels.filter((panel) => panel.row === row),
    rails: rails.filter((rail) => rail.row === row),
  }))

const touchedBy = (panels: readonly LaidPanel[], plane: RoofPlane, { zoning, answers }: ArrayRoof) => {
  const regions = zoneRegions(plane, zoning)
  const touches = (panel: LaidPanel): readonly LayoutZone[] =>
    regions
      .filter(({ limits }) => limits.every(({ line, within }) => nearestOf(line, panel) <= within))
      .map(({ zone }) => zone)
  return [...new Set(panels.flatMap(touches))].flatMap((zone): readonly ZoneAnswer[] => {
    const answer = answers.get(zone)
    return answer === undefined ? [] : [answer]
  })
}

/** The largest spacing of so many rails with this largest share, in every zone that the run touches. */
const mostSpacing = (touched: readonly ZoneAnswer[], rails: number, share: number, isFew: boolean): number =>
  Math.min(
    ...touched.map((answer) => {
      const held = rails === answer.rails.length ? answer : (answer.alternatives.get(rails) ?? answer)
      const used = held === answer ? answer.used : 1
      const most = isFew ? held.fewFeetSpacing : held.spacing
      return (share / held.tributary) * used <= 1 ? most : most * Math.min(1, held.tributary / share)
    }),
  )

/** The zone with the largest uplift among those that ask for the most rails. */
const decidingOf = (touched: readonly ZoneAnswer[], asked: number): ZoneAnswer =>
  touched
    .filter(({ rails }) => rails.length === asked)
    .reduce((worst, next) => (next.uplift > worst.uplift ? next : worst))

const runFaults = (
  { panels, rails }: Run,
  plane: RoofPlane,
  roof: ArrayRoof,
  layout: CodedLayout,
  isWarned: boolean,
): readonly string[] => {
  const [u, v] = roof.railsUpSlope ? (['y', 'x'] as const) : (['x', 'y'] as const)
  const [panel] = panels as readonly [LaidPanel]
  const touched = touchedBy(panels, plane, roof)
  const asked = Math.max(...touched.map((answer) => answer.rails.length))
  const { faces, isInFrame, across } = tiltedAs(panel, layout, roof)
  const places = rails.map((rail) => (rail.from[v] - panel[v]) / across)
  const { length } = roof.panel
  const shares = roof.railLines === null ? [decidingOf(touched, asked).tributary] : beamReactions(length, places)
  const isFew = !isWarned && (rails[0]?.feet.length ?? 0) < 4
  const most = mostSpacing(touched, rails.length, Math.max(...shares), isFew)
  const most2 = Math.max(...touched.map(({ clampZone }) => clampZone[1]))
  return [
    ...faultsOf('more than one panel on rails in a frame', isInFrame && panels.length > 1),
    ...legFaults(rails, panel, faces, roof),
    ...faultsOf('a run without its rails', rails.length !== asked),
    ...faultsOf(
      'panels of a run that do not begin alike',
      panels.some((each) => Math.abs(each[v] - panel[v]) > NEAR),
    ),
    ...faultsOf(
      'rails of a run that differ',
      new Set(rails.map((rail) => `${rail.from[u]} ${rail.to[u]} ${rail.step}`)).size > 1,
    ),
    ...faultsOf(
      'feet of a run further apart than a zone allows',
      rails.some(({ step }) => step > most + NEAR),
    ),
    ...faultsOf(
      'an outer rail outside the clamping zone',
      Math.max(places[0] as number, length - (places.at(-1) as number)) > most2 + NEAR,
    ),
    ...faultsOf(
      'a panel past its rails',
      panels.some((each) => rails.some((rail) => each[u] < rail.from[u] - NEAR)),
    ),
  ]
}

/** One step from end to end; a last member nearer than a pitch may shorten the last bay. */
const stepFaults = (rail: LaidRail, last: number | null, u: 'x' | 'y'): readonly string[] => {
  const bays = rail.feet.slice(1).map((foot, index) => foot[u] - (rail.feet[index] as { x: number; y: number })[u])
  const isUneven = (bay: number, index: number): boolean => {
    const isLast = index === bays.length - 1 && last !== null && Math.abs((rail.feet.at(-1)?.[u] ?? 0) - last) < NEAR
    return isLast ? bay > rail.step + NEAR : Math.abs(bay - rail.step) > NEAR
  }
  return faultsOf('feet at more than one step', bays.some(isUneven))
}

const overhangFaults = (rail: LaidRail, u: 'x' | 'y', roof: ArrayRoof): readonly string[] => {
  const { overhangShare, longestOverhang } = roof.rails
  const most = Math.min(
    overhangShare * Math.max(...[...roof.answers.values()].map(({ spacing }) => spacing)),
    longestOverhang,
  )
  const [first, last] = [rail.feet[0], rail.feet.at(-1)]
  const over = [(first?.[u] ?? 0) - rail.from[u], rail.to[u] - (last?.[u] ?? 0)]
  return [
    ...faultsOf(
      'rail reaches too far past its feet',
      over.some((length) => length > Math.max(50, most) + NEAR),
    ),
    ...faultsOf(
      'foot beyond its rail',
      over.some((length) => length < -NEAR),
    ),
  ]
}

/** Rails that courses of an assumed place do not hold lie as the result says, and a warning tells so. */
const isToldOffCourse = ({ line }: LaidRail, { courses }: ArrayRoof, { warnings }: CodedLayout): boolean =>
  line === null &&
  courses !== null &&
  warnings.some((said) => typeof said === 'object' && said.code === 'rails-off-assumed-courses')

const supportFaults = (rail: LaidRail, laid: LaidPlane, roof: ArrayRoof, layout: CodedLayout) => {
  const { railsUpSlope, feetOn, railLines } = roof
  const [u, v] = railsUpSlope ? (['y', 'x'] as const) : (['x', 'y'] as const)
  const lines = feetOn === 'members' ? laid.members : feetOn
  return [
    ...rail.feet.flatMap((foot) => faultsOf('foot not on its line', lines !== 'anywhere' && !isOn(foot[u], lines))),
    ...rail.feet.flatMap((foot) => faultsOf('foot beside its rail', Math.abs(foot[v] - rail.from[v]) > NEAR)),
    ...faultsOf(
      'rail not on its line',
      railLines !== null && !isOn(rail.from[v], railLines) && !isToldOffCourse(rail, roof, layout),
    ),
  ]
}

const railFaults = (rail: LaidRail, laid: LaidPlane, plane: RoofPlane, roof: ArrayRoof, layout: CodedLayout) => {
  const u = roof.railsUpSlope ? 'y' : 'x'
  const across = roof.railsUpSlope ? 'width' : 'height'
  const length = rail.to[u] - rail.from[u]
  const [panel] = laid.panels.filter(({ row }) => row === rail.row) as [LaidPanel]
  const cut = rail.pieces.reduce((sum, piece) => sum + piece, 0) * tiltedAs(panel, layout, roof).along
  const longest = Math.max(...roof.rails.stockLengths)
  return [
    ...supportFaults(rail, laid, roof, layout),
    ...stepFaults(rail, laid.members.last, u),
    ...overhangFaults(rail, u, roof),
    ...faultsOf(
      'rails overlap',
      laid.rails.some(
        (other) => other !== rail && overlap({ ...thin(rail), [across]: 1 }, { ...thin(other), [across]: 1 }),
      ),
    ),
    ...faultsOf('rail with fewer than two feet', rail.feet.length < 2),
    ...faultsOf(
      'rail leaves the roof',
      plane.sides.some(({ line }) => nearestOf(line, thin(rail)) < -NEAR),
    ),
    ...faultsOf(
      'rail crosses an obstacle',
      laid.obstacles.some((each) => overlap(thin(rail), each)),
    ),
    ...faultsOf(
      'pieces are not the rail',
      Math.abs(cut - length) > NEAR || rail.splices.length + 1 !== rail.pieces.length,
    ),
    ...faultsOf(
      'piece longer than stock',
      rail.pieces.some((piece) => piece > longest + NEAR || piece <= 0),
    ),
  ]
}

/** Every cell of a block is counted or refused, where the block puts it. */
const cellFaults = ({ blocks, planes, refused, panel }: CodedLayout): readonly string[] => {
  const laid = [...planes.flatMap(({ panels }) => panels), ...refused]
  const cells = blocks.reduce((sum, { rows, columns, leftOut }) => sum + rows * columns - leftOut.length, 0)
  const isMoved = laid.some(({ x, y, place }) => {
    const block = blocks[place.block]
    if (block === undefined) return true
    const upright = block.orientation === 'portrait'
    const share = panel.tilt === undefined ? 1 : Math.cos((panel.tilt * Math.PI) / 180)
    const isUp = block.faces === undefined || block.faces === 'eave' || block.faces === 'ridge'
    const width = (upright ? panel.width : panel.length) * (isUp ? 1 : share)
    const height = (upright ? panel.length : panel.width) * (isUp ? share : 1)
    const left = block.x + (block.offsets[place.row] ?? 0) + place.column * (width + block.gaps.panels)
    return Math.abs(x - left) > NEAR || Math.abs(y - block.y - place.row * (height + block.gaps.rows)) > NEAR
  })
  return [
    ...faultsOf('a cell is missing, or counted twice', laid.length !== cells),
    ...faultsOf('a panel was moved', isMoved),
  ]
}

export const layoutFaults = (layout: CodedLayout, roof: ArrayRoof): readonly string[] => {
  const planes = roofPlanes(roof.building)
  const isWarned = layout.warnings.some((said) => typeof said === 'object' && said.code === 'rails-need-four-feet')
  const faults = layout.planes.flatMap((laid) => {
    const plane = planes.find(({ name }) => name === laid.name)
    if (plane === undefined) return [`there is no plane ${laid.name}`]
    return [
      ...laid.panels.flatMap((panel, index) => panelFaults(panel, index, laid, plane, roof)),
      ...laid.rails.flatMap((rail) => railFaults(rail, laid, plane, roof, layout)),
      ...runsOf(laid).flatMap((run) => runFaults(run, plane, roof, layout, isWarned)),
    ]
  })
  return [...new Set([...faults, ...cellFaults(layout)])]
}
