import type { CheckResult, ZoneResult } from '@soundroof/contract/roofs/results/result'
import {
  type CheckGroup,
  checkGroups,
  checkStatusOf,
  isGoverning,
  ratioLegend,
  shownRatio,
} from '@soundroof/report/blocks/check-groups'
import { percent, ratio, significant, withUnit } from '@soundroof/report/wording/number-text'
import { CitedText } from '../../../../components/page/cited-text.tsx'
import { useSay } from '../../../../platform/words/use-say.ts'
import classes from './checks.module.css'

const statusWords = { verified: null, unverified: 'roofs.unverified-figures', estimate: 'estimate' } as const

const none = '–'

const withItsUnit = (value: number | null, unit: string): string =>
  value === null ? none : withUnit(significant(value, 3), unit)

const percentOrNone = (value: number | null | undefined): string => (value == null ? none : percent(value))
const ratioOrNone = (value: number | null | undefined): string => (value == null ? none : ratio(value))

type Governing = Pick<ZoneResult, 'governingCheck' | 'governingClause'>
type RowProps = { readonly check: CheckResult; readonly isMember: boolean; readonly governs: boolean }

const Name = ({ check, governs }: Omit<RowProps, 'isMember'>) => {
  const say = useSay()

  const status = statusWords[check.status]
  const notes = [check.reason, status === null ? '' : say(status)].filter((note) => note !== '')
  return (
    <th scope="row">
      <span className={classes.name} data-governs={governs}>
        {check.title}
      </span>
      {governs ? <small>{say('roofs.governs')}</small> : null}
      {notes.length > 0 ? <small>{notes.join(say('report.comma'))}</small> : null}
      <small>
        <CitedText text={check.clause} />
      </small>
    </th>
  )
}

const Row = ({ check, isMember, governs }: RowProps) => {
  const say = useSay()

  const { text: status, tone, note } = checkStatusOf(check)
  return (
    <tr>
      <Name check={check} governs={governs} />
      <td>
        <span className={classes.tone} data-tone={tone} data-outcome={check.outcome}>
          {say(status)}
        </span>
        {note ? <small>{say(note)}</small> : null}
      </td>
      <td>
        {percentOrNone(check.utilisation)}
        {check.demand === null ? null : (
          <small>
            {say('roofs.of', {
              demand: withItsUnit(check.demand, check.unit),
              capacity: withItsUnit(check.capacity, check.unit),
            })}
          </small>
        )}
      </td>
      {isMember ? (
        <>
          <td>{percentOrNone(check.utilisationWithout)}</td>
          <td>{ratioOrNone(shownRatio(check))}</td>
        </>
      ) : null}
    </tr>
  )
}

type GroupProps = { readonly group: CheckGroup; readonly governing: Governing; readonly isNamed: boolean }

const Group = ({ group, governing, isNamed }: GroupProps) => {
  const say = useSay()

  const isMember = group.subject !== 'fixings'
  const legend = ratioLegend(group.checks)
  return (
    <table className={classes.checks}>
      {isNamed ? <caption>{say(group.title)}</caption> : null}
      <thead>
        <tr>
          <th scope="col">{say('roofs.check')}</th>
          <th scope="col">{isMember ? say('report.status') : say('roofs.outcome')}</th>
          <th scope="col">{isMember ? say('roofs.with-panels-u') : say('roofs.utilisation')}</th>
          {isMember ? (
            <>
              <th scope="col">{say('roofs.without-u')}</th>
              <th scope="col">{say('roofs.load-ratio')}</th>
            </>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {group.checks.map((check) => (
          <Row key={check.id} check={check} isMember={isMember} governs={isGoverning(check, governing)} />
        ))}
      </tbody>
      {legend === null ? null : (
        <tfoot>
          <tr>
            <td colSpan={5}>
              <small>{legend}</small>
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}

type Props = {
  readonly checks: readonly CheckResult[]
  readonly label: string
  readonly governing?: Governing
}

const nothingGoverns: Governing = { governingCheck: null, governingClause: null }

/**
 * Every check with demand, capacity and clause: fixings, rails and panels first, then each member compared with its bare roof.
 */
export const ChecksTable = ({ checks, label, governing = nothingGoverns }: Props) => {
  const groups = checkGroups(checks)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard
    <section className={classes.scroll} tabIndex={0} aria-label={label}>
      {groups.map((group) => (
        <Group key={group.subject} group={group} governing={governing} isNamed={groups.length > 1} />
      ))}
    </section>
  )
}
