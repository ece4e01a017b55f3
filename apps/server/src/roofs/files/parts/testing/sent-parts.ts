import { createHash } from 'node:crypto'
import type { Caller, TestServer } from '../../../../testing/test-server.ts'
import { send, ticketOf } from '../../testing/send.ts'

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Uploads parts of a file and answers the call that puts them together. */
export const sentParts = async (
  server: TestServer,
  caller: Caller,
  parts: readonly Uint8Array[],
  name = 'roof.zip',
) => {
  for (const part of parts) {
    const { status, body } = await send(server, await ticketOf(server, caller, 'part'), part, { name: 'part' })
    if (status !== 200) throw new Error(`Not stored: ${JSON.stringify(body)}`)
  }
  return { name, sha256: hashOf(Buffer.concat(parts)), parts: parts.map(hashOf) }
}

/** The same call again finds the file whole, whoever of the company makes it. */
export const joinedParts = async (server: TestServer, caller: Caller, parts: readonly Uint8Array[]) => {
  const body = await sentParts(server, caller, parts)
  const answer = await server.call('joinParts', { body, token: caller.token })
  if (answer.status !== 200) throw new Error(`Not joined: ${JSON.stringify(answer.body)}`)
  return body
}
