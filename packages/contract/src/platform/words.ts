import { z } from 'zod'
import { inText, type Told, word } from './coded/told.ts'
import { type PlainKey, told } from './messages.ts'
import { type Problem, problemAt } from './problem.ts'
import { isBlank, shownText } from './visible-text.ts'

/** Text that people write to each other, of any number of lines, without invisible characters. */
export const words = (label: string, max: number, blank?: PlainKey) =>
  z
    .string()
    .max(max)
    .overwrite(shownText)
    .refine(
      (text) => !isBlank(text),
      inText(blank === undefined ? told('textRequired', { label: word(label) }) : told(blank)),
    )
    .meta({ label })

/** What a form says, before it is sent, of a text that `words` refuses as blank. */
export const blankProblems = (field: string, text: string, said: Told): readonly Problem[] =>
  isBlank(text) ? [problemAt(field, said)] : []

/** A reason that is kept in the audit trail. */
export const reasonProblems = ({ reason }: { readonly reason: string }): readonly Problem[] =>
  blankProblems('reason', reason, told('reasonRequired'))

/** Like `words`, where empty is allowed. */
export const wordsOrNone = (label: string, max: number) =>
  z.string().max(max).overwrite(shownText).default('').meta({ label })
