// The least that can answer JSON: what the machine itself allows, as a yardstick.
import { createServer } from 'node:http'

const answer = JSON.stringify({ code: 0, data: null })
const server = createServer((incoming, outgoing) => {
  incoming.resume()
  incoming.on('end', () => {
    outgoing.writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
    outgoing.end(JSON.stringify(JSON.parse(answer)))
  })
})
server.listen(Number(process.argv[2]), '127.0.0.1', () => console.log('ready'))
