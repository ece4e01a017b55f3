import { z } from 'zod'
import { told } from './messages.ts'
import { inText, word } from './told.ts'

/** Control characters, line ends, and characters that only change how others are displayed. */
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u

/** One line of text that displays as it was written. */
export const oneLine = (label: string, max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => !unprintable.test(text), inText(told('oneLine', { label: word(label) })))
    .meta({ label })
