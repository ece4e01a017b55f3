import { type FigureRow, mostCounted } from '@soundroof/contract/review/figures/figures-console'
import type { FigureValue, PublishedValue } from '@soundroof/contract/review/figures/value-kinds'
import { valueLabel } from '@soundroof/contract/review/figures/value-label'
import { TextLink } from '../../../components/page/button-link.tsx'
import { useSay } from '../../../platform/words/use-say.ts'
import { resultsWords, shownValue, signedWords, statusWords } from './figure-words.ts'
import styles from './figures.module.css'
import { type Signing, SignOffCard } from './sign-off-card.tsx'
import { SignOffDialog } from './sign-off-dialog.tsx'

type ValuesProps = { readonly values: readonly Pick<PublishedValue, 'name' | 'value' | 'at'>[]; readonly unit: string }

const Values = ({ values, unit }: ValuesProps) => {
  const say = useSay()
  return (
    <>
      <ul className={styles.published} lang="en-AU">
        {values.map((value) => (
          <li key={value.name}>
            {valueLabel(value.name)} <strong>{shownValue(say, value)}</strong>
            {value.at && <small> ({value.at})</small>}
          </li>
        ))}
      </ul>
      {unit !== '' && <small lang="en-AU">{unit}</small>}
    </>
  )
}

/** With more than this, values take the whole width. */
const mostBeside = 2

type FactsProps = {
  readonly figure: FigureRow
  /** Values in place of the published ones; null: none. */
  readonly inForce: readonly FigureValue[] | null
}

const Facts = ({ figure, inForce }: FactsProps) => {
  const say = useSay()
  return (
    <dl className={styles.facts}>
      <div data-wide={figure.values.length > mostBeside}>
        <dt>{say('review.published')}</dt>
        <dd>{figure.values.length === 0 ? say('review.as-a-whole') : <Values {...figure} />}</dd>
      </div>
      {figure.others.length > 0 && (
        <div data-wide="true">
          <dt>{say('review.looked-up-by-and-more')}</dt>
          <dd>
            <Values values={figure.others} unit="" />
          </dd>
        </div>
      )}
      {inForce && (
        <div data-wide={inForce.length > mostBeside}>
          <dt>{say('review.in-force')}</dt>
          <dd>
            <Values values={inForce} unit={figure.unit} />
          </dd>
        </div>
      )}
      <div>
        <dt>{say('review.used-for')}</dt>
        <dd lang="en-AU">{figure.use}</dd>
      </div>
      <div>
        <dt>{say('review.rest-on-it')}</dt>
        <dd>
          {resultsWords(say, figure.results, mostCounted)}
          <br />
          <TextLink to="/console/figures/changed" search={{ figure: figure.id }}>
            {say('review.when-it-changed-what-rests-on-it')}
          </TextLink>
        </dd>
      </div>
      <div>
        <dt>{say('report.source')}</dt>
        <dd lang="en-AU">
          {figure.source} {figure.edition !== '' && <small>({figure.edition})</small>}
        </dd>
      </div>
    </dl>
  )
}

/** One figure of the catalogue, who stands behind it, and what the reader can do. */
export const FigureCard = ({ figure, ...signing }: Signing & { readonly figure: FigureRow }) => {
  const say = useSay()

  const { signed, id } = figure
  const isInForce = signed !== null && !signed.isOutdated
  return (
    <SignOffCard
      {...signing}
      of={figure}
      figure={id}
      isInForce={isInForce}
      status={isInForce ? say('review.confirmed') : say(statusWords[figure.status])}
      facts={<Facts figure={figure} inForce={isInForce ? signed.values : null} />}
      signed={
        signed && (
          <p className={styles.signed}>
            {signed.isOutdated ? say('review.signed-off-before-the-published-figure') : signedWords(say, signed)}
          </p>
        )
      }
      proposing={{
        label: signed ? 'review.sign-off-again' : 'review.confirm-or-replace',
        variant: signed ? 'default' : 'filled',
        dialog: (ends) => <SignOffDialog figure={figure} {...ends} />,
      }}
      variant="filled"
    />
  )
}
