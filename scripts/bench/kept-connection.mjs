import { once } from 'node:events'
import { connect } from 'node:net'

/** @typedef {{ status: number, bytes: Buffer }} Answer */

const headEnd = '\r\n\r\n'

/** @param {Buffer} head of an answer that says its length */
const readHead = (head) => {
  const text = head.toString('latin1')
  const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1]
  if (length === undefined) throw new Error(`An answer without its length cannot be measured: ${text}`)
  return { status: Number(text.slice(9, 12)), length: Number(length) }
}

/**
 * One connection, one request at a time, and of HTTP no more than a measurement needs: what the client takes of the
 * processors, the server lacks.
 * @param {string} hostname @param {number} port
 */
export const keptConnection = async (hostname, port) => {
  const socket = connect({ host: hostname, port, noDelay: true })
  await once(socket, 'connect')
  // While nothing is asked the server may close it: the next request takes another.
  socket.on('error', () => socket.destroy())

  /** @param {string} request @returns {Promise<Answer>} */
  const send = (request) =>
    new Promise((resolve, reject) => {
      /** @type {Buffer[]} */
      const chunks = []
      let [received, status, awaited] = [0, 0, Number.POSITIVE_INFINITY]
      const end = () => {
        socket.off('data', onData).off('error', onEnd).off('close', onEnd)
      }
      const onEnd = (/** @type {unknown} */ error) => {
        end()
        reject(error instanceof Error ? error : new Error('The server closed the connection.'))
      }
      const onData = (/** @type {Buffer} */ chunk) => {
        chunks.push(chunk)
        received += chunk.length
        if (awaited === Number.POSITIVE_INFINITY) {
          const all = chunks.length === 1 ? chunk : Buffer.concat(chunks)
          const at = all.indexOf(headEnd)
          if (at < 0) return
          const head = readHead(all.subarray(0, at))
          status = head.status
          awaited = at + headEnd.length + head.length
        }
        if (received < awaited) return
        end()
        const bytes = chunks.length === 1 ? chunk : Buffer.concat(chunks)
        resolve({ status, bytes: bytes.subarray(bytes.indexOf(headEnd) + headEnd.length) })
      }
      socket.on('data', onData).on('error', onEnd).on('close', onEnd)
      socket.write(request)
    })

  return { send, isOpen: () => !socket.destroyed, close: () => socket.destroy() }
}
