import { Skeleton, Text } from '@mantine/core'
import type { EngineerLoad, QueueRow as Row } from '@soundroof/contract/review/console-review'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { PlainList } from '../../../../components/lists/plain-list.tsx'
import { TextLink } from '../../../../components/page/button-link.tsx'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import { LoadFailed } from '../../../../components/page/load-failed.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import { ShowMore } from '../../../../components/page/show-more.tsx'
import { projectsShown, type Total } from '../../../../components/roofs/projects-shown.ts'
import { call, dataOf, messageOfError } from '../../../../platform/api/api-client.ts'
import { isAskedAgain } from '../../../../platform/api/unattended.ts'
import { goTo } from '../../../../platform/navigation.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { ShortcutHelp } from '../shortcuts/shortcut-sheet.tsx'
import { useChange } from '../use-change.ts'
import { claim } from './claim.ts'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { NextJobButton } from './next-job-button.tsx'
import styles from './queue.module.css'
import { QueueFilterForm } from './queue-filter-form.tsx'
import { type QueueSearch, queueQuery, rememberSearch, stateOf } from './queue-filters.ts'
import { QueueTable } from './queue-table.tsx'
import { loadWords } from './queue-words.ts'
import { Unsubmitted } from './unsubmitted.tsx'
import { useRowKeys } from './use-row-keys.ts'

const pollEvery = 30_000

const useQueue = (search: QueueSearch) =>
  useInfiniteQuery({
    queryKey: ['console', 'queue', search],
    queryFn: async ({ pageParam, signal, ...asked }) => {
      const how = { signal, quiet: true, unattended: isAskedAgain(asked) }
      return dataOf(await call('consoleQueue', { query: { ...queueQuery(search), after: pageParam }, ...how }))
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    refetchInterval: pollEvery,
  })

const Load = ({ load }: { readonly load: readonly EngineerLoad[] }) => {
  const say = useSay()
  return (
    <Panel title={say('review.engineers')} tone="quiet">
      <PlainList gap={12} fz="sm" className={styles.load}>
        {load.map((engineer) => (
          <li key={engineer.id}>
            <strong>{engineer.name}</strong>
            <Text inherit c="dimmed">
              {loadWords(say, engineer)}
            </Text>
          </li>
        ))}
      </PlainList>
    </Panel>
  )
}

type Searching = { readonly search: QueueSearch; readonly onSearch: (search: QueueSearch) => void }
type RowsProps = Searching & {
  readonly rows: readonly Row[]
  readonly total: Total
  readonly query: ReturnType<typeof useQueue>
}

const Rows = ({ rows, total, query, ...searching }: RowsProps) => {
  const say = useSay()

  const change = useChange(['console', 'queue'])
  const body = useRef<HTMLTableSectionElement>(null)
  const [claiming, setClaiming] = useState<string | null>(null)
  const [assigned, setAssigned] = useState<Row | null>(null)
  const take = async ({ hash }: Row) => {
    setClaiming(hash)
    const isMine = await claim(hash)
    setClaiming(null)
    if (isMine) goTo(`/console/project?project=${encodeURIComponent(hash)}`)
    else await query.refetch()
  }
  const acts = { onClaim: (row: Row) => void take(row), onAssign: setAssigned }
  useRowKeys({ body, rows, ...acts })
  return (
    <section aria-label={say('components.queue')}>
      <div className={styles.head}>
        <Text fz="sm" c="dimmed" role="status">
          {projectsShown(say, rows.length, total)}
        </Text>
        <ShortcutHelp />
        <NextJobButton />
      </div>
      {rows.length === 0 ? (
        <EmptyState title={say('review.nothing-waits-here')}>{say('review.change-a-filter-to-see-other')}</EmptyState>
      ) : (
        <QueueTable rows={rows} body={body} claiming={claiming} {...acts} {...searching} />
      )}
      <ShowMore list={body} shown={rows.length} query={query} />
      {assigned && (
        <HandOverDialog
          hash={assigned.hash}
          isUnclaimed={assigned.moves.includes('assign')}
          present={assigned.engineer}
          change={change}
          onClose={() => setAssigned(null)}
        />
      )}
    </section>
  )
}

const Found = ({ search, onSearch }: Searching) => {
  const say = useSay()

  const query = useQueue(search)
  const { data, error, refetch } = query
  const last = data?.pages.at(-1)
  if (error && !last) return <LoadFailed title={say(messageOfError(error))} retry={refetch} />
  if (!last) return <Skeleton height={320} radius="lg" />
  return (
    <div className={styles.parts}>
      <Rows
        rows={data?.pages.flatMap(({ rows }) => rows) ?? []}
        total={last}
        query={query}
        search={search}
        onSearch={onSearch}
      />
      <Load load={last.load} />
    </div>
  )
}

/** Where several are settled at once. */
const ToChanged = () => {
  const say = useSay()
  return (
    <Text mb={10}>
      <TextLink to="/console/figures/changed">{say('review.settle-several-on-one-page')}</TextLink>
    </Text>
  )
}

/** Submitted projects of all companies, and the load of each engineer. */
export const Queue = ({ search, onSearch }: Searching) => {
  useEffect(() => rememberSearch(search), [search])
  return (
    <>
      <QueueFilterForm key={JSON.stringify(search)} search={search} onSearch={onSearch} />
      {stateOf(search.state) === 'reconsidered' && <ToChanged />}
      <Found search={search} onSearch={onSearch} />
      {stateOf(search.state) === 'reconsidered' && <Unsubmitted search={search} />}
    </>
  )
}
