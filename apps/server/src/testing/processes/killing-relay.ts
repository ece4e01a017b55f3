import { connect, createServer, type Server, type Socket } from 'node:net'

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

const startup = 4
const readyForQuery = Buffer.from([0x5a, 0, 0, 0, 5])

/**
 * Counts the messages that ask PostgreSQL to answer: Query, and Sync at the end of a prepared statement. All messages
 * but the first have a letter before their length.
 */
const statementCounter = (onStatement: () => void) => {
  let rest = Buffer.alloc(0)
  let isFirst = true
  return (chunk: Buffer): void => {
    rest = Buffer.concat([rest, chunk])
    for (;;) {
      const letters = isFirst ? 0 : 1
      if (rest.length < letters + startup) return
      const end = letters + rest.readUInt32BE(letters)
      if (rest.length < end) return
      const letter = String.fromCharCode(rest[0] ?? 0)
      if (!isFirst && (letter === 'Q' || letter === 'S')) onStatement()
      isFirst = false
      rest = rest.subarray(end)
    }
  }
}

/** An answer of PostgreSQL ends with ReadyForQuery and one byte. */
const isWhole = (answer: Buffer): boolean => answer.subarray(-6, -1).equals(readyForQuery)

const listening = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })

/** What one end loses, the other loses too. */
const joined = (one: Socket, other: Socket): readonly Socket[] => {
  for (const end of [one, other]) {
    // A process that is killed resets its connections: that is what this is for.
    end.on('error', () => undefined)
    end.on('close', () => (end === one ? other : one).destroy())
  }
  return [one, other]
}

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
