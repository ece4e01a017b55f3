import type { EventEmitter } from 'node:events'

/** A reader that stops early, such as `head`, is no failure: the command ends without a word. Other errors stand. */
export const endQuietlyOnClosedPipe = (output: EventEmitter): void => {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit(0)
  })
}
