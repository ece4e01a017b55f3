import { config } from 'zod/v4/core'

/** The schema library tries whether it may compile code; the page's policy forbids that, and browsers report the try. */
config({ jitless: true })
