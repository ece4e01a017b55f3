/** What the engineers' queue can be sorted by: since when a project waits, its delivery date, its verdict, or its kW. */
export const queueSorts = ['age', 'delivery', 'verdict', 'power'] as const
export type QueueSort = (typeof queueSorts)[number]

/** `asc`: longest waiting, earliest date, no result or the best verdict, or fewest kW first. */
export const queueDirections = ['asc', 'desc'] as const
export type QueueDirection = (typeof queueDirections)[number]

/** The direction in which a sort is read first: what is pressing, worst or largest comes first. */
export const firstDirections: Readonly<Record<QueueSort, QueueDirection>> = {
  age: 'asc',
  delivery: 'asc',
  verdict: 'desc',
  power: 'desc',
}
