import type { Coded } from '../../../platform/coded/coded.ts'
import type { Message } from './message.ts'

/** A message of a result as a refusal carries it. */
export const codedMessage = (message: Message): Coded => (typeof message === 'string' ? { code: message } : message)
