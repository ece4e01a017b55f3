import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import type { BriefResult } from '@soundroof/contract/roofs/results/result'
import { frameSentence } from '@soundroof/report/blocks/roof-blocks'
import { verdictWords } from '@soundroof/report/wording/verdict-words'
import { memo, useRef } from 'react'
import { useSay } from '../../../../platform/words/use-say.ts'
import { keepUnits } from '../report/keep-units.ts'
import { Unfolding } from '../zones/unfolding.tsx'
import { headline } from './headline.ts'
import { PhoneHead, useIsAbove } from './phone-head.tsx'
import classes from './verdict-head.module.css'

type Props = { readonly project: ProjectDraft; readonly result: BriefResult }

type LeadProps = { readonly result: BriefResult; readonly heading: string }

/** Letters of about three lines: more would push the table out of sight. */
const LONG = 216

/** The word of the method, where the heading has another, and its sentence. */
const Lead = ({ result, heading }: LeadProps) => {
  const say = useSay()
  const { tone, title } = verdictWords[result.verdict]
  const isSaid = heading.startsWith(say(title)) || tone !== 'bad'
  return (
    <Unfolding isLong={result.resultString.length > LONG}>
      {isSaid ? null : <strong>{say('roofs.value-label', { label: say(title) })} </strong>}
      {keepUnits(result.resultString)}
    </Unfolding>
  )
}

/** The answer in a sentence or two; on a phone its heading stays on top. */
export const VerdictHead = memo(({ project, result }: Props) => {
  const say = useSay()
  const section = useRef<HTMLElement>(null)
  const isAbove = useIsAbove(section)
  const { tone, sign } = verdictWords[result.verdict]
  const heading = headline(say, result)
  const frame = frameSentence(say, result)
  return (
    <>
      <section ref={section} className={classes.verdict} data-tone={tone} aria-label={say('roofs.verdict')}>
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
          <Lead result={result} heading={heading} />
          {frame === null ? null : <p>{frame}</p>}
        </div>
      </section>
      {isAbove ? <PhoneHead project={project} result={result} /> : null}
    </>
  )
})
