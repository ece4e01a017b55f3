import { z } from 'zod'
import { message } from '../results/messages/message.ts'
import { planeNames } from './layout-request.ts'

/** What a layout leaves on the roof, and what would bring it back: each counted by laying out again. */

const room = z.array(z.strictObject({ plane: z.enum(planeNames), panels: z.int().min(0) })).readonly()

/** As the engine answers: more panels on each face beside those that lie there, and what is said about the others. */
export const codedHints = z.strictObject({ room, said: z.array(message).readonly() })
export type CodedHints = z.infer<typeof codedHints>

/** With the same in English words. */
export const layoutHints = codedHints.extend({ words: z.array(z.string().min(1)).readonly() })
export type LayoutHints = z.infer<typeof layoutHints>
