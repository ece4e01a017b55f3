import { z } from 'zod'
import { inText, word } from './coded/told.ts'
import { type PlainKey, told } from './messages.ts'
import { isBlank, shownText } from './visible-text.ts'

/** What people write to each other, on any number of lines; kept as it shows. */
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

/** The same where nothing may be said. */
export const wordsOrNone = (label: string, max: number) =>
  z.string().max(max).overwrite(shownText).default('').meta({ label })
