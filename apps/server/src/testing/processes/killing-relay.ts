import { connect, createServer, type Socket } from 'node:net'
import { isWhole, joined, listening, messageReader } from './relayed-messages.ts'

/** Before PostgreSQL gets a statement, or after it has done it and before the server knows. */
export type When = 'before' | 'after'
export type Deadly = { readonly statement: number; readonly when: When }

/** Stands between a server and PostgreSQL, and ends the server at a chosen statement, once. */
export type KillingRelay = {
  /** Of the database, for the server. */
  readonly url: string
  /** Counts statements from here on; the chosen one, from 1, ends the server. */
  readonly arm: (deadly: Deadly | null) => void
  /** Statements since it was armed. */
  readonly count: () => number
  readonly close: () => void
}

/** Counts the messages that ask PostgreSQL to answer: Query, and Sync at the end of a prepared statement. */
const statementCounter = (onStatement: () => void) =>
  messageReader((letter) => {
    if (letter === 'Q' || letter === 'S') onStatement()
  })

export const killingRelay = async (databaseUrl: string, kill: () => void): Promise<KillingRelay> => {
  const target = new URL(databaseUrl)
  let deadly: Deadly | null = null
  let isDead = false
  let count = 0
  const sockets = new Set<Socket>()
  const cut = (): void => {
    isDead = true
    kill()
    for (const socket of sockets) socket.destroy()
  }
  const relay = (server: Socket): void => {
    if (isDead) return void server.destroy()
    const database = connect(Number(target.port), target.hostname)
    let isLast = false
    const hear = statementCounter(() => {
      count++
      isLast ||= deadly?.statement === count
    })
    server.on('data', (chunk) => {
      hear(Buffer.from(chunk))
      if (isDead) return
      if (isLast && deadly?.when === 'before') cut()
      else database.write(chunk)
    })
    database.on('data', (chunk) => {
      if (isDead) return
      if (isLast && isWhole(Buffer.from(chunk))) cut()
      else server.write(chunk)
    })
    for (const end of joined(server, database)) sockets.add(end)
  }
  const server = createServer(relay)
  const port = await listening(server)
  const url = new URL(databaseUrl)
  url.port = String(port)
  return {
    url: url.href,
    arm: (next) => {
      deadly = next
      count = 0
    },
    count: () => count,
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
