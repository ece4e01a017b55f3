// The simplest server that answers JSON, as the yardstick of the machine.
import { createServer } from 'node:http'

const answer = JSON.stringify({ code: 0, data: null })
const server = createServer((incoming, outgoing) => {
  incoming.resume()
  incoming.on('end', () => {
    const text = JSON.stringify(JSON.parse(answer))
    const length = Buffer.byteLength(text)
    outgoing.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': length })
    outgoing.end(text)
  })
})
server.listen(Number(process.argv[2]), '127.0.0.1', () => console.log('ready'))
