import type { ComparedZone, MeasuredZone } from '@soundroof/contract/review/as-built/as-built-record'
import type { Measure } from '../../../platform/as-built/merged-content.ts'
import { type PlainCode, useSay } from '../../../platform/words/use-say.ts'
import styles from './as-built.module.css'
import { judgementOf, type Standing, standingOf, standingWords } from './comparison.ts'

const paths: Readonly<Record<Standing, string>> = {
  'as-planned': 'M3 8.5L6.5 12L13 4.5',
  better: 'M3 8.5L6.5 12L13 4.5',
  worse: 'M8 2L15 14H1ZM8 6.5V10M8 12v.2',
}

const Icon = ({ standing }: { readonly standing: Standing }) => (
  <svg viewBox="0 0 16 16" aria-hidden="true">
    <path d={paths[standing]} />
  </svg>
)

type LineProps = { readonly measure: Measure; readonly value: number | null; readonly plan: ComparedZone }

/** At once, on the roof: as planned, or on which side of it. */
export const ComparisonLine = ({ measure, value, plan }: LineProps) => {
  const say = useSay()
  const standing = standingOf(measure, value, plan)
  return (
    <p role="status" className={styles.standing} data-standing={standing ?? 'none'}>
      {standing && <Icon standing={standing} />}
      {standing && say(standingWords(measure, standing))}
    </p>
  )
}

const outcomeWords = {
  'as-planned': 'review.zone-as-planned',
  calculated: 'review.zone-calculated',
  deviation: 'review.zone-deviation',
} as const satisfies Readonly<Record<NonNullable<ComparedZone['outcome']>, PlainCode>>

type JudgementProps = { readonly plan: ComparedZone; readonly entered: MeasuredZone; readonly isWaiting: boolean }

/** What the engine says of the zone as measured, once the server has it. */
export const Judgement = ({ plan, entered, isWaiting }: JudgementProps) => {
  const say = useSay()
  const judged = judgementOf(plan, entered)
  if (judged === null || judged.outcome === null)
    return isWaiting ? <p className={styles.pending}>{say('review.calculated-once-there-is-a-signal')}</p> : null
  return (
    <div role="status" className={styles.judgement} data-outcome={judged.outcome}>
      <p>
        <Icon standing={judged.outcome === 'deviation' ? 'worse' : 'as-planned'} />
        {say(outcomeWords[judged.outcome])}
      </p>
      {judged.reasons.map(({ text, coded }) => (
        <p key={text}>{say({ ...coded, english: text })}</p>
      ))}
    </div>
  )
}
