import type { ZoneResult } from '@soundroof/contract/roofs/results/result'
import { plain } from './number-text.ts'

/** What a failing zone needs: a change with what then passes, or to stay clear. `short` leaves out what then passes. */
export type ZoneAdvice = {
  readonly label: 'What would make it pass' | 'Keep clear'
  readonly text: string
  readonly short: string
}

type Judged = Pick<ZoneResult, 'installable' | 'notApplicable' | 'advice' | 'place'>

/** The advice for a failing zone, with its label; null where panels are possible or the zone does not exist. */
export const adviceOfZone = ({ installable, notApplicable, advice, place }: Judged): ZoneAdvice | null => {
  if (installable || notApplicable) return null
  if (advice === null) return { label: 'Keep clear', text: `${place}.`, short: `${place}.` }
  const { change, numRails, fixingSpacing } = advice
  return {
    label: 'What would make it pass',
    text: `${change}; then ${numRails} rails with fixings every ${plain(fixingSpacing)} mm pass.`,
    short: `${change}.`,
  }
}
