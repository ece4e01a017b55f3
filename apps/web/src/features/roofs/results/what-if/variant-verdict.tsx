import type { BriefResult } from '@soundroof/contract/roofs/results/result'
import { verdictTitle, verdictWords } from '@soundroof/report/wording/verdict-words'
import { type Say, useSay } from '../../../../platform/words/use-say.ts'
import verdict from '../workspace/verdict-head.module.css'
import type { Column } from './compared-rows.tsx'

type VerdictProps = { readonly shown: Column; readonly issued: BriefResult }

const whyEmpty = (say: Say, { isWaiting, problem }: Column): string => {
  if (problem !== null) return say('whatIfNotCalculated')
  return say(isWaiting ? 'whatIfCalculating' : 'whatIfNothingChanged')
}

/** What the shown result says, or why there is none. */
export const VariantVerdict = ({ shown, issued }: VerdictProps) => {
  const say = useSay()
  const result = shown.result ?? issued
  const { tone, sign } = verdictWords[result.verdict]
  const title = verdictTitle(say, result)
  return (
    <section className={verdict.verdict} data-tone={tone} aria-label={say('roofs.verdict')}>
      <span className={verdict.sign} aria-hidden="true">
        {sign}
      </span>
      <div className={verdict.words}>
        <h2>{title}</h2>
        <p role="status">
          {shown.result === null || shown.isWaiting ? whyEmpty(say, shown) : shown.result.resultString}
        </p>
      </div>
    </section>
  )
}
