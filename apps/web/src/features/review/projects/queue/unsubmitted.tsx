import { Skeleton } from '@mantine/core'
import { text } from '@soundroof/contract/platform/text'
import type { UnsubmittedReconsideration } from '@soundroof/contract/review/unsubmitted-reconsiderations'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { LoadFailed } from '../../../../components/page/load-failed.tsx'
import { projectsShown } from '../../../../components/page/projects-shown.ts'
import { ShowMore } from '../../../../components/page/show-more.tsx'
import { call, dataOf } from '../../../../platform/api/api-client.ts'
import { searchWords } from '../../../../platform/search-words.ts'
import { shownMoment } from '../../../../platform/shown-date.ts'
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

const Row = ({ row }: { readonly row: UnsubmittedReconsideration }) => (
  <li className={styles.row}>
    <div className={styles.head}>
      <h3 className={styles.title}>{titleOf(row)}</h3>
      <span className={styles.company}>{row.company.name}</span>
      <span className={styles.company}>{row.address}</span>
    </div>
    <p className={styles.late}>{text(causes[row.cause], { date: shownMoment(row.since) })}</p>
    <details className={styles.worse}>
      <summary>{text('What is worse')}</summary>
      <ReconsideredDifferences {...row} />
    </details>
  </li>
)

/** Results under reconsideration of projects that no engineer has: to be read, their customers act. */
export const Unsubmitted = ({ search }: { readonly search: QueueSearch }) => {
  const query = useUnsubmitted(search)
  const list = useRef<HTMLUListElement>(null)
  const { data, error, refetch } = query
  const last = data?.pages.at(-1)
  if (error && !last) return <LoadFailed title={error.message} retry={refetch} />
  if (!last) return <Skeleton height={160} radius="lg" />
  const rows = data?.pages.flatMap((page) => page.rows) ?? []
  return (
    <section className={styles.unsubmitted} aria-labelledby="unsubmitted">
      <h2 id="unsubmitted" className={styles.title}>
        {text('Never submitted')}
      </h2>
      <p className={styles.count} role="status">
        {projectsShown(rows.length, last)}.{' '}
        {text('Their owners are told, and calculate again free of charge; here they can be read, and nothing more.')}
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
