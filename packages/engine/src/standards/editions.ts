import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { windStandards } from './wind-standard.ts'

/** The standards that a result rests on. */
export const editionsOf = ({ options, roofCover, purlin, rafter }: AssessmentInput): readonly string[] => {
  const hasPurlins = roofCover.kind !== 'tile'
  const hasTimber = rafter.material === 'timber' || (hasPurlins && purlin.material === 'timber')
  return [
    'AS/NZS 1170.0:2002',
    'AS/NZS 1170.1:2002',
    windStandards[options.edition].title,
    ...(hasPurlins && purlin.material === 'steel' ? ['AS/NZS 4600:2018'] : []),
    ...(hasTimber ? ['AS 1720.1:2010'] : []),
    ...(rafter.material === 'steel' ? ['AS 4100:2020'] : []),
  ]
}
