import { createHash, randomBytes } from 'node:crypto'
import { keepAliveConnection } from './keep-alive-connection.mjs'

/** @typedef {import('./keep-alive-connection.mjs').Answer} Answer */
/** @typedef {Awaited<ReturnType<typeof keepAliveConnection>>} Connection */
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
  const { hostname, port, host } = new URL(url)
  /** @type {Connection[]} */
  const all = []
  /** @type {Connection[]} */
  let free = []

  /** @param {Call} call */
  const requestOf = ({ method, path, body, headers: more = {} }) => {
    const payload = body === undefined ? '' : JSON.stringify(body)
    const headers = {
      host,
      ...signed(secret),
      ...more,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(payload ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) } : {}),
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${payload}`
  }

  const opened = async () => {
    const connection = await keepAliveConnection(hostname, Number(port))
    all.push(connection)
    return connection
  }

  /** @param {Call} call @returns {Promise<Answer>} */
  const send = async (call) => {
    free = free.filter(({ isOpen }) => isOpen())
    const connection = free.pop() ?? (await opened())
    const answer = await connection.send(requestOf(call))
    free.push(connection)
    return answer
  }

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

  const close = () => {
    for (const connection of all) connection.close()
  }
  return { send, dataOf, perSecond, close }
}
