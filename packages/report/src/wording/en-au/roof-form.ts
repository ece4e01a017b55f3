import type { Wording } from '../language/wording.ts'
import { metresUp } from './measures.ts'

const noCorner = 'N/A: there is no corner zone at a roof slope of 10 degrees or more'

const range = (lower: number, upper: number): string => (lower === upper ? `${lower}` : `${lower} and ${upper}`)

export const roofForm = {
  'roof-form': 'Roof form',
  'gable-roof': 'gable',
  'hip-roof': 'hip: coefficients of hip roofs, no ridge ends',
  'hip-counted-as-gable':
    'hip without ridge ends; coefficients of a gable, because the slope is below 10 degrees, the roof is irregular or it is more than three times as long as wide',
  'skillion-roof': 'skillion: no ridge; the ends of the high edge count as ridge ends',
  'flat-roof': 'flat: no ridge',
  'hip-suction': 'External pressure coefficient, suction of a hip roof',
  'hip-suction-in-a-row': 'Suction of a hip roof in a row of the table',
  'no-corner-on-a-hip-roof': `${noCorner}, and a hip roof has no ridge ends`,
  'no-corner-on-a-skillion': `${noCorner}; the largest local pressure is at the ends of the high edge, see Ridge ends`,
  'hip-suction-slopes': ({ lower, upper }) => `slope ${range(lower, upper)} degrees`,
  'hip-suction-rows': ({ lower, upper }) => `hip roofs, h/d ${range(lower, upper)}`,
  'high-edge-squares': ({ side }) => `squares of ${metresUp(side)} at both ends of the high edge`,
  'too-flat-for-a-hip-roof': ({ slope }) =>
    `A roof of ${slope} degrees is not a hip roof: choose flat, or correct the slope; a hip roof slopes 3 degrees or more.`,
} satisfies Partial<Wording>
