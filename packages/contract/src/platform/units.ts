/** SI units as the trade uses them; the name of the type is the unit of its values. */
export type Millimetres = number
export type Degrees = number

export type Unit =
  | 'm'
  | 'mm'
  | 'm2'
  | 'degrees'
  | 'kW'
  | 'kPa'
  | 'kN'
  | 'kN/m'
  | 'kNm'
  | 'kNm2'
  | 'm/s'
  | 'kg/m2'
  | 'MPa'
  | 'N/mm'
  | 'years'
  | ''
