import { reading, type Step } from '../../calculation/step.ts'
import type { Region2011 } from './regions.ts'

/** Factors F_C 1.05 and F_D 1.10 for return periods of 50 years and more, clause 3.4; else 1.0. */
export const cyclonicFactor = (region: Region2011, returnPeriod: number): Step => {
  const factor = region === 'C' ? 1.05 : region === 'D' ? 1.1 : 1
  return reading(
    { symbol: 'M_c', label: 'cyclonic-factor-f-c-or-f-d', unit: '', clause: 'AS/NZS 1170.2:2011 cl 3.4' },
    returnPeriod >= 50 ? factor : 1,
    { source: { code: 'region-and-years', values: { region, years: returnPeriod } } },
  )
}
