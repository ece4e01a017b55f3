import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { focusAfterDialog } from '../../../components/page/focus-after-dialog.ts'
import { LoadFailed } from '../../../components/page/load-failed.tsx'
import { ShowMore } from '../../../components/page/show-more.tsx'
import { messageOfError } from '../../../platform/api/api-client.ts'
import { useSay } from '../../../platform/words/use-say.ts'
import { type CardRequest, RequestDialog } from './actions/request-dialog.tsx'
import { CardRow } from './card-row.tsx'
import { ConsoleFilters } from './console-filters.tsx'
import { CsvButton } from './csv-button.tsx'
import { type ConsoleSearch, type Table, type TableName, tables } from './tables.ts'

const useCards = (name: TableName, filters: ConsoleSearch) => {
  const say = useSay()
  return useInfiniteQuery({
    queryKey: ['console', name, filters],
    queryFn: ({ pageParam, signal }) => tables[name].fetchPage({ filters, after: pageParam, signal, say }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
}

type RowsProps = { readonly name: TableName; readonly filters: ConsoleSearch }

const Rows = ({ name, filters }: RowsProps) => {
  const say = useSay()

  const query = useCards(name, filters)
  const { data, error, refetch } = query
  const [asked, setAsked] = useState<CardRequest | null>(null)
  const section = useRef<HTMLElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const onDone = async () => {
    setAsked(null)
    await refetch()
    focusAfterDialog(section.current)
  }
  if (error) return <LoadFailed title={say(messageOfError(error))} retry={refetch} />
  if (!data) return <Skeleton height={240} radius="lg" />
  const cards = data.pages.flatMap((page) => page.cards)
  const total = data.pages.at(-1)?.total ?? 0
  return (
    <section ref={section} tabIndex={-1} aria-label={say(tables[name].title)}>
      <Group justify="space-between" gap="8px 16px" mb={8}>
        <Text inherit role="status" c="dimmed" fz="sm">
          {say('administration.of-cards-total', { cards: cards.length, total })}
        </Text>
        {name === 'audit' && total > 0 && <CsvButton filters={filters} />}
        {name === 'users' && (
          <Button size="sm" onClick={() => setAsked({ kind: 'inviteStaff' })}>
            {say('administration.invite-staff')}
          </Button>
        )}
      </Group>
      {cards.length === 0 && <EmptyState title={say('administration.nothing-found')} />}
      <Stack gap="sm" renderRoot={(props) => <ul {...props} ref={list} />}>
        {cards.map((card) => (
          <CardRow key={card.id} card={card} onAsk={setAsked} onDone={() => void refetch()} />
        ))}
      </Stack>
      <ShowMore list={list} shown={cards.length} query={query} />
      {asked && <RequestDialog asked={asked} onClose={() => setAsked(null)} onDone={() => void onDone()} />}
    </section>
  )
}

type Props = RowsProps & { readonly onSearch: (filters: ConsoleSearch) => void }

const hasFilters = ({ searchLabel, choices, isByTime }: Table): boolean =>
  searchLabel !== null || choices.length > 0 || isByTime === true

export const TableSection = ({ name, filters, onSearch }: Props) => (
  <>
    {hasFilters(tables[name]) && (
      <ConsoleFilters
        key={`${name} ${JSON.stringify(filters)}`}
        table={tables[name]}
        filters={filters}
        onSearch={onSearch}
      />
    )}
    <Rows name={name} filters={filters} />
  </>
)
