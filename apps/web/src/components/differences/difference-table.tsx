import type { Difference } from '@soundroof/contract/roofs/results/difference'
import { withUnit } from '@soundroof/report/wording/number-text'
import { type Say, useSay } from '../../platform/words/use-say.ts'
import classes from './difference-table.module.css'
import { isTyped } from './is-typed.ts'

const shown = (value: string | null, unit: string): string => (value === null ? '–' : withUnit(value, unit))

/** Differences by group, in the order of each group's first difference. */
const inGroups = (differences: readonly Difference[]): readonly (readonly [string, readonly Difference[]])[] =>
  [...new Set(differences.map(({ group }) => group))].map((group) => [
    group,
    differences.filter((each) => each.group === group),
  ])

type Part = keyof NonNullable<Difference['coded']>

/** Stored differences have no codes: their words are names, or stay English. */
const partOf = (say: Say, { coded, ...words }: Difference, part: Part): string | null => {
  const [told, english] = [coded?.[part], words[part]]
  if (english === null || coded === undefined) return english && (isTyped(words.field) ? english : say.named(english))
  return told === undefined ? english : say({ ...told, english })
}

const Row = (difference: Difference) => {
  const say = useSay()

  const { unit } = difference
  return (
    <tr>
      <th scope="row">{partOf(say, difference, 'field')}</th>
      <td>{shown(partOf(say, difference, 'before'), unit)}</td>
      <td>{shown(partOf(say, difference, 'after'), unit)}</td>
    </tr>
  )
}

type Props = {
  readonly caption: string
  readonly differences: readonly Difference[]
  readonly before: string
  readonly after: string
  /** Shown where nothing differs. */
  readonly none: string
}

/** Two inputs or results field by field: only what differs. */
export const DifferenceTable = ({ caption, differences, before, after, none }: Props) => {
  const say = useSay()

  if (differences.length === 0) return <p className={classes.none}>{none}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard
    <section className={classes.scroll} tabIndex={0} aria-label={caption}>
      <table className={classes.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{say('components.field')}</th>
            <th scope="col">{before}</th>
            <th scope="col">{after}</th>
          </tr>
        </thead>
        {inGroups(differences).map(([group, rows]) => (
          <tbody key={group}>
            <tr>
              <th scope="rowgroup" colSpan={3} className={classes.group}>
                {rows[0] && partOf(say, rows[0], 'group')}
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.field} {...row} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}
