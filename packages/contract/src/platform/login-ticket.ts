import { z } from 'zod'

/**
 * What a login is refused with when its password is right and its account wants a code: good for one login by
 * `loginWithCode`, for `loginTicketMinutes`, with the password that was proven.
 */
export const loginTicket = z.strictObject({ ticket: z.string() })

/** How long the ticket holds, minutes. */
export const loginTicketMinutes = 5
