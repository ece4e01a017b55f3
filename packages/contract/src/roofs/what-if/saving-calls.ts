import { z } from 'zod'
import { customer } from '../../platform/access.ts'
import { endpoint } from '../../platform/endpoint.ts'
import { partKinds } from '../panel-layout/part-kinds.ts'
import { message } from '../results/messages/message.ts'
import { variation } from './variation.ts'

const count = z.int().min(0)
const metres = z.number().finite().min(0)

const savingOf = <Text extends z.ZodType>(text: Text) =>
  z.strictObject({
    change: text,
    /** The same as a what-if; null where that may not vary all of it. */
    variation: variation.nullable().optional(),
    /** Feet, hooks or clamps and their screws that change, and other parts that grow, as drawn, without spares. */
    parts: z.array(z.strictObject({ kind: z.enum(partKinds), before: count, after: count })).readonly(),
    /** m of rail as bought. */
    rails: z.strictObject({ before: metres, after: metres }),
    /** The panels do not lie where they are drawn; `before` is the fewer of what is drawn and what as many placed anew need. */
    isPlacedAnew: z.boolean(),
    /** Conditions of the result and warnings of the layout after the change, where those before it do not have them. */
    conditions: z.array(text).readonly(),
  })
const codedSaving = savingOf(message)
/** The same array from other parts: calculated, not issued. */
export type CodedSaving = z.infer<typeof codedSaving>

/** At most so many are told, the largest first. */
export const mostSavings = 3

const savingsAnswer = z.strictObject({
  savings: z
    .array(savingOf(z.string().min(1)))
    .max(mostSavings)
    .readonly(),
  coded: z.array(codedSaving).max(mostSavings).readonly(),
})
export type SavingsAnswer = z.infer<typeof savingsAnswer>
export type Saving = SavingsAnswer['savings'][number]

/** What a project may be built from with fewer fixings; charges nothing. */
export const savingCalls = {
  savings: endpoint({
    method: 'GET',
    path: '/api/projects/savings',
    summary:
      'What would need fewer feet: the array of the present revision, where its result was charged, with other parts that save ' +
      'a tenth of its feet or more and whose verdict is no worse; nothing is issued or charged',
    access: customer,
    about: 'project',
    keyScope: 'assess',
    query: z.strictObject({ hash: z.string().min(1).max(100).meta({ label: 'Project hash' }) }),
    data: savingsAnswer.nullable(),
  }),
} as const
