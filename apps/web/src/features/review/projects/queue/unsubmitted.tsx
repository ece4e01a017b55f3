import { Box, Skeleton, Text } from '@mantine/core'
import type { UnsubmittedReconsideration } from '@soundroof/contract/review/unsubmitted-reconsiderations'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { PlainList } from '../../../../components/lists/plain-list.tsx'
import { LoadFailed } from '../../../../components/page/load-failed.tsx'
import { ShowMore } from '../../../../components/page/show-more.tsx'
import { projectsShown } from '../../../../components/roofs/projects-shown.ts'
import { call, dataOf, messageOfError } from '../../../../platform/api/api-client.ts'
import { searchWords } from '../../../../platform/search-words.ts'
import { shownMoment } from '../../../../platform/shown-date.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { causes } from '../reconsideration/cause-words.ts'
import { ReconsideredDifferences } from '../reconsideration/reconsidered-differences.tsx'
import { QueueCard } from './queue-card.tsx'
import type { QueueSearch } from './queue-filters.ts'
import { titleOf } from './queue-words.ts'

const useUnsubmitted = ({ name, company }: QueueSearch) =>
  useInfiniteQuery({
    queryKey: ['console', 'unsubmitted', name, company],
    queryFn: async ({ pageParam, signal }) => {
      const query = { name: searchWords(name), company: searchWords(company), after: pageParam }
      return dataOf(await call('unsubmittedReconsiderations', { query, signal, quiet: true }))
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })

const Row = ({ row }: { readonly row: UnsubmittedReconsideration }) => {
  const say = useSay()
  return (
    <QueueCard title={titleOf(row)} beside={[row.company.name, row.address]}>
      <Text c="var(--danger-text)">
        {say({ code: causes[row.cause], values: { date: shownMoment(say, row.since) } })}
      </Text>
      <Box component="details" w="100%" fz="sm">
        <Box component="summary" style={{ cursor: 'pointer' }}>
          {say('review.what-is-worse')}
        </Box>
        <ReconsideredDifferences {...row} />
      </Box>
    </QueueCard>
  )
}

/** Results under reconsideration of projects that no engineer holds: read-only here, since their customers act. */
export const Unsubmitted = ({ search }: { readonly search: QueueSearch }) => {
  const say = useSay()

  const query = useUnsubmitted(search)
  const list = useRef<HTMLUListElement>(null)
  const { data, error, refetch } = query
  const last = data?.pages.at(-1)
  if (error && !last) return <LoadFailed title={say(messageOfError(error))} retry={refetch} />
  if (!last) return <Skeleton height={160} radius="lg" />
  const rows = data?.pages.flatMap((page) => page.rows) ?? []
  return (
    <Box component="section" mt={28} aria-labelledby="unsubmitted">
      <Box component="h2" id="unsubmitted" m={0} fz="1.05rem">
        {say('review.never-submitted')}
      </Box>
      <Text fz="sm" c="dimmed" mb={10} role="status">
        {projectsShown(say, rows.length, last)}. {say('review.their-owners-are-told-and-calculate')}
      </Text>
      <PlainList ref={list}>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </PlainList>
      <ShowMore list={list} shown={rows.length} query={query} />
    </Box>
  )
}
