import { z } from 'zod'

/**
 * Sent when the password is right and the account requires a code: valid for one `loginWithCode` with that password, within
 * `loginTicketMinutes`.
 */
export const loginTicket = z.strictObject({ ticket: z.string() })

/** Validity of the ticket, minutes. */
export const loginTicketMinutes = 5
