import { isTableFigure } from '@soundroof/contract/review/figures/figure-tables'
import type { SignOffRow } from '@soundroof/contract/review/figures/figures-console'
import { valueLabel } from '@soundroof/contract/review/figures/value-label'
import { shownDayOf } from '../../../platform/shown-date.ts'
import { useSay } from '../../../platform/words/use-say.ts'
import { entryLines } from './entry-lines.ts'
import { shownValue } from './figure-words.ts'
import styles from './figures.module.css'
import { ProductValues, productKindOf } from './product-values/product-values.tsx'
import { TableOfSignOff } from './table-changes.tsx'

type Props = {
  readonly signOff: SignOffRow
  /** The product that a waiting proposal would replace; a new one replaces none. */
  readonly inForce?: Readonly<Record<string, unknown>> | null
}

/** An engineer's proposal with reason and evidence. */
export const SignOffFacts = ({ signOff, inForce = null }: Props) => {
  const say = useSay()

  const { id, figure, values, entry, reason, evidence, proposedBy, proposedAt, note } = signOff
  const kind = productKindOf(figure)
  return (
    <>
      {values !== null && (
        <p className={styles.words}>
          {values.map((value) => `${valueLabel(value.name)}: ${shownValue(say, value)}`).join('; ')}
        </p>
      )}
      {entry !== null && kind !== null && (
        <ProductValues title={say('review.values-of-this-proposal')} kind={kind} entry={entry} former={inForce} />
      )}
      {entry !== null && isTableFigure(figure) && (
        <>
          <p className={styles.words} lang="en-AU">
            {entryLines(entry)
              .map(({ name, value }) => `${valueLabel(name)}: ${value}`)
              .join('; ')}
          </p>
          <TableOfSignOff figure={figure} signOff={id} />
        </>
      )}
      <p className={styles.words}>
        {reason}{' '}
        <a href={evidence.address} target="_blank" rel="noreferrer">
          {evidence.name}
        </a>
      </p>
      <p className={styles.quiet}>
        {say(note === '' ? 'review.proposed-by' : 'review.proposed-by-note', {
          name: proposedBy.name,
          day: shownDayOf(say, proposedAt),
          note,
        })}
      </p>
    </>
  )
}
