import { text } from '@soundroof/contract/platform/text'
import type { AssessmentResult } from '@soundroof/contract/roofs/results/result'
import { setbackText } from '@soundroof/words/numbers/result-numbers'

type Zones = Pick<AssessmentResult, 'zoneResults' | 'ridgeCorner' | 'verdict'>

/** Whether panels may stand anywhere on the roof. */
export const mayCarryPanels = ({ zoneResults, ridgeCorner, verdict }: Zones): boolean =>
  verdict !== 'no-panel-fits' &&
  (zoneResults.some(({ installable }) => installable) || ridgeCorner?.installable === true)

/** An instruction for every roof with panels, not a condition of the verdict; a roof that fails has none. */
export const setbackInstructions = (result: Zones & Pick<AssessmentResult, 'setback'>): readonly string[] =>
  mayCarryPanels(result)
    ? [text('Keep panels at least {setback} mm from roof edges.', { setback: setbackText(result.setback) })]
    : []
