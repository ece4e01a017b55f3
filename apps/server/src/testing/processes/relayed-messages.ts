import type { Server, Socket } from 'node:net'

const lengthBytes = 4
const readyForQuery = Buffer.from([0x5a, 0, 0, 0, 5])

/** Reads what a server sends to PostgreSQL, message by message. All but the first have a letter before their length. */
export const messageReader = (onMessage: (letter: string, content: Buffer) => void) => {
  let rest = Buffer.alloc(0)
  let isFirst = true
  return (chunk: Buffer): void => {
    rest = Buffer.concat([rest, chunk])
    for (;;) {
      const letters = isFirst ? 0 : 1
      if (rest.length < letters + lengthBytes) return
      const end = letters + rest.readUInt32BE(letters)
      if (rest.length < end) return
      if (!isFirst) onMessage(String.fromCharCode(rest[0] ?? 0), rest.subarray(letters + lengthBytes, end))
      isFirst = false
      rest = rest.subarray(end)
    }
  }
}

/** An answer of PostgreSQL ends with ReadyForQuery and one byte. */
export const isWhole = (answer: Buffer): boolean => answer.subarray(-6, -1).equals(readyForQuery)

export const listening = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })

/** What one end loses, the other loses too. */
export const joined = (one: Socket, other: Socket): readonly Socket[] => {
  for (const end of [one, other]) {
    // A connection that is cut is reset: that is what a relay is for.
    end.on('error', () => undefined)
    end.on('close', () => (end === one ? other : one).destroy())
  }
  return [one, other]
}
