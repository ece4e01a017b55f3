import { z } from 'zod'
import { inText, word } from '../../platform/coded/told.ts'
import { told } from '../../platform/messages.ts'

/** How single values travel: numbers as numbers or text, choices as positions. */

const numericText = /^-?\d{1,9}(\.\d{1,9})?$/

/** A number sent as a number or as text; empty becomes null, anything else undefined. */
export const toNumber = (value: number | string | null | undefined): number | null | undefined => {
  if (value === null || value === undefined || typeof value === 'number') return value ?? null
  const bare = value.replace(/\s/g, '')
  if (bare === '') return null
  return numericText.test(bare) ? Number(bare) : undefined
}

const wrongNumber = (label: string) => told('wrongType', { label: word(label), type: word('a number') })
const noOption = (label: string): string => inText(told('notAnOption', { label: word(label) }))

/** A number, or the same as text; empty is null. */
export const numeric = (label: string) =>
  z
    .union([z.number(), z.string().max(40), z.null()], { error: () => inText(wrongNumber(label)) })
    .optional()
    .transform((value, context) => {
      const number = toNumber(value)
      if (number !== undefined) return number
      context.addIssue({ code: 'custom', message: inText(wrongNumber(label)) })
      return z.NEVER
    })
    .meta({ label })

/** A position in a list. The checks of the step know how long the list is. */
export const index = (label: string) =>
  numeric(label)
    .refine((value) => value === null || (Number.isSafeInteger(value) && value >= 0), {
      error: () => noOption(label),
    })
    .meta({ label })

/** A named option, sent as its position counted from `first`. */
export const optionIndex = <const T extends string>(label: string, options: readonly T[], first = 0) =>
  numeric(label)
    .transform((value, context): T | null => {
      const option = value === null ? null : options[value - first]
      if (option !== undefined) return option
      context.addIssue({ code: 'custom', message: noOption(label) })
      return z.NEVER
    })
    .meta({ label })

/** A named option, sent as its text. */
export const optionText = (label: string, texts: Readonly<Record<string, string>>) =>
  z
    .string()
    .max(60)
    .nullish()
    .transform((value, context): string | null => {
      if (value === null || value === undefined || value === '') return null
      const option = Object.keys(texts).find((name) => texts[name] === value)
      if (option !== undefined) return option
      context.addIssue({ code: 'custom', message: noOption(label) })
      return z.NEVER
    })
    .meta({ label })

/** Trimmed; a missing text is empty. */
export const text = (label: string) =>
  z
    .string()
    .nullish()
    .transform((value) => (value ?? '').trim())
    .meta({ label })
/** Addresses of uploaded files; a missing list is empty. */
export const addresses = (label: string) =>
  z
    .array(z.string().max(2000))
    .max(2000)
    .nullish()
    .transform((value) => value ?? [])
    .meta({ label })
/** 0 or 1, or its digit; empty is null. */
export const flag = (label: string) =>
  numeric(label)
    .refine((value) => value === null || value === 0 || value === 1, { error: () => noOption(label) })
    .meta({ label })
/** 1, or its digit: said; 0 or empty: not. */
export const saidOrNot = (label: string) =>
  flag(label)
    .transform((value) => value === 1)
    .meta({ label })
