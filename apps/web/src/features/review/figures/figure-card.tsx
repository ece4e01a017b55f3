import { Button } from '@mantine/core'
import { text } from '@soundroof/contract/platform/text'
import { type FigureRow, mostCounted } from '@soundroof/contract/review/figures/figures-console'
import type { FigureValue } from '@soundroof/contract/review/figures/value-kinds'
import { valueLabel } from '@soundroof/contract/review/figures/value-label'
import { useState } from 'react'
import { DecisionDialog, type Move } from './decision-dialog.tsx'
import { FigureHistory } from './figure-history.tsx'
import { resultsWords, shownValue, signedWords, statusWords } from './figure-words.ts'
import styles from './figures.module.css'
import { SignOffDialog } from './sign-off-dialog.tsx'
import { SignOffFacts } from './sign-off-facts.tsx'

const Values = ({ values, unit }: { readonly values: readonly FigureValue[]; readonly unit: string }) => (
  <>
    <ul className={styles.published} lang="en-AU">
      {values.map((value) => (
        <li key={value.name}>
          {valueLabel(value.name)} <strong>{shownValue(value)}</strong>
        </li>
      ))}
    </ul>
    {unit !== '' && <small lang="en-AU">{unit}</small>}
  </>
)

/** Above, the values take the whole width. */
const mostBeside = 2

type FactsProps = {
  readonly figure: FigureRow
  /** Values in place of the published ones; null: none. */
  readonly inForce: readonly FigureValue[] | null
}

const Facts = ({ figure, inForce }: FactsProps) => (
  <dl className={styles.facts}>
    <div data-wide={figure.values.length > mostBeside}>
      <dt>{text('Published')}</dt>
      <dd>{figure.values.length === 0 ? text('as a whole') : <Values {...figure} />}</dd>
    </div>
    {inForce && (
      <div data-wide={inForce.length > mostBeside}>
        <dt>{text('In force')}</dt>
        <dd>
          <Values values={inForce} unit={figure.unit} />
        </dd>
      </div>
    )}
    <div>
      <dt>{text('Used for')}</dt>
      <dd lang="en-AU">{figure.use}</dd>
    </div>
    <div>
      <dt>{text('Rest on it')}</dt>
      <dd>{resultsWords(figure.results, mostCounted)}</dd>
    </div>
    <div>
      <dt>{text('Source')}</dt>
      <dd lang="en-AU">
        {figure.source} {figure.edition !== '' && <small>({figure.edition})</small>}
      </dd>
    </div>
  </dl>
)

type ActionsProps = {
  readonly figure: FigureRow
  readonly isSecondAsked: boolean
  readonly onMove: (move: Move | 'propose') => void
}

const Actions = ({ figure: { name, signed, waiting }, isSecondAsked, onMove }: ActionsProps) => {
  const own = waiting?.isOwn === true
  const button = (move: Move | 'propose', label: string, variant: 'filled' | 'default') => (
    <Button
      size="sm"
      variant={variant}
      onClick={() => onMove(move)}
      aria-label={text('{label}: {name}', { label, name })}
    >
      {text(label)}
    </Button>
  )
  return (
    <div className={styles.actions}>
      {!waiting && button('propose', signed ? 'Sign off again' : 'Confirm or replace', signed ? 'default' : 'filled')}
      {waiting && (!own || !isSecondAsked) && button('approve', 'Approve', 'filled')}
      {waiting && !own && button('decline', 'Decline', 'default')}
      {waiting && own && button('withdraw', 'Withdraw', 'default')}
      {!waiting && signed && button('revoke', 'Take back', 'default')}
    </div>
  )
}

type Props = {
  readonly figure: FigureRow
  readonly isSecondAsked: boolean
  /** Administrators look on. */
  readonly canSign: boolean
  readonly reload: () => void
}

const Sign = ({ figure: { signed, waiting } }: Pick<Props, 'figure'>) => (
  <>
    {signed && (
      <p className={styles.signed}>
        {signed.isOutdated
          ? text('Signed off before the published figure changed: it does not count any more.')
          : signedWords(signed)}
      </p>
    )}
    {waiting && (
      <div className={styles.waiting}>
        <strong>{text('Waiting for another engineer')}</strong>
        <SignOffFacts signOff={waiting} />
      </div>
    )}
  </>
)

/** One figure of the catalogue, who stands behind it, and what the reader can do. */
export const FigureCard = ({ figure, isSecondAsked, canSign, reload }: Props) => {
  const [move, setMove] = useState<Move | 'propose' | null>(null)
  const close = () => setMove(null)
  const done = () => {
    close()
    reload()
  }
  const isInForce = figure.signed !== null && !figure.signed.isOutdated
  const signOff = move === 'revoke' ? figure.signed : figure.waiting
  return (
    <li className={styles.card} data-signed={isInForce ? '' : undefined}>
      <div className={styles.head}>
        <h2 className={styles.title} lang="en-AU">
          {figure.name}
        </h2>
        <span className={styles.status}>{isInForce ? text('Confirmed') : text(statusWords[figure.status])}</span>
      </div>
      <Facts figure={figure} inForce={isInForce ? (figure.signed?.values ?? null) : null} />
      <Sign figure={figure} />
      {canSign && <Actions figure={figure} isSecondAsked={isSecondAsked} onMove={setMove} />}
      <FigureHistory figure={figure.id} />
      {move === 'propose' && <SignOffDialog figure={figure} onClose={close} onDone={done} />}
      {move !== null && move !== 'propose' && signOff && (
        <DecisionDialog move={move} signOff={signOff} onClose={close} onDone={done} />
      )}
    </li>
  )
}
