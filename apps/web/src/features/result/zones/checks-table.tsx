import type { CheckResult } from '@soundroof/contract/result'
import { outcomeWords } from '@soundroof/report/blocks'
import { ratio, significant, withUnit } from '@soundroof/report/number-text'
import type { ToldZone } from '@soundroof/report/zone-table'
import classes from './checks.module.css'

const statusWords = { verified: '', unverified: 'unverified figures', estimate: 'estimate' } as const

const withItsUnit = (value: number | null, unit: string): string =>
  value === null ? '–' : withUnit(significant(value, 3), unit)

const Row = ({ check }: { readonly check: CheckResult }) => {
  const outcome = outcomeWords[check.outcome]
  const notes = [check.reason, statusWords[check.status]].filter((note) => note !== '')
  return (
    <tr>
      <th scope="row">
        {check.title}
        {notes.length > 0 ? <small>{notes.join(', ')}</small> : null}
        <small>{check.clause}</small>
      </th>
      <td>
        <span className={classes.tone} data-tone={outcome.tone}>
          {outcome.text}
        </span>
      </td>
      <td>
        {check.utilisation === null ? '–' : ratio(check.utilisation)}
        {check.demand === null ? null : (
          <small>{`${withItsUnit(check.demand, check.unit)} of ${withItsUnit(check.capacity, check.unit)}`}</small>
        )}
      </td>
    </tr>
  )
}

/** Every check of a zone with its demand, capacity and clause. */
export const ChecksTable = ({ zone }: { readonly zone: ToldZone }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard
  <section className={classes.scroll} tabIndex={0} aria-label={`Checks of the zone ${zone.title}`}>
    <table className={classes.checks}>
      <thead>
        <tr>
          <th scope="col">Check</th>
          <th scope="col">Outcome</th>
          <th scope="col">Utilisation</th>
        </tr>
      </thead>
      <tbody>
        {zone.checks.map((check) => (
          <Row key={check.id} check={check} />
        ))}
      </tbody>
    </table>
  </section>
)
