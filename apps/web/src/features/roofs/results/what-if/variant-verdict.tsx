import type { LayoutAnswer } from '@soundroof/contract/roofs/panel-layout/layout-calls'
import type { BriefResult } from '@soundroof/contract/roofs/results/result'
import { arrayWords } from '@soundroof/report/drawing/array-words'
import { capital } from '@soundroof/report/wording/number-text'
import { verdictWords } from '@soundroof/report/wording/verdict-words'
import { type Say, useSay } from '../../../../platform/words/use-say.ts'
import { headline } from '../workspace/headline.ts'
import { CompactHead } from '../workspace/phone-head.tsx'
import verdict from '../workspace/verdict-head.module.css'
import type { Column } from './compared-rows.tsx'
import { shownArray } from './comparison.ts'
import type { Comparison } from './use-comparison.ts'
import classes from './what-if.module.css'

type VerdictProps = { readonly shown: Column; readonly issued: BriefResult }

const whyEmpty = (say: Say, { isWaiting, problem }: Column): string => {
  if (problem !== null) return say(problem)
  return say(isWaiting ? 'whatIfCalculating' : 'whatIfNothingChanged')
}

/** What the shown result says, or why there is none. */
export const VariantVerdict = ({ shown, issued }: VerdictProps) => {
  const say = useSay()
  const result = shown.result ?? issued
  const isRefused = shown.result === null && shown.problem !== null
  const { tone, sign } = isRefused ? ({ tone: 'caution', sign: '?' } as const) : verdictWords[result.verdict]
  const title = isRefused ? say('whatIfNotCalculated') : headline(say, result)
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

type OnTopProps = { readonly comparison: Comparison; readonly issued: LayoutAnswer | null }

/** On a phone verdict and counts stay above the controls, beside the roof; a screen reader has both below. */
export const VariantOnTop = ({ comparison, issued }: OnTopProps) => {
  const say = useSay()
  const array = shownArray(comparison, issued)
  return comparison.result === null ? null : (
    <div className={classes.onTop} data-waiting={comparison.state.isWaiting} aria-hidden="true">
      <CompactHead
        verdict={comparison.result.verdict}
        title={headline(say, comparison.result)}
        words={array ? capital(arrayWords(say, array.layout)) : ''}
      />
    </div>
  )
}
