import { z } from 'zod'
import { say } from './messages.ts'

/** Controls, line ends, and signs that only steer how others are shown. */
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u

/** One line of text that everybody sees as it was written. */
export const oneLine = (label: string, max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => !unprintable.test(text), say('oneLine', { label }))
    .meta({ label })
