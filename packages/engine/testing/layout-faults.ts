import type { CodedLayout, LaidPanel, LaidPlane, LaidRail } from '@soundroof/contract/roofs/panel-layout/layout'
import { leastOverhang } from '../src/panel-layout/panels/plane-field.ts'
import { nearestOf, planShare, type Rectangle } from '../src/panel-layout/roof/plan-line.ts'
import { type RoofPlane, roofPlanes } from '../src/panel-layout/roof/roof-planes.ts'
import { isStricter, zoneRegions } from '../src/panel-layout/roof/zone-regions.ts'
import type { ArrayRoof } from '../src/panel-layout/settings/array-settings.ts'

/** What is wrong with a layout, worked out from its drawing alone; empty when nothing is. */

const NEAR = 0.01

const overlap = (one: Rectangle, other: Rectangle): boolean =>
  one.x < other.x + other.width - NEAR &&
  other.x < one.x + one.width - NEAR &&
  one.y < other.y + other.height - NEAR &&
  other.y < one.y + one.height - NEAR

const contains = (area: Rectangle, { x, y, width, height }: Rectangle): boolean =>
  x > area.x - NEAR &&
  y > area.y - NEAR &&
  x + width < area.x + area.width + NEAR &&
  y + height < area.y + area.height + NEAR

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
      'panel beside the place of the array',
      request.areas.some((area) => area.plane === laid.name && !contains(area, panel)),
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

/** Panels over a rail, with how closely their zone asks feet to stand. */
const panelsOn = (rail: LaidRail, laid: LaidPlane, roof: ArrayRoof) => {
  const u = roof.railsUpSlope ? 'y' : 'x'
  const along = roof.railsUpSlope ? 'height' : 'width'
  const inRow = laid.panels.filter(({ row }) => row === rail.row)
  const strictest = inRow.reduce(
    (worst, { zone }) => (isStricter(zone, worst) ? zone : worst),
    inRow[0]?.zone ?? 'Internal',
  )
  const isWhole = roof.request.rowsThroughZones === 'strictest-zone'
  return inRow.flatMap((panel) => {
    const answer = roof.answers.get(isWhole ? strictest : panel.zone)
    const place = (roof.railsUpSlope ? rail.from.x : rail.from.y) - (roof.railsUpSlope ? panel.x : panel.y)
    if (answer === undefined || !answer.rails.some((at) => Math.abs(at - place) < NEAR)) return []
    const [from, to] = [panel[u], panel[u] + panel[along]]
    const spacing = rail.feet.length < 4 ? answer.fewFeetSpacing : answer.spacing
    return to > rail.from[u] && from < rail.to[u] ? [{ from, to, spacing }] : []
  })
}

type OnRail = ReturnType<typeof panelsOn>

const spacingFaults = (places: readonly number[], panels: OnRail) =>
  places.slice(1).flatMap((to, index) => {
    const from = places[index] as number
    const least = Math.min(
      ...panels.filter((panel) => panel.from < to - NEAR && panel.to > from + NEAR).map(({ spacing }) => spacing),
    )
    return faultsOf('feet too far apart', to - from > least + NEAR || to <= from)
  })

const overhangFaults = (rail: LaidRail, places: readonly number[], panels: OnRail, roof: ArrayRoof) => {
  const u = roof.railsUpSlope ? 'y' : 'x'
  const { overhangShare, longestOverhang } = roof.rails
  const limitAt = (spacing: number): number =>
    Math.max(Math.min(50, leastOverhang(roof)), Math.min(overhangShare * spacing, longestOverhang))
  const [start, end] = [(places[0] as number) - rail.from[u], rail.to[u] - (places.at(-1) as number)]
  return [
    ...faultsOf('rail reaches too far past its first foot', start > limitAt(panels[0]?.spacing ?? 0) + NEAR),
    ...faultsOf('rail reaches too far past its last foot', end > limitAt(panels.at(-1)?.spacing ?? 0) + NEAR),
    ...faultsOf('foot beyond its rail', start < 0 || end < 0),
  ]
}

const supportFaults = (rail: LaidRail, laid: LaidPlane, roof: ArrayRoof) => {
  const { railsUpSlope, feetOn, railLines, members } = roof
  const [u, v] = railsUpSlope ? (['y', 'x'] as const) : (['x', 'y'] as const)
  const lines = feetOn === 'members' ? laid.members : feetOn
  const crossesMembers = (members.run === 'along-eave') === railsUpSlope
  const rest = crossesMembers ? [] : faultsOf('rail not on a member', !isOn(rail.from[v], { ...members, last: null }))
  return [
    ...rail.feet.flatMap((foot) => faultsOf('foot not on its line', !isOn(foot[u], lines))),
    ...rail.feet.flatMap((foot) => faultsOf('foot beside its rail', Math.abs(foot[v] - rail.from[v]) > NEAR)),
    ...faultsOf('rail not on its line', railLines !== null && !isOn(rail.from[v], railLines)),
    ...rest,
  ]
}

const railFaults = (rail: LaidRail, laid: LaidPlane, plane: RoofPlane, roof: ArrayRoof) => {
  const u = roof.railsUpSlope ? 'y' : 'x'
  const across = roof.railsUpSlope ? 'width' : 'height'
  const places = rail.feet.map((foot) => foot[u])
  const panels = panelsOn(rail, laid, roof)
  const length = rail.to[u] - rail.from[u]
  const cut = rail.pieces.reduce((sum, piece) => sum + piece, 0)
  const longest = Math.max(...roof.rails.stockLengths)
  return [
    ...supportFaults(rail, laid, roof),
    ...spacingFaults(places, panels),
    ...overhangFaults(rail, places, panels, roof),
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
      laid.obstacles.some((each) =>
        overlap(
          { ...thin(rail), width: thin(rail).width + 2 * NEAR + 0.001, height: thin(rail).height + 2 * NEAR + 0.001 },
          each,
        ),
      ),
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

/** Each panel of a row is on every rail that its zone asks for. */
const unheldPanels = (laid: LaidPlane, roof: ArrayRoof): readonly string[] => {
  const asked = laid.panels.reduce((sum, { zone }) => sum + (roof.answers.get(zone)?.rails.length ?? Number.NaN), 0)
  const held = laid.rails.reduce((sum, rail) => sum + panelsOn(rail, laid, roof).length, 0)
  const isWhole = roof.request.rowsThroughZones === 'strictest-zone'
  return faultsOf(
    'panel without its rails',
    isWhole ? laid.panels.length > 0 && held < 2 * laid.panels.length : held !== asked,
  )
}

export const layoutFaults = (layout: CodedLayout, roof: ArrayRoof): readonly string[] => {
  const planes = roofPlanes(roof.building)
  const faults = layout.planes.flatMap((laid) => {
    const plane = planes.find(({ name }) => name === laid.name)
    if (plane === undefined) return [`there is no plane ${laid.name}`]
    return [
      ...laid.panels.flatMap((panel, index) => panelFaults(panel, index, laid, plane, roof)),
      ...laid.rails.flatMap((rail) => railFaults(rail, laid, plane, roof)),
      ...unheldPanels(laid, roof),
    ]
  })
  return [...new Set(faults)]
}
