import { Skeleton } from '@mantine/core'
import type { UnsubmittedReconsideration } from '@soundroof/contract/review/unsubmitted-reconsiderations'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { LoadFailed } from '../../../../components/page/load-failed.tsx'
import { projectsShown } from '../../../../components/page/projects-shown.ts'
import { ShowMore } from '../../../../components/page/show-more.tsx'
import { call, dataOf, messageOfError } from '../../../../platform/api/api-client.ts'
import { searchWords } from '../../../../platform/search-words.ts'
import { shownMoment } from '../../../../platform/shown-date.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { causes } from '../reconsideration/cause-words.ts'
import { ReconsideredDifferences } from '../reconsideration/reconsidered-differences.tsx'
import styles from './queue.module.css'
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
    <li className={styles.row}>
      <div className={styles.head}>
        <h3 className={styles.title}>{titleOf(row)}</h3>
        <span className={styles.company}>{row.company.name}</span>
        <span className={styles.company}>{row.address}</span>
      </div>
      <p className={styles.late}>{say({ code: causes[row.cause], values: { date: shownMoment(say, row.since) } })}</p>
      <details className={styles.worse}>
        <summary>{say('review.what-is-worse')}</summary>
        <ReconsideredDifferences {...row} />
      </details>
    </li>
  )
}

/** Results under reconsideration of projects that no engineer has: to be read, their customers act. */
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
    <section className={styles.unsubmitted} aria-labelledby="unsubmitted">
      <h2 id="unsubmitted" className={styles.title}>
        {say('review.never-submitted')}
      </h2>
      <p className={styles.count} role="status">
        {projectsShown(say, rows.length, last)}. {say('review.their-owners-are-told-and-calculate')}
      </p>
      <ul className={styles.rows} ref={list}>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
      <ShowMore list={list} shown={rows.length} query={query} />
    </section>
  )
}
