import { Button } from '@mantine/core'
import { type FigureRow, mostCounted } from '@soundroof/contract/review/figures/figures-console'
import type { FigureValue } from '@soundroof/contract/review/figures/value-kinds'
import { valueLabel } from '@soundroof/contract/review/figures/value-label'
import { useState } from 'react'
import { type PlainCode, useSay } from '../../../platform/words/use-say.ts'
import { DecisionDialog, type Move } from './decision-dialog.tsx'
import { FigureHistory } from './figure-history.tsx'
import { resultsWords, shownValue, signedWords, statusWords } from './figure-words.ts'
import styles from './figures.module.css'
import { SignOffDialog } from './sign-off-dialog.tsx'
import { SignOffFacts } from './sign-off-facts.tsx'

const Values = ({ values, unit }: { readonly values: readonly FigureValue[]; readonly unit: string }) => {
  const say = useSay()
  return (
    <>
      <ul className={styles.published} lang="en-AU">
        {values.map((value) => (
          <li key={value.name}>
            {valueLabel(value.name)} <strong>{shownValue(say, value)}</strong>
          </li>
        ))}
      </ul>
      {unit !== '' && <small lang="en-AU">{unit}</small>}
    </>
  )
}

/** Above, the values take the whole width. */
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
        <dd>{resultsWords(say, figure.results, mostCounted)}</dd>
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

type ActionsProps = {
  readonly figure: FigureRow
  readonly isSecondAsked: boolean
  readonly onMove: (move: Move | 'propose') => void
}

const Actions = ({ figure: { name, signed, waiting }, isSecondAsked, onMove }: ActionsProps) => {
  const say = useSay()

  const own = waiting?.isOwn === true
  const button = (move: Move | 'propose', label: PlainCode, variant: 'filled' | 'default') => (
    <Button
      size="sm"
      variant={variant}
      onClick={() => onMove(move)}
      aria-label={say('components.value', { label: say(label), name })}
    >
      {say(label)}
    </Button>
  )
  return (
    <div className={styles.actions}>
      {!waiting &&
        button(
          'propose',
          signed ? 'review.sign-off-again' : 'review.confirm-or-replace',
          signed ? 'default' : 'filled',
        )}
      {waiting && (!own || !isSecondAsked) && button('approve', 'review.approve', 'filled')}
      {waiting && !own && button('decline', 'review.decline', 'default')}
      {waiting && own && button('withdraw', 'components.withdraw', 'default')}
      {!waiting && signed && button('revoke', 'review.take-back', 'default')}
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

const Sign = ({ figure: { signed, waiting } }: Pick<Props, 'figure'>) => {
  const say = useSay()
  return (
    <>
      {signed && (
        <p className={styles.signed}>
          {signed.isOutdated ? say('review.signed-off-before-the-published-figure') : signedWords(say, signed)}
        </p>
      )}
      {waiting && (
        <div className={styles.waiting}>
          <strong>{say('review.waiting-for-another-engineer')}</strong>
          <SignOffFacts signOff={waiting} />
        </div>
      )}
    </>
  )
}

/** One figure of the catalogue, who stands behind it, and what the reader can do. */
export const FigureCard = ({ figure, isSecondAsked, canSign, reload }: Props) => {
  const say = useSay()

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
        <span className={styles.status}>{isInForce ? say('review.confirmed') : say(statusWords[figure.status])}</span>
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
