import { createHash, randomBytes } from 'node:crypto'
import { Agent, request } from 'node:http'

/** @typedef {{ status: number, bytes: Buffer }} Answer */
/** @typedef {{ method: 'GET' | 'POST', path: string, body?: unknown, headers?: Readonly<Record<string, string>> }} Call */

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const success = Buffer.from('{"code":0')
const randomText = () => [...randomBytes(8)].map((byte) => alphabet[byte % alphabet.length]).join('')

/** @param {string} secret @returns {Record<string, string>} */
const signed = (secret) => {
  const timeStamp = String(Math.floor(Date.now() / 1000))
  const randomStr = randomText()
  const signature = createHash('sha256')
    .update(timeStamp + randomStr + secret)
    .digest('hex')
    .toUpperCase()
  return { timestamp: timeStamp, randomstr: randomStr, signature }
}

/**
 * A client that keeps its connections, signs every request, and knows one session.
 * @param {string} url @param {{ secret?: string, token?: string, connections?: number }} [options]
 */
export const signedClient = (url, { secret = '', token = '', connections = 8 } = {}) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const { hostname, port } = new URL(url)

  /** @param {Call} call @returns {Promise<Answer>} */
  const send = ({ method, path, body, headers: more = {} }) =>
    new Promise((resolve, reject) => {
      const payload = body === undefined ? undefined : JSON.stringify(body)
      const headers = {
        ...signed(secret),
        ...more,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(payload ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) } : {}),
      }
      const sent = request({ agent, hostname, port, method, path, headers }, (answer) => {
        /** @type {Buffer[]} */
        const chunks = []
        answer.on('data', (chunk) => chunks.push(chunk))
        answer.on('end', () => {
          resolve({ status: answer.statusCode ?? 0, bytes: Buffer.concat(chunks) })
        })
      })
      sent.on('error', reject)
      sent.end(payload)
    })

  /** The answer's bytes; anything but success ends the measurement. @param {Call} call */
  const succeed = async (call) => {
    const { status, bytes } = await send(call)
    if (status === 200 && bytes.subarray(0, success.length).equals(success)) return bytes
    throw new Error(`${call.method} ${call.path} answered ${status}: ${bytes.subarray(0, 500)}`)
  }

  /** What a successful call answers. @param {Call} call */
  const dataOf = async (call) => JSON.parse((await succeed(call)).toString()).data

  /**
   * Requests a second, with all connections busy. The answers are not parsed: that would measure the client.
   * @param {number} total @param {(index: number) => Call} callOf
   */
  const perSecond = async (total, callOf) => {
    let next = 0
    const started = performance.now()
    const connection = async () => {
      for (let index = next++; index < total; index = next++) await succeed(callOf(index))
    }
    await Promise.all(Array.from({ length: connections }, connection))
    return (total / (performance.now() - started)) * 1000
  }

  return { send, dataOf, perSecond, close: () => agent.destroy() }
}
