import { once } from 'node:events'
import { connect } from 'node:net'

/** @typedef {{ status: number, bytes: Buffer }} Answer */
/** @typedef {{ resolve: (answer: Answer) => void, reject: (error: unknown) => void }} Waiting */

const headEnd = '\r\n\r\n'

/** @param {Buffer} head of an answer that says its length */
const readHead = (head) => {
  const text = head.toString('latin1')
  const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1]
  if (length === undefined) throw new Error(`An answer without its length cannot be measured: ${text}`)
  return { status: Number(text.slice(9, 12)), length: Number(length) }
}

/** More than any answer that is measured. */
const room = 1024 * 1024

/**
 * One connection, one request at a time, and of HTTP no more than a measurement needs: what the client takes of the
 * processors, the server lacks. The bytes of an answer are valid until the next answer arrives.
 * @param {string} hostname @param {number} port
 */
export const keepAliveConnection = async (hostname, port) => {
  const memory = Buffer.alloc(room)
  let [received, status, body, awaited] = [0, 0, 0, Number.POSITIVE_INFINITY]
  /** @type {Waiting | null} */
  let waiting = null

  const begin = () => {
    ;[received, status, body, awaited] = [0, 0, 0, Number.POSITIVE_INFINITY]
  }
  const onRead = (/** @type {number} */ count) => {
    received += count
    if (awaited === Number.POSITIVE_INFINITY) {
      const at = memory.subarray(0, received).indexOf(headEnd)
      if (at < 0) return true
      const head = readHead(memory.subarray(0, at))
      status = head.status
      body = at + headEnd.length
      awaited = body + head.length
      if (awaited > room)
        socket.destroy(new RangeError(`An answer of ${head.length} bytes is more than this client holds.`))
    }
    if (received < awaited) return true
    const answer = { status, bytes: memory.subarray(body, received) }
    begin()
    waiting?.resolve(answer)
    return true
  }

  const onread = { buffer: () => memory.subarray(received), callback: onRead }
  const socket = connect({ host: hostname, port, noDelay: true, onread })
  await once(socket, 'connect')
  // While nothing is asked the server may close it: the next request takes another.
  socket.on('error', (error) => waiting?.reject(error))
  socket.on('close', () => waiting?.reject(new Error('The server closed the connection.')))

  /** @param {string} request @returns {Promise<Answer>} */
  const send = (request) =>
    new Promise((resolve, reject) => {
      waiting = { resolve, reject }
      socket.write(request)
    })

  return { send, isOpen: () => !socket.destroyed, close: () => socket.destroy() }
}
