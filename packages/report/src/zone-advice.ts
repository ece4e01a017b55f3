import type { ZoneResult } from '@soundroof/contract/result'

/** What a failing zone needs: a change with what passes then, or to stay clear. `short` leaves out what passes then. */
export type ZoneAdvice = {
  readonly label: 'What would make it pass' | 'Keep clear'
  readonly text: string
  readonly short: string
}

type Judged = Pick<ZoneResult, 'installable' | 'notApplicable' | 'advice'>

const clear = (text: string): ZoneAdvice => ({ label: 'Keep clear', text, short: text })

/** One colon is enough for a sentence that a label and a colon precede. */
const oneSentence = (words: string): string => words.replace(/: then /, '; then ').replaceAll(': ', ', ')

const changeOnly = (words: string): string => {
  const [change = ''] = words.split(/: then /)
  return oneSentence(change.endsWith('.') ? change : `${change}.`)
}

/** The advice of a failing zone under the label that it deserves; null where panels may stand or the zone does not exist. */
export const adviceOfZone = ({ installable, notApplicable, advice }: Judged): ZoneAdvice | null => {
  if (installable || notApplicable) return null
  if (advice === null) return clear('No panels in this zone.')
  if (advice.startsWith('Keep panels')) return clear(advice.replace(/^Keep panels [^:]*: /, ''))
  return { label: 'What would make it pass', text: oneSentence(advice), short: changeOnly(advice) }
}
