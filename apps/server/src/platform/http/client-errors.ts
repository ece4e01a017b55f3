import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type PlainKey, told } from '@soundroof/contract/platform/messages'
import { toldInWords } from '@soundroof/words/told-in-words'
import type { Config } from '../config.ts'
import { headersOfNoRequest } from './security-headers.ts'

type Answer = { readonly status: number; readonly code: number; readonly key: PlainKey }

/** Answers to requests that are not HTTP. The code in the body is one of the contract's; the status is more exact. */
const answers: Readonly<Record<string, Answer>> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 413, key: 'tooLarge' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 400, key: 'requestStale' },
}
const malformed: Answer = { status: 400, code: 400, key: 'requestMalformed' }

const written = ({ status, code, key }: Answer, headers: Readonly<Record<string, string>>): string => {
  const body = JSON.stringify({ code, ...toldInWords(told(key), 'en-AU') })
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    body,
  ].join('\r\n')
}

/** Answers in the envelope while the connection is open, then closes it. */
export const answerClientErrors =
  (config: Config) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    if (!socket.writable) return void socket.destroy()
    const answer = written(answers[error.code ?? ''] ?? malformed, headersOfNoRequest(config))
    socket.end(answer, () => socket.destroySoon())
  }
