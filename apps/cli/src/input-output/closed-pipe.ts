import type { EventEmitter } from 'node:events'

/** If a reader such as `head` stops early, the command ends without an error. Other errors are thrown. */
export const endQuietlyOnClosedPipe = (output: EventEmitter): void => {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit(0)
  })
}
