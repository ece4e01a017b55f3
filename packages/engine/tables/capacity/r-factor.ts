import { CAPACITY_FACTORS } from '../line/calibration.ts'
import { effectiveSection } from '../section/effective-section.ts'
import type { ZcSection } from './section-strength.ts'

/**
 * Reduction factor R of a purlin in uplift over one span without bridging, through-fastened sheeting: AISI S100 section
 * I6.2.1, quoted from memory, for comparison only; null deeper than it goes. @param depth mm
 */
const rFactor = ({ depth, type }: ZcSection): number | null => {
  if (depth <= 165) return 0.7
  if (depth <= 216) return 0.65
  if (depth > 292) return null
  return type === 'Z' ? 0.5 : 0.4
}

/**
 * Outward capacity of a single span without bridging by the R-factor method, kN/m: the factor on the moment of the effective
 * section at yield, whatever the span. @param span mm
 */
export const rFactorCapacity = (section: ZcSection, span: number): number | null => {
  const R = rFactor(section)
  if (R === null) return null
  const moment = CAPACITY_FACTORS.value.bending * R * effectiveSection(section, section.yield).Z * section.yield
  return (8 * moment) / span ** 2
}
