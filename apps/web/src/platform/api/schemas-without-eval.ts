import { config } from 'zod/v4/core'

/** Zod tests whether it may compile code; the content policy forbids that, and browsers would report the attempt. */
config({ jitless: true })
