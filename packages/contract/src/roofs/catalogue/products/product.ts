import { z } from 'zod'
import { told } from '../../../platform/messages.ts'
import { dayInWords } from '../../../platform/time/australian-time.ts'
import { askedBy, day, line, oneOf } from './quantities.ts'

/** Name, source and validity of a racking system or module. */

/** As in the name of its file and in a project: small letters, digits and hyphens. */
const entryIdPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const longestId = 40
const idWords = 'give the id as small letters, digits and single hyphens, at most 40 characters'

/** Refuses capitals, spaces and more than the longest length. */
export const entryId = z
  .string({ error: idWords })
  .max(longestId, { error: idWords })
  .regex(entryIdPattern, { error: idWords })
  .register(askedBy, { kind: 'id', longest: longestId })

const entryStatus = oneOf('the status', ['verified', 'unverified', 'estimate'])

/** Fields that racking systems and modules share. */
export const entryHeader = {
  id: entryId,
  name: line('the name', 100),
  /** Part of this product, named by what it is; or entered by an operator from a maker's document. */
  origin: oneOf('the origin', ['generic', 'imported']),
  source: line('the source: who published the figures, and where', 500),
  edition: line('the edition of the source', 60),
  /** First and last day on which the figures hold; null: not limited. */
  validFrom: day('the first day of validity').nullable().default(null),
  validUntil: day('the last day of validity').nullable().default(null),
  status: entryStatus,
}

type Validity = { readonly validFrom: string | null; readonly validUntil: string | null }

/** The last day stands after the first. */
export const noteValidity = ({ value, issues }: z.core.ParsePayload<Validity>): void => {
  const { validFrom, validUntil } = value
  if (validFrom === null || validUntil === null || validFrom <= validUntil) return
  const message = `${validUntil} is before the first day, ${validFrom}: exchange them`
  const params = told('productDays', { validFrom: dayInWords(validFrom), validUntil: dayInWords(validUntil) })
  issues.push({ code: 'custom', path: ['validUntil'], message, input: validUntil, params })
}

/** Whether the figures do not hold on a day, year-month-day. */
export const isOutOfDate = ({ validFrom, validUntil }: Validity, today: string): boolean =>
  (validUntil !== null && today > validUntil) || (validFrom !== null && today < validFrom)

/** A part in the maker's catalogue; null: not known. */
export const partNumber = line('the part number', 60).nullable().default(null)
