import { Button, Skeleton } from '@mantine/core'
import type { ConsoleFigures } from '@soundroof/contract/review/figures/figures-console'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { SelectField } from '../../../components/fields/select-field.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import { ButtonLink } from '../../../components/page/button-link.tsx'
import { LoadFailed } from '../../../components/page/load-failed.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { messageOfError } from '../../../platform/api/api-client.ts'
import { useCallData } from '../../../platform/api/use-call-data.ts'
import { useSession } from '../../../platform/session/session.ts'
import { useSay } from '../../../platform/words/use-say.ts'
import { FigureCard } from './figure-card.tsx'
import { figureStates, filtered, stateLabels, stateOf } from './figure-words.ts'
import styles from './figures.module.css'
import { SecondEngineer } from './second-engineer.tsx'

export type FigureSearch = { readonly state?: string; readonly search?: string }
type Props = { readonly search: FigureSearch; readonly onSearch: (search: FigureSearch) => void }

const key = ['console', 'figures']

const Filters = ({ search, onSearch }: Props) => {
  const say = useSay()
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

/** Figures shown at first, and added each time. */
const atOnce = 25

const Found = ({ figures, search }: { readonly figures: ConsoleFigures; readonly search: FigureSearch }) => {
  const say = useSay()

  const [shown, setShown] = useState(atOnce)
  const queries = useQueryClient()
  const isAdministrator = useSession()?.customer.role === 'administrator'
  const reload = () => void queries.invalidateQueries({ queryKey: key })
  const rows = filtered(figures.rows, { state: stateOf(search.state), search: search.search ?? '' })
  return (
    <>
      {isAdministrator && <SecondEngineer key={figures.rules.version} rules={figures.rules} reload={reload} />}
      {!figures.rules.secondEngineer && !isAdministrator && (
        <p className={styles.quiet}>{say('review.one-engineer-may-sign-off-alone')}</p>
      )}
      <p className={styles.quiet} role="status">
        {say(shown < rows.length ? 'review.of-figures-the-first-shown-catalogue' : 'review.of-figures-catalogue', {
          found: rows.length,
          total: figures.rows.length,
          shown,
          catalogue: figures.catalogueVersion,
        })}
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
          {say('components.show-more')}
        </Button>
      )}
    </>
  )
}

/** Figures that are signed off, or open to it. */
export const FiguresPage = ({ search, onSearch }: Props) => {
  const say = useSay()

  const { data, error, refetch } = useCallData('consoleFigures', key)
  return (
    <PageFrame
      title={say('components.figures')}
      width="wide"
      lead={say('review.every-figure-that-is-published-as')}
      actions={
        <ButtonLink to="/console" variant="default">
          {say('shell.console')}
        </ButtonLink>
      }
    >
      <Filters search={search} onSearch={onSearch} />
      {error && !data && <LoadFailed title={say(messageOfError(error))} retry={refetch} />}
      {!data && !error && <Skeleton height={320} radius="lg" />}
      {data && <Found key={JSON.stringify(search)} figures={data} search={search} />}
    </PageFrame>
  )
}
