import { Button, Skeleton } from '@mantine/core'
import { mostRows } from '@soundroof/contract/review/figures/figure-filters'
import type { ConsoleFigures, FigureRow } from '@soundroof/contract/review/figures/figures-console'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ButtonLink, TextLink } from '../../../../components/page/button-link.tsx'
import { LoadFailed } from '../../../../components/page/load-failed.tsx'
import { PageFrame } from '../../../../components/page/page-frame.tsx'
import { call, dataOf, messageOfError } from '../../../../platform/api/api-client.ts'
import { useSession } from '../../../../platform/session/session.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import styles from '../figures.module.css'
import { SecondEngineer } from '../second-engineer.tsx'
import { ApproveStep } from '../steps/approve-step.tsx'
import { ConfirmStep } from '../steps/confirm-step.tsx'
import { FigureFilters } from './figure-filters.tsx'
import { approvable, confirmable, type FigureSearch, filtersOf } from './figure-search.ts'
import { FiguresTable } from './figures-table.tsx'
import listStyles from './list.module.css'

type Props = { readonly search: FigureSearch; readonly onSearch: (search: FigureSearch) => void }

const key = ['console', 'figures']

const useFigures = (search: FigureSearch) => {
  const query = filtersOf(search)
  return useQuery({
    queryKey: [...key, 'list', query],
    queryFn: async ({ signal }) => dataOf(await call('consoleFigures', { query, signal, quiet: true })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

const steps = { confirm: ConfirmStep, approve: ApproveStep } as const
/** A step and its figures as they were on opening it. */
type Step = { readonly name: keyof typeof steps; readonly figures: readonly FigureRow[] }

type FoundProps = Props & { readonly figures: ConsoleFigures; readonly onStep: (step: Step) => void }

const Rules = ({ rules, reload }: Pick<ConsoleFigures, 'rules'> & { readonly reload: () => void }) => {
  const say = useSay()
  if (useSession()?.customer.role === 'administrator')
    return <SecondEngineer key={rules.version} rules={rules} reload={reload} />
  return rules.secondEngineer ? null : <p className={styles.quiet}>{say('review.one-engineer-may-sign-off-alone')}</p>
}

const Pages = ({ figures: { found, rows }, search, onSearch }: Omit<FoundProps, 'onStep'>) => {
  const say = useSay()
  const { from = 0 } = filtersOf(search)
  if (found <= rows.length) return null
  return (
    <div className={listStyles.steps}>
      <Button
        variant="default"
        disabled={from === 0}
        onClick={() => onSearch({ ...search, from: String(Math.max(0, from - mostRows)) })}
      >
        {say('review.the-rows-before', { count: mostRows })}
      </Button>
      <Button
        variant="default"
        disabled={from + rows.length >= found}
        onClick={() => onSearch({ ...search, from: String(from + mostRows) })}
      >
        {say('review.the-rows-after', { count: mostRows })}
      </Button>
    </div>
  )
}

const Found = ({ figures, search, onSearch, onStep }: FoundProps) => {
  const say = useSay()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const queries = useQueryClient()
  const canSign = useSession()?.customer.role !== 'administrator'
  const reload = () => void queries.invalidateQueries({ queryKey: key })
  const { rows, rules, found, total, catalogueVersion } = figures
  const toConfirm = confirmable(rows, ticked)
  const toApprove = approvable(rows, ticked, rules.secondEngineer)
  return (
    <>
      <Rules rules={rules} reload={reload} />
      <p className={styles.quiet} role="status">
        {say(rows.length < found ? 'review.of-figures-the-first-shown-catalogue' : 'review.of-figures-catalogue', {
          ...{ found, total, catalogue: catalogueVersion },
          shown: rows.length,
        })}
      </p>
      {canSign && (
        <div className={listStyles.steps}>
          {toConfirm.length > 0 && (
            <Button onClick={() => onStep({ name: 'confirm', figures: toConfirm })}>
              {say('review.confirm-these', { count: toConfirm.length })}
            </Button>
          )}
          {toApprove.length > 0 && (
            <Button onClick={() => onStep({ name: 'approve', figures: toApprove })}>
              {say('review.approve-these', { count: toApprove.length })}
            </Button>
          )}
        </div>
      )}
      <FiguresTable
        rows={rows}
        ticked={ticked}
        onTick={setTicked}
        isSecondAsked={rules.secondEngineer}
        canSign={canSign}
        reload={reload}
      />
      <Pages figures={figures} search={search} onSearch={onSearch} />
    </>
  )
}

/** Whose result they are behind, with the way back, and the way to all of them. */
const OfProject = ({ name, search, onSearch }: Props & { readonly name: string }) => {
  const say = useSay()
  return (
    <p>
      {say('review.figures-of-the-result-of')}{' '}
      <TextLink to="/console/project" search={{ project: search.project ?? '' }}>
        {name}
      </TextLink>{' '}
      <Button variant="subtle" size="compact-sm" onClick={() => onSearch({ ...search, project: '' })}>
        {say('review.all-figures')}
      </Button>
    </p>
  )
}

/** Figures that are signed off, or open to it: a list, or a step of several. */
export const FiguresPage = ({ search, onSearch }: Props) => {
  const say = useSay()
  const [step, setStep] = useState<Step | null>(null)
  const queries = useQueryClient()
  const { data, error, refetch } = useFigures(search)
  const onClose = () => setStep(null)
  const onDone = () => {
    onClose()
    void queries.invalidateQueries({ queryKey: key })
  }
  const StepOf = step && steps[step.name]
  return (
    <PageFrame
      title={say('components.figures')}
      width="wide"
      lead={step ? undefined : say('review.every-figure-that-is-published-as')}
      actions={
        <ButtonLink to="/console" variant="default">
          {say('shell.console')}
        </ButtonLink>
      }
    >
      {StepOf && <StepOf figures={step.figures} onClose={onClose} onDone={onDone} />}
      {!step && (
        <>
          {data?.project != null && <OfProject name={data.project} search={search} onSearch={onSearch} />}
          <FigureFilters search={search} onSearch={onSearch} />
          {error && !data && <LoadFailed title={say(messageOfError(error))} retry={refetch} />}
          {!data && !error && <Skeleton height={320} radius="lg" />}
          {data && (
            <Found key={JSON.stringify(search)} figures={data} search={search} onSearch={onSearch} onStep={setStep} />
          )}
        </>
      )}
    </PageFrame>
  )
}
