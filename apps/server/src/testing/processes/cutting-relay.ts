import { connect, createServer, type Socket } from 'node:net'
import { vi } from 'vitest'
import { patientWaits } from '../test-database.ts'
import { isWhole, joined, listening, messageReader } from './relayed-messages.ts'

/**
 * Fate of a `commit` whose connection breaks: it never reaches PostgreSQL; PostgreSQL commits and the answer is lost, or
 * held back for ever; or it arrives only after the server was cut off.
 */
export const cuts = ['never arrives', 'answer lost', 'answer held', 'arrives late'] as const
export type Cut = (typeof cuts)[number]

/** Of a server behind the relay. However busy the machine, only an answer that is held back takes too long. */
export const cutWaits = { ...patientWaits, answerMs: 300_000 }

/** Stands between a server and PostgreSQL, and cuts the connection at its next `commit`. */
export type CuttingRelay = {
  /** Of the database, for the server. */
  readonly url: string
  /** @param thenRefuse after the cut no connection succeeds, until `refuse(false)` */
  readonly cutNext: (cut: Cut, thenRefuse?: boolean) => void
  /** Number of cuts. */
  readonly count: () => number
  readonly refuse: (isRefusing: boolean) => void
  readonly close: () => void
}

const late = 300

/** Timers stand still until an answer is held; then all the time passes that the server waits for it. */
const heldTimers = () => {
  let isOurs = false
  return {
    hold: (): void => {
      if (vi.isFakeTimers()) return
      isOurs = true
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    },
    letPass: (): void => {
      vi.advanceTimersByTime(cutWaits.answerMs)
      if (isOurs) vi.useRealTimers()
      isOurs = false
    },
  }
}
const isCommit = (letter: string, content: Buffer): boolean => letter === 'Q' && content.toString() === 'commit\0'

type Next = { readonly cut: Cut; readonly thenRefuse: boolean }

/** Passes both directions on, until `cutAt` says that a commit is the one. */
const passOn = (server: Socket, database: Socket, cutAt: () => Cut | null, onHeld: () => void): void => {
  let cut: Cut | null = null
  const hear = messageReader((letter, content) => {
    if (isCommit(letter, content)) cut = cutAt()
  })
  const comeLate = (chunk: Buffer): void => {
    // The database still has its end of the connection.
    server.removeAllListeners('close')
    database.removeAllListeners('data')
    server.destroy()
    setTimeout(() => database.end(chunk), late)
  }
  server.on('data', (chunk: Buffer) => {
    hear(chunk)
    if (cut === 'never arrives') server.destroy()
    else if (cut === 'arrives late') comeLate(chunk)
    else database.write(chunk)
  })
  database.on('data', (chunk: Buffer) => {
    if (cut === null) server.write(chunk)
    else if (cut === 'answer lost' && isWhole(chunk)) server.destroy()
    else if (cut === 'answer held' && isWhole(chunk)) onHeld()
  })
}

export const cuttingRelay = async (databaseUrl: string): Promise<CuttingRelay> => {
  const target = new URL(databaseUrl)
  let next: Next | null = null
  let count = 0
  let isRefusing = false
  const timers = heldTimers()
  const sockets = new Set<Socket>()
  const cutAt = (): Cut | null => {
    if (next === null) return null
    const { cut, thenRefuse } = next
    next = null
    count++
    isRefusing = thenRefuse
    return cut
  }
  const relay = createServer((server) => {
    if (isRefusing) return void server.destroy()
    const database = connect(Number(target.port), target.hostname)
    passOn(server, database, cutAt, timers.letPass)
    for (const end of joined(server, database)) sockets.add(end)
  })
  const url = new URL(databaseUrl)
  url.port = String(await listening(relay))
  return {
    url: url.href,
    cutNext: (cut, thenRefuse = false) => {
      if (cut === 'answer held') timers.hold()
      next = { cut, thenRefuse }
    },
    count: () => count,
    refuse: (refusing) => {
      isRefusing = refusing
    },
    close: () => {
      relay.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
