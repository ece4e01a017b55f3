import { UnstyledButton } from '@mantine/core'
import type { QueueRow as Row } from '@soundroof/contract/review/console-review'
import type { QueueDirection, QueueSort } from '@soundroof/contract/review/queue-order'
import type { RefObject } from 'react'
import { type PlainCode, useSay } from '../../../../platform/words/use-say.ts'
import styles from './queue.module.css'
import { orderOf, type QueueSearch, sortedBy } from './queue-filters.ts'
import { QueueRow } from './queue-row.tsx'

type Head = { readonly title: PlainCode; readonly sort?: QueueSort }

const heads: readonly Head[] = [
  { title: 'shell.project' },
  { title: 'report.status' },
  { title: 'review.verdict', sort: 'verdict' },
  { title: 'review.array', sort: 'power' },
  { title: 'review.roof' },
  { title: 'review.waiting-for', sort: 'age' },
  { title: 'review.delivery-date', sort: 'delivery' },
  { title: 'components.engineer' },
  { title: 'review.open-questions' },
]

const spoken = { asc: 'ascending', desc: 'descending' } as const
const arrows: Readonly<Record<QueueDirection, string>> = { asc: '↑', desc: '↓' }

type Sorting = { readonly search: QueueSearch; readonly onSearch: (search: QueueSearch) => void }

const ColumnHead = ({ title, sort, search, onSearch }: Head & Sorting) => {
  const say = useSay()
  const order = orderOf(search)
  const isSorted = sort !== undefined && order.sort === sort
  return (
    <th scope="col" {...(isSorted ? { 'aria-sort': spoken[order.direction] } : {})}>
      {sort === undefined ? (
        say(title)
      ) : (
        <UnstyledButton className={styles.sort ?? ''} onClick={() => onSearch(sortedBy(search, sort))}>
          {say(title)} <span aria-hidden="true">{isSorted ? arrows[order.direction] : '↕'}</span>
        </UnstyledButton>
      )}
    </th>
  )
}

type Props = Sorting & {
  readonly rows: readonly Row[]
  readonly body: RefObject<HTMLTableSectionElement | null>
  readonly claiming: string | null
  readonly onClaim: (row: Row) => void
  readonly onAssign: (row: Row) => void
}

/** A row for each project; on narrow screens a card. */
export const QueueTable = ({ rows, body, claiming, onClaim, onAssign, ...sorting }: Props) => {
  const say = useSay()
  return (
    <table className={styles.table} aria-label={say('components.queue')}>
      <thead>
        <tr>
          {heads.map((head) => (
            <ColumnHead key={head.title} {...head} {...sorting} />
          ))}
          <th scope="col">
            <span className={styles.unseen}>{say('review.moves')}</span>
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        {rows.map((row) => (
          <QueueRow
            key={row.hash}
            row={row}
            isClaiming={claiming === row.hash}
            onClaim={() => onClaim(row)}
            onAssign={() => onAssign(row)}
          />
        ))}
      </tbody>
    </table>
  )
}
