import type { Server } from 'node:http'
import { setImmediate as nextRound } from 'node:timers/promises'

/** A call waits this many rounds at most, however many connections arrive. */
const mostRounds = 1000

/**
 * Accepts waiting connections before a call is worked on. Attack: the event loop accepts one connection per round; where
 * each round is an edit, a new connection waits for as many edits as connections came before it.
 */
export const acceptingFirst = (server: Server) => {
  let accepted = 0
  server.on('connection', () => {
    accepted++
  })
  return async (): Promise<void> => {
    // The rest of this round accepts nothing more.
    await nextRound()
    for (let before = -1, round = 0; before !== accepted && round < mostRounds; round++) {
      before = accepted
      await nextRound()
    }
  }
}
