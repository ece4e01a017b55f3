import { clause } from '../../calculation/step.ts'

type SpeedFactors = {
  readonly V_R: number
  readonly M_c: number
  readonly M_d: number
  readonly M_zcat: number
  readonly M_s: number
  readonly M_t: number
}

/** Site wind speed V_sit of one direction, m/s (clause 2.2). M_c is F_C or F_D in the 2011 edition. */
export const siteWindSpeed = clause<SpeedFactors>(
  {
    symbol: 'V_sit',
    label: 'site-wind-speed',
    unit: 'm/s',
    clause: 'AS/NZS 1170.2 cl 2.2',
    formula: 'V_R * M_c * M_d * M_zcat * M_s * M_t',
  },
  (g) => g.V_R * g.M_c * g.M_d * g.M_zcat * g.M_s * g.M_t,
)

/** Design wind speed, m/s, ultimate: at least 30 m/s (clause 2.3). */
export const ultimateDesignSpeed = clause<{ readonly V_sit: number }>(
  {
    symbol: 'V',
    label: 'design-wind-speed-ultimate',
    unit: 'm/s',
    clause: 'AS/NZS 1170.2 cl 2.3',
    formula: 'max(V_sit, 30)',
  },
  ({ V_sit }) => Math.max(V_sit, 30),
)

/** Design wind speed, m/s, service: no lower limit. */
export const serviceDesignSpeed = clause<{ readonly V_sit: number }>(
  {
    symbol: 'V',
    label: 'design-wind-speed-service',
    unit: 'm/s',
    clause: 'AS/NZS 1170.2 cl 2.3',
    formula: 'V_sit',
  },
  ({ V_sit }) => V_sit,
)

/** Design wind pressure without shape factor, kPa: 0.5 times 1.2 kg/m3 times V squared (clause 2.4.1). */
export const dynamicPressure = clause<{ readonly V: number }>(
  {
    symbol: 'q',
    label: 'dynamic-wind-pressure',
    unit: 'kPa',
    clause: 'AS/NZS 1170.2 cl 2.4.1',
    formula: '0.0006 * V ^ 2',
  },
  ({ V }) => 0.0006 * V * V,
)
