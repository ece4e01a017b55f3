import { z } from 'zod'
import { word } from '../platform/coded/told.ts'
import { day } from '../platform/day.ts'
import { told } from '../platform/messages.ts'
import type { Problem } from '../platform/problem.ts'
import { blankProblems, words, wordsOrNone } from '../platform/words.ts'

/** What people fill in while a project is reviewed: the bodies of the calls, and what is told before they are sent. */

export const id = (label: string) => z.string().min(1).max(100).meta({ label })
export const hash = id('Project hash')
const reason = words('Reason', 2000)

/** What a question is about: a field by its wire name, a photo by its address, or, with neither, the whole project. */
export const question = z.strictObject({
  hash,
  field: z.string().max(100).optional().meta({ label: 'Field' }),
  photo: z.string().min(1).max(2000).optional().meta({ label: 'Photo' }),
  text: words('Question', 2000),
})

type Asked = { readonly field: string; readonly photo: string; readonly text: string }

export const questionProblems = ({ text }: Asked): readonly Problem[] =>
  blankProblems('text', text, told('textRequired', { label: word('Question') }))

/** A project goes back to its customer only with a question about a field or photo. */
export const returnProblems = (asked: Asked): readonly Problem[] => [
  ...(asked.field === '' && asked.photo === '' ? [{ field: 'field', ...told('returnNeedsPin') }] : []),
  ...questionProblems(asked),
]

export const answer = z.strictObject({ hash, question: id('Question'), text: words('Answer', 2000) })

export const closing = z.strictObject({
  hash,
  condition: id('Condition'),
  note: words('Note', 2000),
  /** Address of an uploaded file. */
  evidence: z.string().min(1).max(2000).meta({ label: 'Evidence' }),
})

export const conditionReview = z.strictObject({
  hash,
  condition: id('Condition'),
  isConfirmed: z.boolean().meta({ label: 'Confirmed' }),
  /** Required where the condition is not confirmed. */
  objection: wordsOrNone('Objection', 2000),
})

export const conditionWithdrawal = z.strictObject({ hash, condition: id('Condition'), reason })

export const settlement = z.strictObject({
  hash,
  reconsideration: id('Reconsideration'),
  /** `seen` of the reconsideration that was read. */
  seen: z.string().min(1).max(64).meta({ label: 'What differs' }),
  reason,
})

export const handOver = z.strictObject({ hash, engineer: id('Engineer') })

export const mostConditions = 50
export const longestCondition = 1000
export const conditionTexts = z
  .array(words('Condition', longestCondition))
  .max(mostConditions)
  .default([])
  .meta({ label: 'Conditions' })

export const acceptance = z.strictObject({ hash, deliverAt: day('Delivery date'), conditions: conditionTexts })

export const acceptanceProblems = ({ deliverAt }: { readonly deliverAt: string }): readonly Problem[] =>
  blankProblems('deliverAt', deliverAt, told('textRequired', { label: word('Delivery date') }))

export const certificateStatement = z.strictObject({
  hash,
  statement: words('Statement', 4000),
  conditions: conditionTexts,
})

export const statementProblems = ({ statement }: { readonly statement: string }): readonly Problem[] =>
  blankProblems('statement', statement, told('textRequired', { label: word('Statement') }))

/** Fields of a body under names that nothing else on the page has: several such forms stand on it. */
export const fieldsNamed = (fields: Readonly<Record<string, z.ZodType>>) => z.object(fields)
