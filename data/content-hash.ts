import { createHash } from 'node:crypto'
import { content } from './content.ts'

/** Hash of the content of the catalogue; only the script and the test compute it, so no browser needs it. */
export const contentHash = (): string => createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16)
