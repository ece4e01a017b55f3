import { z } from 'zod'
import { inText } from './coded/told.ts'
import { told } from './messages.ts'

const dayPattern = /^20\d{2}-\d{2}-\d{2}$/
const isRealDay = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** `YYYY-MM-DD`. */
export const day = (label: string) =>
  z
    .string()
    .refine((text) => dayPattern.test(text), inText(told('dayForm')))
    .refine((text) => isRealDay(text), inText(told('dayUnknown')))
    .meta({ label })

/** The same, where empty is allowed. */
export const dayOrNone = (label: string) =>
  z
    .string()
    .refine((text) => text === '' || dayPattern.test(text), inText(told('dayForm')))
    .refine((text) => text === '' || isRealDay(text), inText(told('dayUnknown')))
    .default('')
    .meta({ label })
