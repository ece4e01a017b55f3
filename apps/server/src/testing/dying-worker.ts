import { asWritten } from '@soundroof/contract/platform/coded/told'
import type { Answered, Asked } from '../roofs/calculations/calculate.ts'
import type { Task } from '../roofs/calculations/thread-data.ts'

/** Stands for a thread that ends in the middle of its work. */
export const answerHere = async ({ asked: { body } }: Task<Asked>): Promise<Answered> => {
  if (body === 'die') process.exit(1)
  await new Promise((resolve) => setTimeout(resolve, 20))
  return {
    kind: 'refused',
    told: asWritten(body),
    issues: undefined,
  }
}
