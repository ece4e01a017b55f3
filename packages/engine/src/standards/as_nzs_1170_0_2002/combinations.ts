import { clause } from '../../calculation/step.ts'

type Action = { readonly q: number; readonly C: number; readonly g_min: number; readonly cos_theta: number }
type Downward = { readonly q: number; readonly C_down: number; readonly g_max: number }

/** Ultimate net uplift w_u, kPa: clause 4.2.2, 0.9 G with W_u. */
export const ultimateUplift = clause<Action>(
  {
    symbol: 'w_u',
    label: 'ultimate-net-uplift',
    unit: 'kPa',
    clause: 'AS/NZS 1170.0:2002 cl 4.2.2',
    formula: 'q * C - 0.9 * g_min * cos_theta',
  },
  ({ q, C, g_min, cos_theta }) => q * C - 0.9 * g_min * cos_theta,
)

/** Service net uplift w_s, kPa: clause 4.3, G with W_s. */
export const serviceUplift = clause<Action>(
  {
    symbol: 'w_s',
    label: 'service-net-uplift',
    unit: 'kPa',
    clause: 'AS/NZS 1170.0:2002 cl 4.3',
    formula: 'q * C - g_min * cos_theta',
  },
  ({ q, C, g_min, cos_theta }) => q * C - g_min * cos_theta,
)

/** Ultimate downward load w_d, kPa: clause 4.2.2, 1.2 G with W_u. */
export const ultimateDownward = clause<Downward>(
  {
    symbol: 'w_d',
    label: 'ultimate-downward-load-on-the-panel',
    unit: 'kPa',
    clause: 'AS/NZS 1170.0:2002 cl 4.2.2',
    formula: '1.2 * g_max + q * C_down',
  },
  ({ q, C_down, g_max }) => 1.2 * g_max + q * C_down,
)

/** Service downward load w_sd, kPa: clause 4.3, G with W_s. */
export const serviceDownward = clause<Downward>(
  {
    symbol: 'w_sd',
    label: 'service-downward-load',
    unit: 'kPa',
    clause: 'AS/NZS 1170.0:2002 cl 4.3',
    formula: 'g_max + q * C_down',
  },
  ({ q, C_down, g_max }) => g_max + q * C_down,
)
