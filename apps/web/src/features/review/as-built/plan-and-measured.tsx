import type { ComparedZone } from '@soundroof/contract/review/as-built/as-built-record'
import { useSay } from '../../../platform/words/use-say.ts'
import styles from './compared.module.css'
import { standingOf, standingWords } from './comparison.ts'
import { Judgement } from './comparison-line.tsx'
import { measureNames } from './missing.ts'

const measures = ['rails', 'widestSpacing', 'smallestSetback'] as const

const withUnit = (value: number | null, unit: string): string => (value === null ? '–' : `${value}${unit}`)

const Row = ({ plan, measure }: { readonly plan: ComparedZone; readonly measure: (typeof measures)[number] }) => {
  const say = useSay()
  const planned = { rails: plan.plannedRails, widestSpacing: plan.plannedSpacing, smallestSetback: plan.plannedSetback }
  const value = plan.measured[measure]
  const standing = standingOf(measure, value, plan)
  const unit = measure === 'rails' ? '' : ' mm'
  return (
    <tr data-standing={standing ?? 'none'}>
      <th scope="row">{say.named(measureNames[measure])}</th>
      <td>{withUnit(planned[measure], unit)}</td>
      <td>{withUnit(value, unit)}</td>
      <td>{standing && say(standingWords(measure, standing))}</td>
    </tr>
  )
}

/** Plan beside measurement of each zone, with what the engine says of it. */
export const PlanAndMeasured = ({ zones }: { readonly zones: readonly ComparedZone[] }) => {
  const say = useSay()
  return (
    <div className={styles.compared}>
      {zones.map((plan) => (
        <section key={plan.zone} aria-label={say.named(plan.zone)} data-outcome={plan.outcome}>
          <h3>{say.named(plan.zone)}</h3>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{say('review.measurement')}</th>
                <th scope="col">{say('review.planned')}</th>
                <th scope="col">{say('review.built')}</th>
                <th scope="col">{say('review.compared')}</th>
              </tr>
            </thead>
            <tbody>
              {measures.map((measure) => (
                <Row key={measure} plan={plan} measure={measure} />
              ))}
            </tbody>
          </table>
          <Judgement plan={plan} entered={plan.measured} isWaiting={false} />
        </section>
      ))}
    </div>
  )
}
