import { z } from 'zod'

/** What published figures are made of: values, and where they come from. */

export const text = z.string().min(1)
export const number = z.number().finite()
export const positive = number.gt(0)
export const dataStatus = z.enum(['verified', 'unverified', 'estimate'])

export const header = { source: text, edition: text, status: dataStatus, version: text }
export const origin = { source: text, status: dataStatus }
export const list = <T extends z.ZodType>(item: T) => z.array(item).min(1).readonly()
