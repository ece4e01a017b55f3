import type { LaidFoot, LaidRail, LayoutZone } from '@soundroof/contract/roofs/panel-layout/layout'
import { pointIn } from '../face/band-frame.ts'
import type { Field } from '../face/plane-field.ts'
import { type FootLoad, footLoads } from '../rails/foot-loads.ts'
import type { Point } from '../roof/plan-line.ts'
import { isStricter } from '../roof/zone-regions.ts'
import type { ArrayRoof } from '../settings/array-settings.ts'
import type { FilledPlane, PlacedRow } from './choose-panels.ts'
import { panelPitch } from './pack-bands.ts'
import { placeClamps } from './place-clamps.ts'
import { placeFeet } from './place-feet.ts'
import { piecesOf, placeSplices } from './place-splices.ts'
import { type Carried, type RailPanels, railsOfRow } from './rails-of-row.ts'

/** Everything that the rails of a plane share, mm. */
type Setting = { readonly roof: ArrayRoof; readonly field: Field; readonly closest: number }

const settingOf = (roof: ArrayRoof, field: Field): Setting => ({
  roof,
  field,
  closest: panelPitch(field.along, roof.request.gaps.alongRails) - field.along,
})

const railWithFeet = ({ panels }: RailPanels, { roof, field }: Setting) => {
  const { overhangShare, longestOverhang } = roof.rails
  return placeFeet(panels, {
    lines: field.footLines,
    overhangShare,
    longestOverhang,
    pastPanel: field.pastPanel,
    pastFoot: field.pastFoot,
  })
}

const laidFoot = ({ x, y }: Point, { uplift, downward, mass }: FootLoad): LaidFoot => ({ x, y, uplift, downward, mass })

const carried = (panel: Carried) => ({ ...panel, share: panel.answer.tributary })

const largestBay = (feet: readonly number[]): number =>
  Math.max(0, ...feet.slice(1).map((foot, index) => foot - (feet[index] as number)))

const strictest = ([first, ...others]: readonly Carried[]): LayoutZone =>
  others.reduce<LayoutZone>(
    (worst, { answer: { zone } }) => (isStricter(zone, worst) ? zone : worst),
    (first as Carried).answer.zone,
  )

/** @param number from 1 on the plane */
const laidRail = (line: RailPanels, row: PlacedRow, setting: Setting, number: number): LaidRail => {
  const { roof, closest } = setting
  const { rails } = roof
  const at = (u: number) => pointIn(u, row.v + line.offset, roof.railsUpSlope)
  const rail = railWithFeet(line, setting)
  const splices = placeSplices(rail, { longest: Math.max(...rails.stockLengths), share: rails.spliceShare })
  const loads = footLoads(rail, line.panels.map(carried), roof.heavierMass)
  const clamps = placeClamps(line.panels, closest)
  return {
    number,
    zone: strictest(line.panels),
    step: largestBay(rail.feet),
    line: null,
    from: at(rail.from),
    to: at(rail.to),
    row: row.row,
    splices: splices.map(at),
    pieces: piecesOf(rail.from, rail.to, splices),
    feet: rail.feet.map((foot, index) => laidFoot(at(foot), loads[index] as FootLoad)),
    clamps: clamps.map(({ at: place, kind }) => {
      const { x, y } = at(place)
      return { x, y, kind }
    }),
  }
}

/** The rails of a plane with feet, splices and clamps. */
export const laidRails = ({ packing, rows }: FilledPlane, roof: ArrayRoof): readonly LaidRail[] => {
  const { field } = packing
  if (field === null) return []
  const setting = settingOf(roof, field)
  const settings = {
    answers: roof.answers,
    wholeRow: roof.request.rowsThroughZones === 'strictest-zone',
    along: field.along,
    closest: setting.closest,
    // Each of two rails reaches so far past its panel to find a line: nearer ones are one rail.
    largestGap: Math.max(setting.closest, 2 * (field.pastPanel + field.footLines.pitch)),
  }
  const lines = rows.flatMap((row) => railsOfRow(row, settings).map((line) => ({ line, row })))
  return lines.map(({ line, row }, index) => laidRail(line, row, setting, index + 1))
}
