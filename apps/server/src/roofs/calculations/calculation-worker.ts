import { workerData } from 'node:worker_threads'
import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Advice } from '@soundroof/contract/roofs/results/advice'
import { catalogueWith } from '@soundroof/data/catalogue-with'
import { move, transferableSymbol, valueSymbol } from 'piscina'
import { adviseOn } from './advise-on.ts'
import { type Answered, type Asked, answerRequest } from './calculate.ts'
import type { ThreadData } from './calculator.ts'

const { imported }: ThreadData = workerData
const around = { catalogue: catalogueWith(imported) }

/** The memory of a result, or what was given for one, is handed over, not copied. */
const handedOver = (answered: Answered, given: ArrayBuffer | undefined): Answered => {
  const isUsed = answered.kind === 'calculated'
  const room = isUsed ? answered.calculated.json.room : given
  if (room === undefined) return answered
  const moved = { [transferableSymbol]: [room], [valueSymbol]: isUsed ? answered : { ...answered, room } }
  // The pool unwraps it: what arrives is the answer.
  return move(moved) as unknown as Answered
}

/** Tasks of the pool. */
export const answerHere = (asked: Asked): Answered => handedOver(answerRequest(asked, around), asked.room)
export const adviseHere = (input: AssessmentInput): Advice => adviseOn(input, around)
