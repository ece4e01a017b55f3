import { isTableFigure } from '@soundroof/contract/review/figures/figure-tables'
import type { FigureRow, SignOffRow } from '@soundroof/contract/review/figures/figures-console'
import { valueLabel } from '@soundroof/contract/review/figures/value-label'
import { shownDayOf } from '../../../../platform/shown-date.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { entryLines } from '../entry-lines.ts'
import { shownValue } from '../figure-words.ts'
import styles from '../figures.module.css'
import { pieceOf } from '../in-view.tsx'
import { TableOfSignOff } from '../table-changes.tsx'
import { TableInView } from '../table-in-view.tsx'
import stepStyles from './steps.module.css'

type Value = { readonly name: string; readonly value: number | string | null; readonly at?: string | undefined }

type ValuesProps = { readonly figure: string; readonly title: string; readonly values: readonly Value[] }

const Values = ({ figure, title, values }: ValuesProps) => {
  const say = useSay()
  return values.length === 0 ? null : (
    <>
      <h4 className={stepStyles.part}>{title}</h4>
      <ul className={styles.published} lang="en-AU">
        {values.map((value) => (
          <li key={value.name} data-look={pieceOf(figure, `${title} ${value.name}`)}>
            {valueLabel(value.name)} <strong>{shownValue(say, value)}</strong>
            {value.at && <small> ({value.at})</small>}
          </li>
        ))}
      </ul>
    </>
  )
}

const Proposal = ({ figure, signOff }: { readonly figure: FigureRow; readonly signOff: SignOffRow }) => {
  const say = useSay()
  const { values, entry, reason, evidence, proposedBy, proposedAt } = signOff
  const isConfirmed = values === null && entry === null
  const proposed = values?.map((value) => ({ ...value, at: figure.values.find(({ name }) => name === value.name)?.at }))
  return (
    <div className={styles.waiting}>
      {isConfirmed && <strong>{say('review.confirm-as-published')}</strong>}
      <Values figure={figure.id} title={say('review.as-proposed')} values={proposed ?? []} />
      {entry !== null && <Values figure={figure.id} title={say('review.as-proposed')} values={entryLines(entry)} />}
      {entry !== null && isTableFigure(figure.id) && <TableOfSignOff figure={figure.id} signOff={signOff.id} />}
      <p className={styles.words} data-look={pieceOf(figure.id, 'evidence')}>
        {reason}{' '}
        <a href={evidence.address} target="_blank" rel="noreferrer">
          {evidence.name}
        </a>
      </p>
      <p className={styles.quiet}>
        {say('review.proposed-by', { name: proposedBy.name, day: shownDayOf(say, proposedAt) })}
      </p>
    </div>
  )
}

type Props = {
  readonly figure: FigureRow
  /** The proposal that is judged; null: the published figure is confirmed. */
  readonly signOff: SignOffRow | null
  readonly typed: string
  readonly onType: (typed: string) => void
}

/** One figure of a step, whole: values with what they are looked up by, source, cells of a table. */
export const FigureInView = ({ figure, signOff, ...typing }: Props) => {
  const say = useSay()
  const { id, name, words, values, others, unit, source, edition } = figure
  const heading = `step-${id}`
  return (
    <article className={styles.card} aria-labelledby={heading}>
      <h3 id={heading} className={styles.title} lang="en-AU" data-look={pieceOf(id, 'name')}>
        {name}
      </h3>
      {words.length > 0 && (
        <ul className={stepStyles.said} aria-label={say('review.in-the-result')}>
          {words.map((said) => (
            <li key={said}>{said}</li>
          ))}
        </ul>
      )}
      <Values figure={id} title={say('review.published')} values={values} />
      <Values figure={id} title={say('review.looked-up-by-and-more')} values={others} />
      {unit !== '' && <small lang="en-AU">{say('review.units', { units: unit })}</small>}
      <p className={styles.words} lang="en-AU" data-look={pieceOf(id, 'source')}>
        <span className={styles.quiet}>{say('report.source')}</span> {source}{' '}
        {edition !== '' && <small>({edition})</small>}
      </p>
      {signOff && <Proposal figure={figure} signOff={signOff} />}
      {isTableFigure(id) && <TableInView figure={id} signOff={signOff?.id ?? null} {...typing} />}
    </article>
  )
}
