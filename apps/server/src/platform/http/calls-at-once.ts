import { mostAtOnce } from './most-at-once.ts'
import { refuseTooManyAtOnce } from './refused.ts'

/** Fifty devices of one account, each with a change, are more than there are; a program that runs away is refused. */
const most = 100

/**
 * How many calls that may change something one caller has in work and waiting, in this process. Refused before the body
 * is parsed: checking 600 projects would hold up everybody.
 */
export const limitCallsAtOnce = () => mostAtOnce(most, refuseTooManyAtOnce)
