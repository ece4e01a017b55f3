import { type QueueState, queueStates } from '@soundroof/contract/review/console-review'
import {
  firstDirections,
  type QueueDirection,
  type QueueSort,
  queueDirections,
  queueSorts,
} from '@soundroof/contract/review/queue-order'
import { searchWords } from '../../../../platform/search-words.ts'
import { createStore } from '../../../../platform/store.ts'

/** The filters in the address; a missing part means any. */
export type QueueSearch = {
  readonly state?: string
  readonly mine?: string
  readonly late?: string
  readonly name?: string
  readonly company?: string
  readonly sort?: string
  readonly direction?: string
}

const flag = (text: string | undefined): 0 | 1 => (text === '1' ? 1 : 0)

export const stateOf = (text: string | undefined): QueueState => queueStates.find((state) => state === text) ?? 'open'

/** An address may hold anything, so unknown values are dropped. */
const narrowing = ({ name, company, sort, direction }: QueueSearch) => ({
  name: searchWords(name),
  company: searchWords(company),
  sort: queueSorts.find((one) => one === sort) ?? ('age' as const),
  direction: queueDirections.find((one) => one === direction),
})

export const queueQuery = (search: QueueSearch) => ({
  ...narrowing(search),
  state: stateOf(search.state),
  mine: flag(search.mine),
  late: flag(search.late),
})

/** How the rows are sorted, the state's own way where the address names none. */
export const orderOf = (search: QueueSearch): { readonly sort: QueueSort; readonly direction: QueueDirection } => {
  const { sort, direction, state } = queueQuery(search)
  const own = state === 'delivered' && sort === 'age' ? 'desc' : firstDirections[sort]
  return { sort, direction: direction ?? own }
}

/** The same rows by another column; by the same one the other way round. */
export const sortedBy = (search: QueueSearch, sort: QueueSort): QueueSearch => {
  const now = orderOf(search)
  if (now.sort !== sort) return { ...search, sort, direction: '' }
  return { ...search, sort, direction: now.direction === 'asc' ? 'desc' : 'asc' }
}

/** The queue as it was left: the next job is the first of it. */
const lastSearch = createStore<QueueSearch>({})
export const rememberSearch = lastSearch.set

/** Where the next job is looked for. */
export const askedForNext = (except?: string) => {
  const { direction, ...asked } = narrowing(lastSearch.get())
  return { ...asked, ...(direction ? { direction } : {}), ...(except === undefined ? {} : { except }) }
}
