import type { EngineerRegistration } from '@soundroof/contract/identity/engineer-registration'
import { months } from './site-time.ts'

/** "30 Jun 2027" of `2027-06-30`. */
const dayWords = (day: string): string => {
  const [year, month, date] = day.split('-').map(Number)
  return `${date} ${months[(month ?? 0) - 1]} ${year}`
}

/** "RPEQ 12345, Structural, valid until 30 Jun 2027". */
export const registrationWords = ({ body, number, class: ofClass, validUntil }: EngineerRegistration): string =>
  `${body} ${number}, ${ofClass}, valid until ${dayWords(validUntil)}`
