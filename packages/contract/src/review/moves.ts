import type { Role } from '../platform/access.ts'
import type { MessageKey } from '../platform/messages.ts'
import type { ProjectStatus } from '../roofs/project-status.ts'

/**
 * The state table: what each move does from each status. Server, console and tests read it; nothing else decides.
 * `holder`: who has the project. Administrators may do what engineers may, but they sign nothing (`signing holder`).
 */
export type MoverKind = 'customer' | 'engineer' | 'holder' | 'signing holder' | 'holder or administrator'

type Outcome = { readonly to: ProjectStatus } | { readonly refused: MessageKey }
type Rule = { readonly by: MoverKind; readonly from: Readonly<Record<ProjectStatus, Outcome>> }

const to = (status: ProjectStatus): Outcome => ({ to: status })
const refused = (message: MessageKey): Outcome => ({ refused: message })

export const moves = {
  submit: {
    by: 'customer',
    from: {
      1: to(2),
      2: refused('alreadySubmitted'),
      3: refused('notEditable'),
      4: refused('notEditable'),
      5: refused('notEditable'),
    },
  },
  withdraw: {
    by: 'customer',
    from: {
      1: refused('notSubmitted'),
      2: to(1),
      3: refused('withdrawnTooLate'),
      4: refused('withdrawnTooLate'),
      5: refused('alreadyDelivered'),
    },
  },
  claim: {
    by: 'engineer',
    from: {
      1: refused('notSubmitted'),
      2: to(3),
      3: refused('takenByOther'),
      4: refused('takenByOther'),
      5: refused('alreadyDelivered'),
    },
  },
  release: {
    by: 'holder',
    from: {
      1: refused('notSubmitted'),
      2: refused('claimFirst'),
      3: to(2),
      4: refused('acceptedAlready'),
      5: refused('alreadyDelivered'),
    },
  },
  handOver: {
    by: 'holder or administrator',
    from: {
      1: refused('notSubmitted'),
      2: refused('claimFirst'),
      3: to(3),
      4: to(4),
      // Somebody must be able to deliver a corrected review.
      5: to(5),
    },
  },
  accept: {
    by: 'holder',
    from: {
      1: refused('notSubmitted'),
      2: refused('claimFirst'),
      3: to(4),
      4: refused('acceptedAlready'),
      5: refused('alreadyDelivered'),
    },
  },
  return: {
    by: 'holder',
    from: {
      1: refused('notSubmitted'),
      2: refused('claimFirst'),
      3: to(1),
      4: to(1),
      5: refused('alreadyDelivered'),
    },
  },
  deliver: {
    by: 'signing holder',
    from: {
      1: refused('notSubmitted'),
      2: refused('claimFirst'),
      3: refused('acceptFirst'),
      4: to(5),
      // A corrected review supersedes the former.
      5: to(5),
    },
  },
} as const satisfies Readonly<Record<string, Rule>>

export type MoveName = keyof typeof moves
export const moveNames = Object.keys(moves) as readonly MoveName[]

export type Moved = { readonly status: ProjectStatus; readonly engineerId: string | null }
export type Mover = { readonly id: string; readonly role: Role }

const isKind = (kind: MoverKind, { engineerId }: Moved, { id, role }: Mover): boolean => {
  if (kind === 'customer') return role === 'customer'
  if (role === 'customer') return false
  if (kind === 'signing holder') return engineerId === id && role === 'engineer'
  if (kind === 'engineer' || engineerId === id) return true
  return kind === 'holder or administrator' && role === 'administrator'
}

/** Where the move leads, or why it does not. */
export const outcomeOf = (move: MoveName, project: Moved, mover: Mover): Outcome => {
  const rule: Rule = moves[move]
  const outcome = rule.from[project.status]
  if (move === 'claim' && 'refused' in outcome && project.engineerId === mover.id && project.status < 5)
    return refused(project.status === 1 ? 'notSubmitted' : 'takenByYou')
  if ('refused' in outcome || isKind(rule.by, project, mover)) return outcome
  if (mover.role === 'customer' || rule.by === 'customer') return refused('forbidden')
  return refused(project.engineerId === mover.id ? 'administratorSignsNothing' : 'notHolder')
}

/** The moves that this person may make now. */
export const movesOf = (project: Moved, mover: Mover): readonly MoveName[] =>
  moveNames.filter((move) => 'to' in outcomeOf(move, project, mover))
