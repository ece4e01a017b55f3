import type { AssessmentResult } from '@soundroof/contract/roofs/results/result'
import type { Say } from '@soundroof/words/language/say'
import { setbackText } from '@soundroof/words/numbers/result-numbers'

type Zones = Pick<AssessmentResult, 'zoneResults' | 'ridgeCorner' | 'verdict'>

/** Whether panels may stand anywhere on the roof. */
export const mayCarryPanels = ({ zoneResults, ridgeCorner, verdict }: Zones): boolean =>
  verdict !== 'no-panel-fits' &&
  (zoneResults.some(({ installable }) => installable) || ridgeCorner?.installable === true)

/** For every roof with panels: an instruction, no condition of the verdict; a roof that fails has none. */
export const setbackInstructions = (say: Say, result: Zones & Pick<AssessmentResult, 'setback'>): readonly string[] =>
  mayCarryPanels(result) ? [say('report.keep-panels-at-least-mm-from', { setback: setbackText(result.setback) })] : []
