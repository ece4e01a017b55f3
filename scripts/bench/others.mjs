// Another company, in a process of its own: a flood's client must not hold up the clocks that measure the others.
import { customer } from './customer.mjs'
import { editable } from './photographed-project.mjs'

const [url = '', email = '', password = ''] = process.argv.slice(2)

/** @typedef {{ read: number, write: number }} Waits the longest of each, milliseconds */

const reader = await customer(url, { email, password })
const writer = await customer(url, { email, password })
const edit = await editable(writer)
/** @type {import('./signed-client.mjs').Call} */
const list = { method: 'GET', path: '/api/projects?limit=50' }

let isDone = false

/** @param {() => Promise<unknown>} call */
const longestWait = async (call) => {
  let longest = 0
  while (!isDone) {
    const started = performance.now()
    await call()
    longest = Math.max(longest, performance.now() - started)
  }
  return longest
}

const measure = async () => {
  isDone = false
  const [read, write] = await Promise.all([
    longestWait(() => reader.dataOf(list)),
    // Each on a connection of its own, as from a phone that comes back.
    longestWait(() => writer.dataOf(edit).finally(writer.close)),
  ])
  process.send?.({ read, write })
}

process.on('message', (order) => {
  if (order === 'end') process.exit()
  if (order === 'begin') void measure()
  else isDone = true
})
process.send?.('ready')
