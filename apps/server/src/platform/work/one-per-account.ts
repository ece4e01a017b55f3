import { Refused, refuse } from '../http/refused.ts'
import { mostAtOnce } from '../turns/most-at-once.ts'

const later = () =>
  new Refused(429, refuse(429, 'tooManyRequests', { wait: '1 second' }).message, undefined, { 'retry-after': '1' })

/** One long piece of work at a time for each account; a second is refused with 429. */
export const onePerAccount = () => mostAtOnce(1, later)
