import { userInfo } from 'node:os'
import type { Actor } from '../../platform/audit/audit-trail.ts'

/** The user of the machine who gives the command; a container may run under a number that has no name. */
export const operatorOfMachine = (): Actor => {
  try {
    return { operator: userInfo().username }
  } catch {
    return { operator: `user ${process.getuid?.() ?? 'unknown'}` }
  }
}
