import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { PreparedMember } from '../check/prepared-member.ts'
import { cRafter, tableOfC } from './c-rafter.ts'
import { iBeamRafter } from './i-beam-rafter.ts'
import { roofWeight } from './roof-on-rafter.ts'
import { timberRafter } from './timber-rafter.ts'

/** Whether a size that the rafter check divides by is 0. */
export const hasZeroRafterSize = ({ rafter, purlin }: AssessmentInput): boolean =>
  rafter.spacing === 0 || rafter.span === 0 || purlin.spacing === 0

/** The rafters and what they carry. @param purlinWeight kN/m; not read below tiles. Method 7. */
export const preparedRafter = (input: AssessmentInput, catalogue: Catalogue, purlinWeight: number): PreparedMember => {
  const roof = roofWeight(input, purlinWeight)
  const { rafter, options } = input
  if (rafter.material === 'timber') return timberRafter(rafter, input, catalogue, roof)
  const table = options.steelRafter === 'c-section' ? tableOfC(catalogue, rafter) : null
  return table === null ? iBeamRafter(rafter, input, catalogue, roof) : cRafter(rafter, input, catalogue, table, roof)
}
