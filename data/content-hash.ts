import { createHash } from 'node:crypto'
import { content } from './content.ts'

/** First 16 hexadecimal digits of the SHA-256 of what a catalogue holds; no browser needs it. */
export const hashOf = (held: object): string =>
  createHash('sha256').update(JSON.stringify(held)).digest('hex').slice(0, 16)

export const contentHash = (): string => hashOf(content)
