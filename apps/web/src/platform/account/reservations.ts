import type { Problem } from '@soundroof/contract/platform/problem'
import type { Calculation } from '@soundroof/contract/roofs/calls/project-calls'
import type { Coded } from '../words/use-say.ts'

export type Answer<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly code: number; readonly message: Coded; readonly issues: readonly Problem[] }

type Calls = {
  readonly decrement: () => Promise<Answer<{ readonly times: number }>>
  readonly getResult: () => Promise<Answer<Calculation>>
}
/** `isReserved`: an earlier call left its reservation open. */
export type Reserving = Calls & { readonly isReserved: () => boolean }

/**
 * Remembers a reserved calculation that no answer has used: the server keeps the reservation where it refused the call
 * unread, or where the answer was lost. It takes the reservation back of a call whose inputs it refused.
 */
export const reservations = () => {
  let isReserved = false
  return <C extends Calls>(calls: C): C & Reserving => ({
    ...calls,
    isReserved: () => isReserved,
    decrement: async () => {
      const answer = await calls.decrement()
      if (answer.ok) isReserved = true
      return answer
    },
    getResult: async () => {
      const answer = await calls.getResult()
      if (answer.ok || answer.issues.length > 0) isReserved = false
      return answer
    },
  })
}

/** Reservations of this page until it reloads. */
export const withReservation = reservations()

type Step = 'reserve' | 'calculate'
export type Asked = Answer<Calculation> & { readonly stage: Step }

/** Uses the open reservation if the server still has it, else makes a new one. */
export const reserveAndCalculate = async (calls: Reserving, onStage?: (stage: Step) => void): Promise<Asked> => {
  const wasReserved = calls.isReserved()
  if (!wasReserved) {
    onStage?.('reserve')
    const reserved = await calls.decrement()
    if (!reserved.ok) return { ...reserved, stage: 'reserve' }
  }
  onStage?.('calculate')
  const answer = await calls.getResult()
  const isGone = wasReserved && answer.ok && answer.data.isResult === 0
  return isGone ? reserveAndCalculate(calls, onStage) : { ...answer, stage: 'calculate' }
}
