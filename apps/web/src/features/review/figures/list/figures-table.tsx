import { Checkbox, UnstyledButton } from '@mantine/core'
import { stateOfRow } from '@soundroof/contract/review/figures/figure-filters'
import { type FigureRow, mostCounted } from '@soundroof/contract/review/figures/figures-console'
import { valueLabel } from '@soundroof/contract/review/figures/value-label'
import { useState } from 'react'
import { type Say, useSay } from '../../../../platform/words/use-say.ts'
import { FigureCard } from '../figure-card.tsx'
import { resultsWords, shownValue, stateLabels } from '../figure-words.ts'
import styles from '../figures.module.css'
import type { Signing } from '../sign-off-card.tsx'
import listStyles from './list.module.css'

/** Values of a row; the rest stands in its details. */
const mostValues = 3

const valuesWords = (say: Say, { values }: FigureRow): string => {
  if (values.length === 0) return say('review.as-a-whole')
  const shown = values
    .slice(0, mostValues)
    .map((value) => `${valueLabel(value.name)} ${shownValue(say, value)}${value.at ? ` (${value.at})` : ''}`)
  return [...shown, ...(values.length > mostValues ? ['…'] : [])].join('; ')
}

type RowProps = Signing & {
  readonly figure: FigureRow
  readonly isTicked: boolean
  readonly onTick: (isTicked: boolean) => void
}

const Row = ({ figure, isTicked, onTick, ...signing }: RowProps) => {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const { id, name, words, results } = figure
  const state = stateOfRow(figure)
  return (
    <>
      <tr data-state={state}>
        <td className={listStyles.tick}>
          {signing.canSign && (
            <Checkbox
              aria-label={say('review.tick', { name })}
              checked={isTicked}
              onChange={({ currentTarget }) => onTick(currentTarget.checked)}
            />
          )}
        </td>
        <th scope="row">
          <UnstyledButton
            className={listStyles.name}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            lang="en-AU"
          >
            {name}
          </UnstyledButton>
          {words.map((said) => (
            <small key={said}>{said}</small>
          ))}
        </th>
        <td lang="en-AU" data-label={say('review.published')}>
          {valuesWords(say, figure)}
          {figure.unit !== '' && <small>{figure.unit}</small>}
        </td>
        <td>{say(stateLabels[state])}</td>
        <td data-label={say('review.rest-on-it')}>{resultsWords(say, results, mostCounted)}</td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={5} className={listStyles.details}>
            <ul className={styles.list}>
              <FigureCard key={id} figure={figure} {...signing} />
            </ul>
          </td>
        </tr>
      )}
    </>
  )
}

type Props = Signing & {
  readonly rows: readonly FigureRow[]
  readonly ticked: ReadonlySet<string>
  readonly onTick: (ticked: ReadonlySet<string>) => void
}

/** Figures of one answer; details of a row, its history and single moves open below it. */
export const FiguresTable = ({ rows, ticked, onTick, ...signing }: Props) => {
  const say = useSay()
  const all = rows.length > 0 && rows.every(({ id }) => ticked.has(id))
  const tick = (id: string, isTicked: boolean) =>
    onTick(new Set(isTicked ? [...ticked, id] : [...ticked].filter((one) => one !== id)))
  return (
    <table className={listStyles.table} aria-label={say('components.figures')}>
      <thead>
        <tr>
          <th scope="col" className={listStyles.tick}>
            {signing.canSign && (
              <Checkbox
                aria-label={say('review.tick-all')}
                checked={all}
                indeterminate={!all && ticked.size > 0}
                onChange={({ currentTarget }) => onTick(new Set(currentTarget.checked ? rows.map(({ id }) => id) : []))}
              />
            )}
          </th>
          <th scope="col">{say('review.figure')}</th>
          <th scope="col">{say('review.published')}</th>
          <th scope="col">{say('review.state')}</th>
          <th scope="col">{say('review.rest-on-it')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((figure) => (
          <Row
            key={figure.id}
            figure={figure}
            isTicked={ticked.has(figure.id)}
            onTick={(isTicked) => tick(figure.id, isTicked)}
            {...signing}
          />
        ))}
      </tbody>
    </table>
  )
}
