import type { BriefResult } from '@soundroof/contract/roofs/results/result'
import { frameSentence } from '@soundroof/report/blocks/roof-blocks'
import { governingUtilisation } from '@soundroof/report/blocks/zone-table'
import { isAnswer, verdictTitle, verdictWords } from '@soundroof/report/wording/verdict-words'
import { type Say, useSay } from '../../../../platform/words/use-say.ts'
import { keepUnits } from '../report/keep-units.ts'
import { zonesInRow } from '../zones/shown-zones.ts'
import classes from './verdict-head.module.css'

type Props = { readonly result: BriefResult }

/** Zones first where none takes panels: the word of the method stands below it. */
const headline = (say: Say, result: BriefResult): string => {
  const { basis, unverified } = result
  const zones = zonesInRow(say, result).filter(({ zone }) => !zone.notApplicable)
  const isOverloaded = zones.every(({ zone }) => !zone.installable && (governingUtilisation(zone) ?? 0) > 1)
  if (zones.length > 0 && isOverloaded)
    return zones.length === 1
      ? say('roofs.no-panels-yet-the-roof-is-overloaded')
      : say('roofs.no-panels-yet-all-zones-are-overloaded', { zones: zones.length })
  const title = verdictTitle(say, result)
  const isOpen = basis === 'unconfirmed' && unverified.length > 0 && isAnswer(result)
  return isOpen ? say('roofs.verdict-with-figures', { verdict: title, figures: unverified.length }) : title
}

/** The answer in a sentence or two. */
export const VerdictHead = ({ result }: Props) => {
  const say = useSay()
  const { tone, sign, title } = verdictWords[result.verdict]
  const heading = headline(say, result)
  const frame = frameSentence(say, result)
  return (
    <section className={classes.verdict} data-tone={tone} aria-label={say('roofs.verdict')}>
      <span className={classes.sign} aria-hidden="true">
        {sign}
      </span>
      <div className={classes.words}>
        <h2>{heading}</h2>
        {result.provisional === undefined ? null : (
          <p>
            <strong>{keepUnits(result.provisional)}</strong>
          </p>
        )}
        <p>
          {heading.startsWith(say(title)) || tone !== 'bad' ? null : (
            <strong>{say('roofs.value-label', { label: say(title) })} </strong>
          )}
          {keepUnits(result.resultString)}
        </p>
        {frame === null ? null : <p>{frame}</p>}
      </div>
    </section>
  )
}
