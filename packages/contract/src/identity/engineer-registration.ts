import { z } from 'zod'
import { inText, word } from '../platform/coded/told.ts'
import { day } from '../platform/day.ts'
import { told } from '../platform/messages.ts'
import { oneLine } from '../platform/one-line.ts'
import { isBlank } from '../platform/visible-text.ts'

/** With whom an engineer is registered to sign. */

const line = (label: string, max: number) =>
  oneLine(label, max).refine((text) => !isBlank(text), inText(told('textRequired', { label: word(label) })))

export const engineerRegistration = z.strictObject({
  /** "RPEQ". */
  body: line('Registration body', 100),
  number: line('Registration number', 100),
  /** "Structural". */
  class: line('Class of registration', 200),
  /** The last day on which it counts; one that is over takes the right to sign away. */
  validUntil: day('Valid until'),
})
export type EngineerRegistration = z.infer<typeof engineerRegistration>
