import type { Server } from 'node:http'
import { setImmediate as nextRound } from 'node:timers/promises'

/** However many connections come: a call waits no longer. */
const mostRounds = 1000

/**
 * Lets connections that wait be accepted before a call is worked on. Attack: the event loop accepts one connection each round;
 * where every round is an edit, another's new connection waits for as many edits as connections came before it.
 */
export const acceptingFirst = (server: Server) => {
  let accepted = 0
  server.on('connection', () => {
    accepted++
  })
  return async (): Promise<void> => {
    // The rest of this round, in which nothing is accepted any more.
    await nextRound()
    for (let before = -1, round = 0; before !== accepted && round < mostRounds; round++) {
      before = accepted
      await nextRound()
    }
  }
}
