import type { Role } from '../platform/access.ts'
import type { MessageKey, PlainKey } from '../platform/messages.ts'
import { type ProjectStatus, type StatusName, statusNames, statusOf } from '../roofs/project-status.ts'

/**
 * The state table: what each move does from each status. Server, console and tests read it; nothing else decides.
 * `holder`: who has the project. Administrators may do what engineers may, but they sign nothing (`signing holder`).
 */
type MoverKind = 'customer' | 'engineer' | 'holder' | 'signing holder' | 'holder or administrator'

/** Refusals that name the engineer who has the project. */
export const holderRefusals = ['withdrawnTooLate', 'takenByOther', 'notHolder'] as const satisfies readonly MessageKey[]
/** Message of a move that the project's status or holder forbids. */
export type MoveRefusal = PlainKey | (typeof holderRefusals)[number]

type Outcome = { readonly to: ProjectStatus } | { readonly refused: MoveRefusal }
type Rule = { readonly by: MoverKind; readonly from: Readonly<Record<StatusName, Outcome>> }

const to = (name: StatusName): Outcome => ({ to: statusOf[name] })
const refused = (message: MoveRefusal): Outcome => ({ refused: message })

/** Who may make each move, and where it leads from each status. */
export const moves = {
  submit: {
    by: 'customer',
    from: {
      created: to('submitted'),
      submitted: refused('alreadySubmitted'),
      underReview: refused('notEditable'),
      ongoing: refused('notEditable'),
      delivered: refused('notEditable'),
    },
  },
  withdraw: {
    by: 'customer',
    from: {
      created: refused('notSubmitted'),
      submitted: to('created'),
      underReview: refused('withdrawnTooLate'),
      ongoing: refused('withdrawnTooLate'),
      delivered: refused('alreadyDelivered'),
    },
  },
  claim: {
    by: 'engineer',
    from: {
      created: refused('notSubmitted'),
      submitted: to('underReview'),
      underReview: refused('takenByOther'),
      ongoing: refused('takenByOther'),
      delivered: refused('alreadyDelivered'),
    },
  },
  // Of a project that nobody holds, to the mover or a colleague.
  assign: {
    by: 'engineer',
    from: {
      created: refused('notSubmitted'),
      submitted: to('underReview'),
      underReview: refused('takenByOther'),
      ongoing: refused('takenByOther'),
      delivered: refused('alreadyDelivered'),
    },
  },
  release: {
    by: 'holder',
    from: {
      created: refused('notSubmitted'),
      submitted: refused('claimFirst'),
      underReview: to('submitted'),
      ongoing: refused('acceptedAlready'),
      delivered: refused('alreadyDelivered'),
    },
  },
  handOver: {
    by: 'holder or administrator',
    from: {
      created: refused('notSubmitted'),
      submitted: refused('claimFirst'),
      underReview: to('underReview'),
      ongoing: to('ongoing'),
      // Somebody must be able to deliver a corrected review.
      delivered: to('delivered'),
    },
  },
  accept: {
    by: 'holder',
    from: {
      created: refused('notSubmitted'),
      submitted: refused('claimFirst'),
      underReview: to('ongoing'),
      ongoing: refused('acceptedAlready'),
      delivered: refused('alreadyDelivered'),
    },
  },
  moveDelivery: {
    by: 'holder',
    from: {
      created: refused('notSubmitted'),
      submitted: refused('claimFirst'),
      underReview: refused('acceptFirst'),
      ongoing: to('ongoing'),
      delivered: refused('alreadyDelivered'),
    },
  },
  return: {
    by: 'holder',
    from: {
      created: refused('notSubmitted'),
      submitted: refused('claimFirst'),
      underReview: to('created'),
      ongoing: to('created'),
      delivered: refused('alreadyDelivered'),
    },
  },
  deliver: {
    by: 'signing holder',
    from: {
      created: refused('notSubmitted'),
      submitted: refused('claimFirst'),
      underReview: refused('acceptFirst'),
      ongoing: to('delivered'),
      // A corrected review supersedes the former.
      delivered: to('delivered'),
    },
  },
} as const satisfies Readonly<Record<string, Rule>>

/** The server has one use case per move. */
export type MoveName = keyof typeof moves
export const moveNames = Object.keys(moves) as readonly MoveName[]

/** A project as the table of moves sees it; `engineerId` null: nobody holds it. */
export type Moved = { readonly status: ProjectStatus; readonly engineerId: string | null }
/** The person who makes a move. */
export type Mover = { readonly id: string; readonly role: Role }

const isKind = (kind: MoverKind, { engineerId }: Moved, { id, role }: Mover): boolean => {
  if (kind === 'customer') return role === 'customer'
  if (role === 'customer') return false
  if (kind === 'signing holder') return engineerId === id && role === 'engineer'
  if (kind === 'engineer' || engineerId === id) return true
  return kind === 'holder or administrator' && role === 'administrator'
}

const nameOf = (status: ProjectStatus): StatusName => statusNames[status]

/** Where the move leads, or why it does not. */
export const outcomeOf = (move: MoveName, project: Moved, mover: Mover): Outcome => {
  const rule: Rule = moves[move]
  const outcome = rule.from[nameOf(project.status)]
  if (
    (move === 'claim' || move === 'assign') &&
    'refused' in outcome &&
    project.engineerId === mover.id &&
    project.status < statusOf.delivered
  )
    return refused(project.status === statusOf.created ? 'notSubmitted' : 'takenByYou')
  if ('refused' in outcome || isKind(rule.by, project, mover)) return outcome
  if (mover.role === 'customer' || rule.by === 'customer') return refused('forbidden')
  return refused(project.engineerId === mover.id ? 'administratorSignsNothing' : 'notHolder')
}

/** The moves that this person may make now. */
export const movesOf = (project: Moved, mover: Mover): readonly MoveName[] =>
  moveNames.filter((move) => 'to' in outcomeOf(move, project, mover))
