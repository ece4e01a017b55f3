import type { QueueFilters } from '@soundroof/contract/review/console-review'
import { firstDirections, type QueueDirection, type QueueSort } from '@soundroof/contract/review/queue-order'
import { readSortedPlace, type SortedPlace, writeSortedPlace } from './queue-place.ts'

type Column = {
  /** As in its index. */
  readonly sql: string
  readonly type: 'timestamptz' | 'float8' | 'smallint'
}

/** Each has an index of a status, this column and the sequence: migrations 0026 and 0068. */
const columns: Readonly<Record<QueueSort, Column>> = {
  age: { sql: 'p.submitted_at', type: 'timestamptz' },
  delivery: { sql: `coalesce(p.deliver_at, timestamptz '9000-01-01T00:00:00Z')`, type: 'timestamptz' },
  verdict: { sql: 'p.queue_verdict', type: 'smallint' },
  power: { sql: 'p.queue_power', type: 'float8' },
}

type Asked = Pick<QueueFilters, 'sort' | 'direction'> & Partial<Pick<QueueFilters, 'state' | 'after'>>

/** Delivered ones are read from the newest on. */
const directionOf = ({ sort, direction, state }: Asked): QueueDirection =>
  direction ?? (state === 'delivered' && sort === 'age' ? 'desc' : firstDirections[sort])

const valueIn = ({ type }: Column, value: number): unknown => (type === 'timestamptz' ? new Date(value) : value)

/** The order of a page, and the condition of the rows behind the cursor; its values come last, from `place` on. */
export const orderOf = (asked: Asked) => {
  const column = columns[asked.sort]
  const direction = directionOf(asked)
  const after = readSortedPlace(asked.after)
  return {
    value: column.sql,
    order: `${column.sql} ${direction}, p.sequence ${direction}`,
    direction,
    after: after && [valueIn(column, after.value), after.sequence],
    beyond: (place: number) =>
      `(${column.sql}, p.sequence) ${direction === 'asc' ? '>' : '<'} ($${place}::${column.type}, $${place + 1}::bigint)`,
  }
}

/** What the row was sorted by. */
export const placeOf = (value: Date | number, sequence: number): string => {
  const place: SortedPlace = { value: value instanceof Date ? value.getTime() : value, sequence }
  return writeSortedPlace(place)
}
