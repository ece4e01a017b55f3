import type { EngineerRegistration } from '@soundroof/contract/identity/engineer-registration'
import { dayInWords } from '@soundroof/contract/platform/time/australian-time'

/** "RPEQ 12345, Structural, valid until 30 Jun 2027". */
export const registrationWords = ({ body, number, class: ofClass, validUntil }: EngineerRegistration): string =>
  `${body} ${number}, ${ofClass}, valid until ${dayInWords(validUntil)}`
