import { distortionalStrength, localStrength } from '../../src/standards/as_nzs_4600_2018/direct-strength-bending.ts'
import { lateralBucklingStress } from '../../src/standards/as_nzs_4600_2018/lateral-buckling-stress.ts'
import { SHEAR_MODULUS, YOUNGS_MODULUS } from '../../src/standards/as_nzs_4600_2018/material.ts'
import { webShearCapacity } from '../../src/standards/as_nzs_4600_2018/web-shear.ts'
import { bucklingModes } from '../buckling/signature-curve.ts'
import { CAPACITY_FACTORS, CLEAT_BOLTS, CONTINUOUS_UPLIFT } from '../line/calibration.ts'
import type { TwistingSection } from '../line/twist-buckling.ts'
import { effectiveSection } from '../section/effective-section.ts'
import { lineProperties } from '../section/line-properties.ts'
import { type ZcDimensions, zcMidLine } from '../section/mid-line.ts'

/** A section and its steel: yield stress and tensile strength, MPa. */
export type ZcSection = ZcDimensions & { readonly yield: number; readonly ultimate: number }

/** What a purlin line needs of one section; moments Nmm, forces N, design values with their capacity factors. */
export type SectionStrength = {
  /** Yield moment of the gross section. */
  readonly yieldMoment: number
  /** Design moment of the fully braced section: direct strength, at most that of the effective section. */
  readonly momentCapacity: number
  /** Design moment of the effective section at yield, which shear is combined with. */
  readonly sectionMoment: number
  readonly shearCapacity: number
  /** Design moment of two continuous spans in uplift without bridging, at most. */
  readonly continuousUplift: number
  /** Largest force into a cleat: of its bolts in shear, and of one web in bearing on them. */
  readonly boltShear: number
  readonly webBearing: number
  /** E I in service, N mm2. */
  readonly stiffness: number
  readonly twisting: TwistingSection
  /** Design moment at the elastic buckling moment of the line, Nmm. */
  readonly lateralMoment: (elastic: number) => number
}

/** Corners of many sides, so that length and area are those of arcs to 0.01 %. */
const fineMesh = { lip: 1, flange: 1, web: 1, corner: 16 }

/** Gross properties and the section modulus of the further flange, from dimensions. */
export const grossSection = (section: ZcDimensions) => {
  const properties = lineProperties(zcMidLine(section, fineMesh), section.thickness)
  return { ...properties, Zx: properties.Ix / (section.depth / 2 + Math.abs(properties.centroid.y)) }
}

const cleatCapacities = ({ depth, thickness, ultimate }: ZcSection) => {
  const { count, diameter, shear } = CLEAT_BOLTS.value[depth < 300 ? 'below300' : 'from300']
  const { bearing, bearingMultiple } = CAPACITY_FACTORS.value
  return {
    boltShear: count * shear * 1e3,
    webBearing: count * bearing * bearingMultiple * diameter * thickness * ultimate,
  }
}

/** Nominal moment of the braced section by the direct strength method: local and distortional buckling. */
const bracedMoment = (section: ZcSection, yieldMoment: number) => {
  const { local, distortional } = bucklingModes(section, section.yield)
  const distorted = distortionalStrength(yieldMoment, distortional.factor * yieldMoment)
  return { distorted, nominal: Math.min(distorted, localStrength(yieldMoment, local.factor * yieldMoment)) }
}

const twistingOf = (
  { depth, thickness }: ZcSection,
  { Iw, Iy, J }: ReturnType<typeof grossSection>,
): TwistingSection => {
  const a = (depth - thickness) / 2
  return { warping: YOUNGS_MODULUS * (Iw + Iy * a ** 2), torsion: SHEAR_MODULUS * J, a }
}

/** Strength and stiffness of a Z or C from its dimensions; the broad flange compressed. */
export const sectionStrength = (section: ZcSection): SectionStrength => {
  const { bending, section: whole, shear } = CAPACITY_FACTORS.value
  const { yield: f_y, depth, thickness: t, insideRadius } = section
  const gross = grossSection(section)
  const yieldMoment = gross.Zx * f_y
  const { distorted, nominal } = bracedMoment(section, yieldMoment)
  const effectiveMoment = effectiveSection(section, f_y).Z * f_y
  const sectionMoment = whole * effectiveMoment
  const serviceStress = distorted / gross.Zx
  return {
    yieldMoment,
    momentCapacity: Math.min(bending * nominal, sectionMoment),
    sectionMoment,
    shearCapacity: shear * webShearCapacity({ d_1: depth - 2 * (t + insideRadius), t, f_y }),
    continuousUplift: bending * CONTINUOUS_UPLIFT.value * effectiveMoment,
    ...cleatCapacities(section),
    stiffness: YOUNGS_MODULUS * Math.min(gross.Ix, effectiveSection(section, serviceStress).I),
    twisting: twistingOf(section, gross),
    lateralMoment: (elastic) => {
      const stress = lateralBucklingStress(f_y, yieldMoment, elastic)
      return bending * stress * Math.min(gross.Zx, effectiveSection(section, stress).Z)
    },
  }
}
