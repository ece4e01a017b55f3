import { Button, Skeleton } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ButtonLink } from '../../components/button-link.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { PageFrame } from '../../components/page-frame.tsx'
import type { Card } from './cards.ts'
import styles from './console.module.css'
import { ConsoleFilters } from './console-filters.tsx'
import { type ConsoleSearch, type TableName, tableNames, tableOf, tables } from './tables.ts'

const route = getRouteApi('/shell/console')

const useCards = (name: TableName, filters: ConsoleSearch) =>
  useInfiniteQuery({
    queryKey: ['console', name, filters],
    queryFn: ({ pageParam, signal }) => tables[name].fetchPage({ filters, after: pageParam, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })

const Tables = ({ current }: { readonly current: TableName }) => (
  <nav aria-label="Tables" className={styles.tables}>
    {tableNames.map((name) => (
      <ButtonLink
        key={name}
        to="/console"
        search={{ table: name }}
        variant={name === current ? 'filled' : 'default'}
        aria-current={name === current ? 'page' : undefined}
      >
        {tables[name].title}
      </ButtonLink>
    ))}
  </nav>
)

const Row = ({ card: { title, mark, facts } }: { readonly card: Card }) => (
  <li className={styles.row}>
    <h2 className={styles.title}>
      {title}
      {mark !== null && <span className={styles.mark}>{mark}</span>}
    </h2>
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </li>
)

const Rows = ({ name, filters }: { readonly name: TableName; readonly filters: ConsoleSearch }) => {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useCards(name, filters)
  if (error)
    return <EmptyState title={error.message} action={<Button onClick={() => void refetch()}>Try again</Button>} />
  if (!data) return <Skeleton height={240} radius="lg" />
  const cards = data.pages.flatMap((page) => page.cards)
  const total = data.pages.at(-1)?.total ?? 0
  return (
    <section aria-label={tables[name].title}>
      <p role="status" className={styles.count}>
        {cards.length} of {total}
      </p>
      {cards.length === 0 && <EmptyState title="Nothing found" />}
      <ul className={styles.rows}>
        {cards.map((card) => (
          <Row key={card.id} card={card} />
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="default" mt="md" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </section>
  )
}

/** For administrators: everybody and everything of this installation, to look at. */
export const ConsolePage = () => {
  const { table, ...filters } = route.useSearch()
  const navigate = route.useNavigate()
  const name = tableOf(table)
  const address = JSON.stringify(filters)
  return (
    <PageFrame title="Console" width="wide" lead="What this installation holds. Nothing is changed here.">
      <Tables current={name} />
      <ConsoleFilters
        key={`${name} ${address}`}
        table={tables[name]}
        filters={filters}
        onSearch={(chosen) => void navigate({ search: { ...chosen, table: name } })}
      />
      <Rows name={name} filters={filters} />
    </PageFrame>
  )
}
