import { z } from 'zod'
import { word } from '../platform/coded/told.ts'
import { day } from '../platform/day.ts'
import { told } from '../platform/messages.ts'
import type { Problem } from '../platform/problem.ts'
import { blankProblems, reasonProblems, words, wordsOrNone } from '../platform/words.ts'
import { unticked } from './review-checklist.ts'

/** Bodies of calls about a project under review, and their problems, shown before they are sent. */

export const id = (label: string) => z.string().min(1).max(100).meta({ label })
export const hash = id('Project hash')
const reason = words('Reason', 2000)

/** Characters. */
const longestNote = 2000

/** A project for review, with what the engineer should know. */
export const submission = z.strictObject({
  hash,
  note: wordsOrNone('Note for the Engineer', longestNote),
  /** Questions that wait for the customer and stay so, listed so that none is overlooked. */
  openQuestions: z.array(id('Question')).max(1000).default([]).meta({ label: 'Open questions' }),
})

/** What a question is about: a field by its wire name, a photo by its address, or, with neither, the whole project. */
export const question = z.strictObject({
  hash,
  field: z.string().max(100).optional().meta({ label: 'Field' }),
  photo: z.string().min(1).max(2000).optional().meta({ label: 'Photo' }),
  text: words('Question', 2000),
})

type Asked = { readonly field: string; readonly photo: string; readonly text: string }

/** Refuses a blank text. */
export const questionProblems = ({ text }: Asked): readonly Problem[] =>
  blankProblems('text', text, told('textRequired', { label: word('Question') }))

/** A project goes back to its customer only with a question about a field or photo. */
export const returnProblems = (asked: Asked): readonly Problem[] => [
  ...(asked.field === '' && asked.photo === '' ? [{ field: 'field', ...told('returnNeedsPin') }] : []),
  ...questionProblems(asked),
]

/** The customer's answer to a question, 1 to 2000 characters. */
export const answer = z.strictObject({ hash, question: id('Question'), text: words('Answer', 2000) })

/** What the engineer writes after the question, 1 to 2000 characters. */
export const reply = z.strictObject({ hash, question: id('Question'), text: words('Reply', 2000) })

/** The reader has had a thread in view up to this message. */
export const readMessages = z.strictObject({
  hash,
  question: id('Question'),
  /** The question's own id where nothing followed it. */
  message: id('Newest message seen'),
})

/** Evidence that a condition is met, from the customer or the holder. */
export const closing = z.strictObject({
  hash,
  condition: id('Condition'),
  note: words('Note', 2000),
  /** Address of an uploaded file. */
  evidence: z.string().min(1).max(2000).meta({ label: 'Evidence' }),
})

/** The holder's judgement of the evidence; an objection opens the condition again. */
export const conditionReview = z.strictObject({
  hash,
  condition: id('Condition'),
  isConfirmed: z.boolean().meta({ label: 'Confirmed' }),
  /** Required where the condition is not confirmed. */
  objection: wordsOrNone('Objection', 2000),
})

/** The holder withdraws a condition that proved needless. */
export const conditionWithdrawal = z.strictObject({ hash, condition: id('Condition'), reason })

/** The holder states why a result under reconsideration stands. */
export const settlement = z.strictObject({
  hash,
  reconsideration: id('Reconsideration'),
  /** `seen` of the reconsideration that was read. */
  seen: z.string().min(1).max(64).meta({ label: 'What differs' }),
  reason,
})

/** To an engineer whose account is active. */
export const handOver = z.strictObject({ hash, engineer: id('Engineer') })

/** Per call. */
export const mostConditions = 50
/** Characters. */
export const longestCondition = 1000
/** One text per new condition; default none. */
export const conditionTexts = z
  .array(words('Condition', longestCondition))
  .max(mostConditions)
  .default([])
  .meta({ label: 'Conditions' })

/** The holder promises the review for a day, `YYYY-MM-DD`, under conditions. */
export const acceptance = z.strictObject({
  hash,
  deliverAt: day('Delivery date'),
  conditions: conditionTexts,
  unticked,
})

/** The holder promises another day, and says why. */
export const deliveryMove = z.strictObject({
  hash,
  deliverAt: day('Delivery date'),
  reason,
  /** The day as read, so that two people do not overwrite each other; null: none was set. */
  former: day('Former delivery date').nullable(),
})

/** Refuses a missing day or reason. */
export const deliveryMoveProblems = (given: { readonly deliverAt: string; readonly reason: string }) => [
  ...acceptanceProblems(given),
  ...reasonProblems(given),
]

/** Refuses a missing day; the server also refuses one in the past or more than a year ahead. */
export const acceptanceProblems = ({ deliverAt }: { readonly deliverAt: string }): readonly Problem[] =>
  blankProblems('deliverAt', deliverAt, told('textRequired', { label: word('Delivery date') }))

/** Fields of a body under names that nothing else on the page has: several such forms stand on it. */
export const fieldsNamed = (fields: Readonly<Record<string, z.ZodType>>) => z.object(fields)
