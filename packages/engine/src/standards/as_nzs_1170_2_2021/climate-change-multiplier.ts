import { reading, type Step } from '../../calculation/step.ts'
import type { Region2021 } from './regions.ts'

/** Climate change multiplier M_c, clause 3.4: 1.05 in B2, C and D at every return period, else 1.0. */
export const climateChangeMultiplier = (region: Region2021): Step =>
  reading(
    { symbol: 'M_c', label: 'climate-change-multiplier', unit: '', clause: 'AS/NZS 1170.2:2021 table 3.3' },
    region === 'B2' || region === 'C' || region === 'D' ? 1.05 : 1,
    { source: { code: 'region', values: { region } } },
  )
