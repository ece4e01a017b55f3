import type { ChangedFigure, RestingState } from '@soundroof/contract/review/changed/changed-figures'
import { SelectField } from '../../../../components/fields/select-field.tsx'
import { type PlainCode, useSay } from '../../../../platform/words/use-say.ts'
import styles from './changed.module.css'
import { type ChangedSearch, stateOf } from './chosen-rows.ts'

const others: readonly Exclude<RestingState, 'open'>[] = ['settled', 'no-worse']
const labels: Readonly<Record<(typeof others)[number], PlainCode>> = {
  settled: 'review.settled',
  'no-worse': 'review.no-worse-today',
}

type Props = {
  readonly figures: readonly ChangedFigure[]
  readonly search: ChangedSearch
  readonly onSearch: (search: ChangedSearch) => void
}

/** Both stand in the address. */
export const ChangedFilters = ({ figures, search, onSearch }: Props) => {
  const say = useSay()
  const positionOf = (list: readonly string[], value: string | undefined): number | null => {
    const position = list.indexOf(value ?? '')
    return position < 0 ? null : position
  }
  const shown = others.filter((state) => state !== 'no-worse' || search.figure)
  return (
    <div className={styles.filters}>
      <SelectField
        name="figure"
        label={say('review.figure')}
        placeholder={say('review.every-changed-figure')}
        options={figures.map(({ name, open }) => say('review.name-count-to-settle', { name, count: open }))}
        value={positionOf(
          figures.map(({ id }) => id),
          search.figure,
        )}
        onChange={(position) => {
          const figure = position === null ? '' : (figures[position]?.id ?? '')
          onSearch({ figure, ...(figure !== '' || search.state !== 'no-worse' ? { state: search.state ?? '' } : {}) })
        }}
      />
      <SelectField
        name="state"
        label={say('review.show')}
        placeholder={say('review.to-settle')}
        options={shown.map((state) => say(labels[state]))}
        value={positionOf(shown, stateOf(search.state))}
        onChange={(position) => onSearch({ ...search, state: position === null ? '' : (shown[position] ?? '') })}
      />
    </div>
  )
}
