import { createHash } from 'node:crypto'
import { refuse } from '../../platform/http/refused.ts'
import type { Mark } from './marks.ts'

/** Identity of what an engineer reads of a mark: equal words, equal identity in every process. */
export const identityOf = ({ id, cause, verdictBefore, verdictAfter, differences, figures }: Mark): string => {
  // The database orders the members of an object in its own way.
  const rows = differences.map(({ group, field, before, after, unit }) => [group, field, before, after, unit])
  const causes = Object.entries(figures ?? {}).sort()
  const read = [id, cause, verdictBefore, verdictAfter, rows, causes]
  return createHash('sha256').update(JSON.stringify(read)).digest('hex')
}

/** The search may renew a mark while an engineer reads it. */
export const requireRead = (mark: Mark, seen: string): void => {
  if (identityOf(mark) !== seen) throw refuse(409, 'reconsiderationRenewed')
}
