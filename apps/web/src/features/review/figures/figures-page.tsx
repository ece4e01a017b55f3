import type { ConsoleFigures } from '@soundroof/contract/review/figures/figures-console'
import { useQueryClient } from '@tanstack/react-query'
import { useCallData } from '../../../platform/api/use-call-data.ts'
import { useSession } from '../../../platform/session/session.ts'
import { useSay } from '../../../platform/words/use-say.ts'
import { FigureCard } from './figure-card.tsx'
import { figureStates, filtered, stateLabels, stateOf } from './figure-words.ts'
import styles from './figures.module.css'
import { SecondEngineer } from './second-engineer.tsx'
import { Filters, SignableList, SignablePage } from './signable-list.tsx'

export type FigureSearch = { readonly state?: string; readonly search?: string }
type Props = { readonly search: FigureSearch; readonly onSearch: (search: FigureSearch) => void }

const key = ['console', 'figures']

const Found = ({ figures, search }: { readonly figures: ConsoleFigures; readonly search: FigureSearch }) => {
  const say = useSay()

  const queries = useQueryClient()
  const isAdministrator = useSession()?.customer.role === 'administrator'
  const reload = () => void queries.invalidateQueries({ queryKey: key })
  const rows = filtered(figures.rows, { state: stateOf(search.state), search: search.search ?? '' })
  const { secondEngineer, version } = figures.rules
  return (
    <>
      {isAdministrator && <SecondEngineer key={version} rules={figures.rules} reload={reload} />}
      {!secondEngineer && !isAdministrator && (
        <p className={styles.quiet}>{say('review.one-engineer-may-sign-off-alone')}</p>
      )}
      <SignableList
        rows={rows}
        counted={(shown) =>
          say(shown < rows.length ? 'review.of-figures-the-first-shown-catalogue' : 'review.of-figures-catalogue', {
            found: rows.length,
            total: figures.rows.length,
            shown,
            catalogue: figures.catalogueVersion,
          })
        }
      >
        {(figure) => (
          <FigureCard
            key={figure.id}
            figure={figure}
            isSecondAsked={secondEngineer}
            canSign={!isAdministrator}
            reload={reload}
          />
        )}
      </SignableList>
    </>
  )
}

/** Figures that engineers of the provider stand behind, or could. */
export const FiguresPage = ({ search, onSearch }: Props) => {
  const say = useSay()

  return (
    <SignablePage
      title={say('components.figures')}
      lead={say('review.every-figure-that-is-published-as')}
      query={useCallData('consoleFigures', key)}
      filters={
        <Filters
          name="state"
          placeholder={say('review.all-figures')}
          options={figureStates}
          wordsOf={(state) => say(stateLabels[state])}
          chosen={stateOf(search.state)}
          onChoose={(state) => onSearch({ ...search, state })}
          search={search.search}
          onSearch={(sought) => onSearch({ ...search, search: sought })}
        />
      }
    >
      {(figures) => <Found key={JSON.stringify(search)} figures={figures} search={search} />}
    </SignablePage>
  )
}
