import type { ScrewGrades } from '@soundroof/contract/roofs/catalogue/catalogue'
import { rowFigure } from '../../calculation/figure.ts'
import { clause, reading, type Step } from '../../calculation/step.ts'

type Screw = { readonly c: number; readonly t_2: number; readonly d_f: number; readonly f_u2: number }

/** Nominal pull-out capacity of a screw in steel N_ou, kN, clause 5.4.3.2: thickness and diameter mm, strength MPa. */
export const nominalPullOut = clause<Screw>(
  {
    symbol: 'N_ou',
    label: 'nominal-pull-out-capacity-of-one-screw',
    unit: 'kN',
    clause: 'AS/NZS 4600:2018 cl 5.4.3.2',
    formula: 'c * t_2 * d_f * f_u2 / 1000',
  },
  ({ c, t_2, d_f, f_u2 }) => (c * t_2 * d_f * f_u2) / 1000,
)

/** Design pull-out capacity, kN: capacity factor times nominal. */
export const designPullOut = clause<{ readonly phi: number; readonly N_ou: number }>(
  {
    symbol: 'phi_N_ou',
    label: 'design-pull-out-capacity-of-one-screw',
    unit: 'kN',
    clause: 'AS/NZS 4600:2018 cl 5.4.3.1',
    formula: 'phi * N_ou',
  },
  ({ phi, N_ou }) => phi * N_ou,
)

/**
 * Tensile strength of the steel that a screw holds in, MPa, by its thickness in mm.
 * Throws RangeError outside the table.
 */
export const receivingStrength = (grades: ScrewGrades, thickness: number): Step => {
  const index = grades.rows.findIndex((entry) => thickness < entry.to || (entry.included && thickness === entry.to))
  const row = grades.rows[index]
  if (!row || thickness < grades.smallest) throw new RangeError(`no strength for steel of ${thickness} mm`)
  return reading(
    { symbol: 'f_u2', label: 'tensile-strength-of-the-support', unit: 'MPa', clause: grades.edition },
    row.ultimate,
    {
      source: { code: 'steel-thickness', values: { thickness } },
      ...rowFigure(grades, 'sections/screw-grades', index),
    },
  )
}
