import { Skeleton, Text } from '@mantine/core'
import type { EngineerLoad, QueueRow as Row } from '@soundroof/contract/review/console-review'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { PlainList } from '../../../../components/lists/plain-list.tsx'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import { LoadFailed } from '../../../../components/page/load-failed.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import { ShowMore } from '../../../../components/page/show-more.tsx'
import { projectsShown, type Total } from '../../../../components/roofs/projects-shown.ts'
import { call, dataOf, messageOfError } from '../../../../platform/api/api-client.ts'
import { isAskedAgain } from '../../../../platform/api/unattended.ts'
import { goTo } from '../../../../platform/navigation.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { claim } from './claim.ts'
import styles from './queue.module.css'
import { QueueFilterForm } from './queue-filter-form.tsx'
import { type QueueSearch, queueQuery, stateOf } from './queue-filters.ts'
import { QueueRow } from './queue-row.tsx'
import { loadWords } from './queue-words.ts'
import { Unsubmitted } from './unsubmitted.tsx'

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
      <PlainList gap={10} fz="sm">
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

type RowsProps = { readonly rows: readonly Row[]; readonly total: Total; readonly query: ReturnType<typeof useQueue> }

const Rows = ({ rows, total, query }: RowsProps) => {
  const say = useSay()

  const queries = useQueryClient()
  const list = useRef<HTMLUListElement>(null)
  const [claiming, setClaiming] = useState<string | null>(null)
  const take = async (hash: string) => {
    setClaiming(hash)
    const isMine = await claim(hash)
    setClaiming(null)
    if (isMine) goTo(`/console/project?project=${encodeURIComponent(hash)}`)
    else await queries.invalidateQueries({ queryKey: ['console', 'queue'] })
  }
  return (
    <section aria-label={say('components.queue')}>
      <Text fz="sm" c="dimmed" mb={10} role="status">
        {projectsShown(say, rows.length, total)}
      </Text>
      {rows.length === 0 && (
        <EmptyState title={say('review.nothing-waits-here')}>{say('review.change-a-filter-to-see-other')}</EmptyState>
      )}
      <PlainList ref={list}>
        {rows.map((row) => (
          <QueueRow key={row.hash} row={row} isClaiming={claiming === row.hash} onClaim={() => void take(row.hash)} />
        ))}
      </PlainList>
      <ShowMore list={list} shown={rows.length} query={query} />
    </section>
  )
}

const Found = ({ search }: { readonly search: QueueSearch }) => {
  const say = useSay()

  const query = useQueue(search)
  const { data, error, refetch } = query
  const last = data?.pages.at(-1)
  if (error && !last) return <LoadFailed title={say(messageOfError(error))} retry={refetch} />
  if (!last) return <Skeleton height={320} radius="lg" />
  return (
    <div className={styles.columns}>
      <Rows rows={data?.pages.flatMap(({ rows }) => rows) ?? []} total={last} query={query} />
      <Load load={last.load} />
    </div>
  )
}

type Props = { readonly search: QueueSearch; readonly onSearch: (search: QueueSearch) => void }

/** Submitted projects of all companies, and the load of each engineer. */
export const Queue = ({ search, onSearch }: Props) => (
  <>
    <QueueFilterForm key={JSON.stringify(search)} search={search} onSearch={onSearch} />
    <Found search={search} />
    {stateOf(search.state) === 'reconsidered' && <Unsubmitted search={search} />}
  </>
)
