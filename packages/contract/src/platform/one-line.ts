import { z } from 'zod'
import { inText, word } from './coded/told.ts'
import { told } from './messages.ts'

/** Control characters, line ends, and characters that only change how others are displayed. */
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u

/** One line of text that displays as it was written. */
export const oneLine = (label: string, max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => !unprintable.test(text), inText(told('oneLine', { label: word(label) })))
    .meta({ label })
