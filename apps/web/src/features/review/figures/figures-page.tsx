import { Button, Skeleton } from '@mantine/core'
import { text } from '@soundroof/contract/platform/text'
import type { ConsoleFigures } from '@soundroof/contract/review/figures/figures-console'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { SelectField } from '../../../components/fields/select-field.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import { ButtonLink } from '../../../components/page/button-link.tsx'
import { LoadFailed } from '../../../components/page/load-failed.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { useCallData } from '../../../platform/api/use-call-data.ts'
import { useSession } from '../../../platform/session/session.ts'
import { FigureCard } from './figure-card.tsx'
import { figureStates, filtered, stateLabels, stateOf } from './figure-words.ts'
import styles from './figures.module.css'
import { SecondEngineer } from './second-engineer.tsx'

export type FigureSearch = { readonly state?: string; readonly search?: string }
type Props = { readonly search: FigureSearch; readonly onSearch: (search: FigureSearch) => void }

const key = ['console', 'figures']

const Filters = ({ search, onSearch }: Props) => (
  <div className={styles.filters}>
    <SelectField
      name="state"
      label={text('Show')}
      placeholder={text('All figures')}
      options={figureStates.map((state) => text(stateLabels[state]))}
      value={figureStates.indexOf(stateOf(search.state))}
      onChange={(position) => onSearch({ ...search, state: figureStates[position ?? 0] ?? 'all' })}
    />
    <TextField
      name="search"
      label={text('Name or source')}
      value={search.search ?? ''}
      onChange={(sought) => onSearch({ ...search, search: sought })}
      maxLength={100}
    />
  </div>
)

/** Figures that are shown at first, and more each time. */
const atOnce = 25

const Found = ({ figures, search }: { readonly figures: ConsoleFigures; readonly search: FigureSearch }) => {
  const [shown, setShown] = useState(atOnce)
  const queries = useQueryClient()
  const isAdministrator = useSession()?.customer.role === 'administrator'
  const reload = () => void queries.invalidateQueries({ queryKey: key })
  const rows = filtered(figures.rows, { state: stateOf(search.state), search: search.search ?? '' })
  return (
    <>
      {isAdministrator && <SecondEngineer key={figures.rules.version} rules={figures.rules} reload={reload} />}
      {!figures.rules.secondEngineer && !isAdministrator && (
        <p className={styles.quiet}>{text('One engineer may sign off alone; reports say so.')}</p>
      )}
      <p className={styles.quiet} role="status">
        {text(
          shown < rows.length
            ? '{found} of {total} figures, the first {shown} shown, catalogue {catalogue}'
            : '{found} of {total} figures, catalogue {catalogue}',
          { found: rows.length, total: figures.rows.length, shown, catalogue: figures.catalogueVersion },
        )}
      </p>
      <ul className={styles.list}>
        {rows.slice(0, shown).map((figure) => (
          <FigureCard
            key={figure.id}
            figure={figure}
            isSecondAsked={figures.rules.secondEngineer}
            canSign={!isAdministrator}
            reload={reload}
          />
        ))}
      </ul>
      {shown < rows.length && (
        <Button variant="default" onClick={() => setShown(shown + atOnce)}>
          {text('Show more')}
        </Button>
      )}
    </>
  )
}

/** Figures that engineers of the provider stand behind, or could. */
export const FiguresPage = ({ search, onSearch }: Props) => {
  const { data, error, refetch } = useCallData('consoleFigures', key)
  return (
    <PageFrame
      title={text('Figures')}
      width="wide"
      lead={text(
        'Every figure that is published as unverified or as an estimate. One engineer confirms or replaces it, another approves; the next calculation counts on it.',
      )}
      actions={
        <ButtonLink to="/console" variant="default">
          {text('Console')}
        </ButtonLink>
      }
    >
      <Filters search={search} onSearch={onSearch} />
      {error && !data && <LoadFailed title={error.message} retry={refetch} />}
      {!data && !error && <Skeleton height={320} radius="lg" />}
      {data && <Found key={JSON.stringify(search)} figures={data} search={search} />}
    </PageFrame>
  )
}
