import type { WindRegion } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { WindTables } from '@soundroof/contract/roofs/catalogue/wind-tables'
import { onFeet } from '../actions/leg-moment.ts'
import { panelPressure } from '../actions/panel-pressure.ts'
import { localCoefficient, zoneActions } from '../actions/zone-actions.ts'
import { verbatim } from '../calculation/verbatim.ts'
import type { FixingCase, Hardware } from '../checks/check.ts'
import { checksFor, judgeFixings, largestSpacing } from '../fixings/largest-spacing.ts'
import { isSevereCyclonic, regionIn2011, regionIn2021 } from '../site/region.ts'
import { siteMultipliers, siteWind } from '../site/site-wind.ts'
import { railsAcross } from '../spacing/rail-layouts.ts'
import { spacingInSteps } from '../spacing/setting-out.ts'
import { type LocalZone, localPressureFactor } from '../standards/as_nzs_1170_2/local-pressure-factor.ts'
import { type WindStandard, windStandards } from '../standards/wind-standard.ts'

/** Published spacings are whole multiples of this many mm. */
const PUBLISHED_STEP = 5

/** One cell of a published certificate. */
export type CertificateCase = {
  readonly edition: '2021' | '2011'
  readonly region: WindRegion
  readonly ultimateYears: number
  readonly serviceYears: number
  readonly terrainCategory: number
  /** Height z = h, m, and h/d. */
  readonly height: number
  readonly heightOverDepth: number
  readonly zone: LocalZone
  /** Angle of a tilted panel to the horizontal, degrees; null: flush. */
  readonly panelAngle: number | null
  /** kg/m2 */
  readonly arrayMass: number
  /** mm */
  readonly panelLength: number
  readonly panelWidth: number
  readonly numRails: 2 | 3 | 4
  /** Names of the reference hardware. */
  readonly rail: string
  readonly interface: string
}

/** Hardware of a certificate by name, in its regions. Throws RangeError for an unknown name. */
const referenceHardware = (catalogue: Catalogue, cell: CertificateCase): Hardware => {
  const { referenceHardware: table } = catalogue.fixings
  const rail = table.rails.find((entry) => entry.name === cell.rail)
  const fixing = table.interfaces.find((entry) => entry.name === cell.interface)
  if (!rail || !fixing) throw new RangeError(`no reference hardware ${cell.rail}, ${cell.interface}`)
  const ultimate = isSevereCyclonic(cell.region) ? fixing.ultimateCyclonic : fixing.ultimate
  const capacity = (value: number) => ({ value, status: table.status, reason: verbatim(fixing.name) })
  const { limits } = catalogue.panels
  return {
    capacities: {
      ...(ultimate === null ? {} : { 'reference-ultimate': capacity(ultimate) }),
      ...(fixing.service === null ? {} : { 'reference-service': capacity(fixing.service) }),
    },
    rail: {
      stiffness: rail.stiffness,
      changeOver: rail.changeOver,
      deflectionSpan: catalogue.fixings.rail.deflectionSpan,
      momentCapacity: null,
      certifiableMoment: 0,
      certified: 'rail',
      momentDivisor: 8,
      status: table.status,
    },
    panel: { largest: limits.largestPressure, status: limits.status },
  }
}

const pressures = <R extends string>(
  tables: WindTables,
  standard: WindStandard<R>,
  region: R,
  cell: CertificateCase,
) => {
  const site = {
    terrainCategory: cell.terrainCategory,
    height: cell.height,
    directionMethod: 'maximum',
    shielding: null,
    topography: null,
    tasmania: false,
  } as const
  const multipliers = siteMultipliers(tables, standard, region, site)
  const windUltimate = siteWind(tables, standard, region, multipliers, cell.ultimateYears, 'ultimate').q
  const windService = siteWind(tables, standard, region, multipliers, cell.serviceYears, 'service').q
  return { windUltimate, windService }
}

const pressuresOf = (tables: WindTables, cell: CertificateCase) =>
  cell.edition === '2021'
    ? pressures(tables, windStandards['2021'], regionIn2021(cell.region), cell)
    : pressures(tables, windStandards['2011'], regionIn2011(cell.region, null), cell)

/** The fixing case of a certificate cell: flat roof, no downward load on the rail. */
export const certificateFixing = (cell: CertificateCase, catalogue: Catalogue): FixingCase => {
  const ratio = cell.heightOverDepth
  const setting = {
    kind: 'gable',
    tilt: cell.panelAngle,
    legMoment: null,
    roofSlope: 0,
    heightOverLesser: ratio,
  } as const
  const arrayMass = { lighter: cell.arrayMass, heavier: cell.arrayMass }
  const panel = panelPressure({ ...setting, arrayMass }, catalogue.wind)
  const K_l = localPressureFactor(cell.zone).value
  const C = localCoefficient({ K_l, C_0: panel.suction }).value
  const { weight, cosTheta, status } = panel
  const loading = {
    ...pressuresOf(catalogue.wind, cell),
    weight,
    cosTheta,
    downward: null,
    downwardStatus: status.downward,
  }
  const actions = zoneActions(loading, C, status.suction)
  const layout = railsAcross(cell.panelLength).find((entry) => entry.numRails === cell.numRails)
  if (!layout) throw new RangeError(`no layout with ${cell.numRails} rails`)
  const tributary = layout.tributary.value
  const hardware = referenceHardware(catalogue, cell)
  return { ...actions, feet: onFeet(actions, null), tributary, panelWidth: cell.panelWidth, module: null, hardware }
}

/**
 * Fixing spacing of a published certificate, mm, with its reference hardware and in its steps; null: not suitable. Method 5.
 * Throws RangeError for hardware that the catalogue does not name.
 */
export const certificateSpacing = (cell: CertificateCase, catalogue: Catalogue): number | null => {
  const fixing = certificateFixing(cell, catalogue)
  const checks = checksFor(fixing.hardware)
  const { value: largest, status } = largestSpacing(fixing, checks)
  if (largest === null) return null
  const spacing = spacingInSteps(largest, PUBLISHED_STEP)
  if (spacing === null) return null
  const failing = judgeFixings(fixing, { spacing, largest, status }, checks).some((check) => check.outcome === 'fail')
  return failing ? null : spacing
}
