import type { Wording } from '../../language/wording.ts'
import { metresUp, threeDigits } from '../../numbers/measures.ts'

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
  'free-roof-suction': 'Net coefficient of a free-standing roof, suction',
  'free-roof-downward': 'Net coefficient of a free-standing roof, downward',
  'free-roof-downward-in-the-table': 'Downward coefficient in the table',
  'free-roof-table': 'worst of empty and blocked below, both halves',
  'free-monoslope-roof': 'free-standing roof with one slope: net coefficients of both faces',
  'free-pitched-roof': 'free-standing pitched roof: net coefficients of both faces',
  'open-on-all-sides': 'open on all sides, free-standing',
  'some-sides-open': 'some sides open, or attached to another building',
  'both-faces-in-net-coefficients': 'none: net coefficients hold both faces of the roof',
  'partly-open-building':
    'Roofs with some sides open or attached to another building are not covered: their coefficients were not entered. Ask an engineer.',
  'free-roof-of-other-form':
    'Of roofs open on all sides only rectangular ones with one or two slopes are covered: skillion, flat or gable.',
  'free-roof-too-steep': ({ slope, steepest }) =>
    `A roof open on all sides is covered up to a slope of ${steepest} degrees; this one slopes ${slope} degrees.`,
  'free-roof-height': ({ ratio, lowest, highest }) =>
    `A roof open on all sides is covered where its height is ${lowest} to ${highest} times its shorter side; here it is ${threeDigits(ratio)} times.`,
  'free-roof-too-high': ({ ratio, highest }) =>
    `A roof open on all sides is covered up to a height of ${highest} times its shorter side; here it is ${threeDigits(ratio)} times.`,
  'height-over-shorter-side': 'Height over the shorter side',
  'row-held': ({ ratio, lowest }) =>
    `${threeDigits(ratio)}, below the lowest row of the table: the row ${lowest} is held`,
  'two-or-three-walls-permeable': 'shut, two or three walls permeable',
  'sides-open-for-good': 'one or more sides open for good',
  'same-roof-walls-alike': 'The same member with all walls equally permeable, doors and windows shut',
  'keep-overhangs-clear':
    'Keep panels off overhangs, verandahs and attached awnings: wind from below was not calculated there.',
  'reach-of-the-higher-wall': 'Reach of the Edge zone beside a higher wall',
  'place-away-from-wall': ({ place, reach }, say) =>
    `${say(place)}, and more than ${metresUp(reach)} from the edge beside the higher wall`,
  'place-and-beside-wall': ({ place, reach }, say) =>
    `${say(place)}, and everything up to ${metresUp(reach)} from the edge beside the higher wall`,
  'engineer-looks-at-wall': ({ height, reach }) =>
    `Have an engineer look at the wall that stands ${height} m above the roof: panels up to ${metresUp(reach)} from the edge beside it take the Edge zone.`,
  'hip-suction-slopes': ({ lower, upper }) => `slope ${range(lower, upper)} degrees`,
  'hip-suction-rows': ({ lower, upper }) => `hip roofs, h/d ${range(lower, upper)}`,
  'high-edge-squares': ({ side }) => `squares of ${metresUp(side)} at both ends of the high edge`,
  'too-flat-for-a-hip-roof': ({ slope }) =>
    `A roof of ${slope} degrees is not a hip roof: choose flat, or correct the slope; a hip roof slopes 3 degrees or more.`,
} satisfies Partial<Wording>
