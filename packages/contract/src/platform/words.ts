import { z } from 'zod'
import { inText, word } from './coded/told.ts'
import { type PlainKey, told } from './messages.ts'
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

/** The same, where empty is allowed. */
export const wordsOrNone = (label: string, max: number) =>
  z.string().max(max).overwrite(shownText).default('').meta({ label })
