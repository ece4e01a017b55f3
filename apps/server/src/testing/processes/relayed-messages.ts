import type { Server, Socket } from 'node:net'

const lengthBytes = 4
const readyForQuery = Buffer.from([0x5a, 0, 0, 0, 5])

/** Reads a server's messages to PostgreSQL one by one. All but the first begin with a letter before their length. */
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

/** When one end closes, the other closes too. */
export const joined = (one: Socket, other: Socket): readonly Socket[] => {
  for (const end of [one, other]) {
    // A cut connection is reset, which is the purpose of a relay.
    end.on('error', () => undefined)
    end.on('close', () => (end === one ? other : one).destroy())
  }
  return [one, other]
}
