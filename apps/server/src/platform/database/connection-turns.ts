import type { Caller, Share } from './caller.ts'
import { tooLong, WaitedForItself } from './database-away.ts'

/** Of one process. */
export type Totals = {
  readonly connections: number
  /** Most of them in transactions; the rest stays free for reading. */
  readonly transactions: number
}

/** Frees the connection for the next. */
export type GiveBack = () => void

/** `forItselfMs`: how long it waited because the caller's own transactions came first. */
export type Turn = { readonly giveBack: GiveBack; readonly forItselfMs: number }

type Asked = { readonly caller: Caller; readonly isTransaction: boolean }
type Waiter = Asked & { readonly shares: readonly Share[]; readonly start: () => void }

const every = 'every connection'

const sharesOf = ({ caller, isTransaction }: Asked, { connections, transactions }: Totals): readonly Share[] => [
  { of: every, most: connections },
  ...(isTransaction ? [{ of: 'every transaction', most: transactions }, ...caller.shares] : []),
]

/** Use of each share. */
const usedShares = () => {
  const used = new Map<string, number>()
  const usedOf = (name: string): number => used.get(name) ?? 0
  const add = (shares: readonly Share[], by: 1 | -1): void => {
    for (const { of } of shares) {
      const now = usedOf(of) + by
      if (now === 0) used.delete(of)
      else used.set(of, now)
    }
  }
  return { usedOf, add, isRoom: (shares: readonly Share[]) => shares.every(({ of, most }) => usedOf(of) < most) }
}

/** Callers whose last turn is remembered; beyond this all are forgotten. */
const mostRemembered = 10_000

const lastTurns = () => {
  const turns = new Map<string, number>()
  let turn = 0
  const lastOf = (name: string): number => turns.get(name) ?? 0
  return {
    /** Negative: the first one's turn is longer ago. */
    order: ({ caller: a }: Asked, { caller: b }: Asked): number =>
      lastOf(a.crowd ?? a.name) - lastOf(b.crowd ?? b.name) || lastOf(a.name) - lastOf(b.name),
    note: ({ caller: { name, crowd = name } }: Asked): void => {
      if (turns.size >= mostRemembered) turns.clear()
      turns.set(name, ++turn)
      turns.set(crowd, turn)
    },
  }
}

/**
 * The next connection goes to the caller whose last turn is longest ago (all visitors count as one), then in order of
 * arrival. A transaction waits while one of its caller's shares is full, so that locks of one account never hold every
 * connection.
 */
export const connectionTurns = (totals: Totals) => {
  const { usedOf, add, isRoom } = usedShares()
  const waiting = new Set<Waiter>()
  const { order, note } = lastTurns()
  const nextOf = (): Waiter | null => {
    if (usedOf(every) >= totals.connections) return null
    let next: Waiter | null = null
    for (const waiter of waiting) {
      const isFairer = next === null || order(waiter, next) < 0
      if (isFairer && isRoom(waiter.shares)) next = waiter
    }
    return next
  }
  const startNext = (): void => {
    for (let next = nextOf(); next !== null; next = nextOf()) next.start()
  }

  /** Whether the caller waits for its own transactions, and not for the database. */
  const waitsForItself = ({ caller, isTransaction }: Asked): boolean => isTransaction && !isRoom(caller.shares)

  /** Rejects after this time, and then takes no connection. */
  return (asked: Asked, longestMs: number | null): Promise<Turn> =>
    new Promise((resolve, reject) => {
      const shares = sharesOf(asked, totals)
      const began = performance.now()
      const isBehindItself = waitsForItself(asked)
      let timer: NodeJS.Timeout | undefined
      const start = (): void => {
        waiting.delete(waiter)
        clearTimeout(timer)
        add(shares, 1)
        note(asked)
        const giveBack = (): void => {
          add(shares, -1)
          startNext()
        }
        resolve({ giveBack, forItselfMs: isBehindItself ? performance.now() - began : 0 })
      }
      const giveUp = (): void => {
        waiting.delete(waiter)
        reject(waitsForItself(asked) ? new WaitedForItself() : tooLong())
      }
      const waiter: Waiter = { ...asked, shares, start }
      waiting.add(waiter)
      if (longestMs !== null) timer = setTimeout(giveUp, longestMs)
      startNext()
    })
}
