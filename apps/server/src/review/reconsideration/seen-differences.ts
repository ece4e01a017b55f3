import { createHash } from 'node:crypto'
import { refuse } from '../../platform/http/refused.ts'
import type { Mark } from './marks.ts'

/** What an engineer reads of a mark: the same words have the same identity, in whichever process. */
export const identityOf = ({ id, cause, verdictBefore, verdictAfter, differences, figures }: Mark): string => {
  // The database keeps the names of an object in an order of its own.
  const rows = differences.map(({ group, field, before, after, unit }) => [group, field, before, after, unit])
  const causes = Object.entries(figures ?? {}).sort()
  const read = [id, cause, verdictBefore, verdictAfter, rows, causes]
  return createHash('sha256').update(JSON.stringify(read)).digest('hex')
}

/** The search renews a mark while an engineer reads it. */
export const requireRead = (mark: Mark, seen: string): void => {
  if (identityOf(mark) !== seen) throw refuse(409, 'reconsiderationRenewed')
}
