import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { askBehind } from './server-behind.ts'

const open: Server[] = []
afterEach(() => {
  for (const server of open.splice(0)) server.close().closeAllConnections()
})

const listening = async (
  answer: RequestListener,
  port = 0,
): Promise<{ readonly port: number; readonly server: Server }> => {
  const server = createServer(answer)
  open.push(server)
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  return { port: (server.address() as AddressInfo).port, server }
}

const closed = ({ server }: { readonly server: Server }) =>
  new Promise((resolve) => {
    server.close(resolve)
    server.closeAllConnections()
  })

/** The page's side, and the port where the server was and will be. */
const inFront = async () => {
  const gone = await listening(() => undefined)
  await closed(gone)
  const { port } = await listening(
    (asked, answer) => void askBehind(new URL(`http://localhost:${gone.port}`), asked, answer),
  )
  return { url: `http://localhost:${port}/api/client?a=1`, behind: gone.port }
}

it('a call waits until the server is there', async () => {
  const { url, behind } = await inFront()
  let isAnswered = false
  const called = fetch(url, { method: 'POST', body: 'roof' }).finally(() => (isAnswered = true))
  await expect(fetch(`http://localhost:${behind}`)).rejects.toThrow()
  expect(isAnswered).toBe(false)
  await listening((asked, answer) => {
    asked
      .setEncoding('utf8')
      .on('data', (body) => answer.writeHead(201, { a: 'b' }).end(`${asked.method} ${asked.url} ${body}`))
  }, behind)
  const answer = await called
  expect([answer.status, answer.headers.get('a')]).toEqual([201, 'b'])
  expect(await answer.text()).toBe('POST /api/client?a=1 roof')
})

it('a question that was cut off is asked again, a change is not', async () => {
  const { url, behind } = await inFront()
  let calls = 0
  await listening((asked, answer) => {
    calls += 1
    if (calls % 2 === 1) asked.socket.destroy()
    else answer.end('here')
  }, behind)
  expect(await (await fetch(url)).text()).toBe('here')
  expect(calls).toBe(2)
  expect((await fetch(url, { method: 'POST', body: 'roof' })).status).toBe(503)
  expect(calls).toBe(3)
})
