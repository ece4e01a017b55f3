import { bendingAndShear } from '../../src/standards/as_nzs_4600_2018/web-shear.ts'
import type { Station } from '../line/beam-analysis.ts'
import { DEFLECTION_RATIO } from '../line/calibration.ts'
import type { Direction } from '../line/twist-buckling.ts'
import type { AnalysedLine } from './line-capacity.ts'
import type { TopHatStrength } from './top-hat-strength.ts'

/** Load at which a place is fully used in bending or in bending with shear; two lapped sections share both. */
const placeCapacity = (strength: TopHatStrength, sign: 1 | -1, { moment, shear, sections }: Station): number => {
  const isTop = sign * moment > 0
  const capacity = isTop ? strength.topCompressed : strength.feetCompressed
  const M = Math.abs(moment) / sections
  return 1 / bendingAndShear(M, capacity, Math.abs(shear) / sections, strength.shearCapacity)
}

/** Design capacity of a line of top hats in one direction, N/mm (kN/m): bending and shear alone. */
export const topHatCapacity = (strength: TopHatStrength, { beam }: AnalysedLine, direction: Direction): number =>
  Math.min(...beam.ends.flat().map((station) => placeCapacity(strength, direction === 'inward' ? 1 : -1, station)))

/** Service load at which the line sags by span/150, N/mm (kN/m), all spans loaded. */
export const topHatServiceLoad = (strength: TopHatStrength, { mesh, beam }: AnalysedLine): number =>
  (mesh.line.span / DEFLECTION_RATIO) * (strength.stiffness / beam.deflection)
