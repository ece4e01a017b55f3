import { type QueueState, queueStates } from '@soundroof/contract/review/console-review'
import { searchWords } from '../../../../platform/search-words.ts'

/** The filters in the address; a missing part means any. */
export type QueueSearch = {
  readonly state?: string
  readonly mine?: string
  readonly late?: string
  readonly name?: string
  readonly company?: string
}

const flag = (text: string | undefined): 0 | 1 => (text === '1' ? 1 : 0)

export const stateOf = (text: string | undefined): QueueState => queueStates.find((state) => state === text) ?? 'open'

/** An address may hold anything, so unknown values are dropped. */
export const queueQuery = ({ state, mine, late, name, company }: QueueSearch) => ({
  state: stateOf(state),
  mine: flag(mine),
  late: flag(late),
  name: searchWords(name),
  company: searchWords(company),
})
