import { told } from '@soundroof/contract/platform/messages'
import { secondsLong } from '../http/attempt-counts.ts'
import { Refused } from '../http/refused.ts'
import { mostAtOnce } from '../turns/most-at-once.ts'

const later = () =>
  new Refused(429, told('tooManyRequests', { wait: secondsLong(1) }), undefined, { 'retry-after': '1' })

/** One long piece of work per account; a second is refused with 429. */
export const onePerAccount = () => mostAtOnce(1, later)
