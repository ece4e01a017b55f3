import { Skeleton, Text } from '@mantine/core'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { ButtonLink } from '../../../../components/page/button-link.tsx'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import { LoadFailed } from '../../../../components/page/load-failed.tsx'
import { NoteLine } from '../../../../components/page/note-line.tsx'
import { PageFrame } from '../../../../components/page/page-frame.tsx'
import { ShowMore } from '../../../../components/page/show-more.tsx'
import { projectsShown } from '../../../../components/roofs/projects-shown.ts'
import { call, dataOf, messageOfError } from '../../../../platform/api/api-client.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { ChangedFilters } from './changed-filters.tsx'
import { ChangedList } from './changed-list.tsx'
import { type ChangedSearch, queryOf } from './chosen-rows.ts'

const key = ['console', 'changed']

const useChanged = (search: ChangedSearch) => {
  const asked = queryOf(search)
  return useInfiniteQuery({
    queryKey: [...key, asked],
    queryFn: async ({ pageParam, signal }) =>
      dataOf(await call('changedFigures', { query: { ...asked, after: pageParam }, signal, quiet: true })),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
}

type Props = { readonly search: ChangedSearch; readonly onSearch: (search: ChangedSearch) => void }

const Found = ({ search, onSearch }: Props) => {
  const say = useSay()
  const query = useChanged(search)
  const queries = useQueryClient()
  const list = useRef<HTMLUListElement>(null)
  const { data, error, refetch } = query
  const last = data?.pages.at(-1)
  if (error && !last) return <LoadFailed title={say(messageOfError(error))} retry={refetch} />
  if (!last) return <Skeleton height={320} radius="lg" />
  const rows = data?.pages.flatMap((page) => page.rows) ?? []
  return (
    <>
      <ChangedFilters figures={last.figures} search={search} onSearch={onSearch} />
      {!last.isCompared && <NoteLine tone="warning" title={say('review.results-are-still-being-compared')} />}
      <Text fz="sm" c="dimmed" my={10} role="status">
        {projectsShown(say, rows.length, last)}
      </Text>
      <ChangedList
        key={JSON.stringify(search)}
        rows={rows}
        list={list}
        reload={() => queries.invalidateQueries({ queryKey: ['console'] })}
      />
      {rows.length === 0 && (
        <EmptyState title={say('review.nothing-waits-here')}>{say('review.change-a-filter-to-see-other')}</EmptyState>
      )}
      <ShowMore list={list} shown={rows.length} query={query} />
    </>
  )
}

/** Everything that rests on a figure that engineers replaced or took back, and how it is settled. */
export const ChangedPage = (props: Props) => {
  const say = useSay()
  return (
    <PageFrame
      title={say('review.when-a-figure-changed')}
      width="wide"
      lead={say('review.projects-whose-result-rests-on-a')}
      actions={
        <>
          <ButtonLink to="/console" variant="default">
            {say('components.queue')}
          </ButtonLink>
          <ButtonLink to="/console/figures" variant="default">
            {say('components.figures')}
          </ButtonLink>
        </>
      }
    >
      <Found {...props} />
    </PageFrame>
  )
}
