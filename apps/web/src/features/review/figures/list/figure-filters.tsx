import { type FigureKind, figureKinds, figureStates } from '@soundroof/contract/review/figures/figure-filters'
import { figureTables } from '@soundroof/contract/review/figures/figure-tables'
import { SelectField } from '../../../../components/fields/select-field.tsx'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { type PlainCode, useSay } from '../../../../platform/words/use-say.ts'
import { stateLabels } from '../figure-words.ts'
import styles from '../figures.module.css'
import { type FigureSearch, stateOf, uses } from './figure-search.ts'

const kindLabels: Readonly<Record<FigureKind, PlainCode>> = {
  number: 'review.numbers',
  place: 'review.places',
  'capacity-table': 'review.capacity-tables',
  product: 'review.products',
  reading: 'review.readings-of-the-method',
}

type Props = { readonly search: FigureSearch; readonly onSearch: (search: FigureSearch) => void }

/** Each filter stands in the address; another one begins at the first row. */
export const FigureFilters = ({ search: { from: _, ...search }, onSearch }: Props) => {
  const say = useSay()
  const positionIn = (list: readonly string[], value: string | undefined): number | null => {
    const position = list.indexOf(value ?? '')
    return position < 0 ? null : position
  }
  return (
    <div className={styles.filters}>
      <SelectField
        name="state"
        label={say('review.show')}
        placeholder={say('review.all-figures')}
        options={figureStates.map((state) => say(stateLabels[state]))}
        value={figureStates.indexOf(stateOf(search.state))}
        onChange={(position) => onSearch({ ...search, state: figureStates[position ?? 0] ?? 'all' })}
      />
      <SelectField
        name="use"
        label={say('review.used-for')}
        placeholder={say('review.every-use')}
        options={uses.map((use) => figureTables[use]?.name ?? use)}
        value={positionIn(uses, search.use)}
        onChange={(position) => onSearch({ ...search, use: position === null ? '' : (uses[position] ?? '') })}
      />
      <SelectField
        name="kind"
        label={say('review.kind-of-figure')}
        placeholder={say('review.every-kind')}
        options={figureKinds.map((kind) => say(kindLabels[kind]))}
        value={positionIn(figureKinds, search.kind)}
        onChange={(position) => onSearch({ ...search, kind: position === null ? '' : (figureKinds[position] ?? '') })}
      />
      <TextField
        name="search"
        label={say('review.name-or-source')}
        value={search.search ?? ''}
        onChange={(sought) => onSearch({ ...search, search: sought })}
        maxLength={100}
      />
    </div>
  )
}
