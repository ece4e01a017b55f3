import { z } from 'zod'
import { inText, word } from '../platform/coded/told.ts'
import { day } from '../platform/day.ts'
import { told } from '../platform/messages.ts'
import { oneLine } from '../platform/one-line.ts'
import { isBlank } from '../platform/visible-text.ts'

const line = (label: string, max: number) =>
  oneLine(label, max).refine((text) => !isBlank(text), inText(told('textRequired', { label: word(label) })))

/** Registration of an engineer who signs certificates, as they print it. */
export const engineerRegistration = z.strictObject({
  /** "RPEQ". */
  body: line('Registration body', 100),
  number: line('Registration number', 100),
  /** "Structural". */
  class: line('Class of registration', 200),
  /** Last day of the registration: from the next day its engineer cannot sign. */
  validUntil: day('Valid until'),
})
/** `validUntil` as `YYYY-MM-DD`. */
export type EngineerRegistration = z.infer<typeof engineerRegistration>
