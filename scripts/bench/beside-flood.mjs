import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startPostgres } from '../postgres.mjs'
import { startServer } from '../running-server.mjs'
import { customer, login } from './customer.mjs'
import { editable } from './photographed-project.mjs'
import { signedClient } from './signed-client.mjs'

const edits = 600
const rounds = 3
const aloneMs = 4000
const other = { email: 'other@example.org', password: login.password }

/** @typedef {{ saved: number, refused: number, away: number, read: number, write: number, alone: { read: number, write: number } }} Waits the longest of others, milliseconds */

/** An account of another company. @param {string} url */
const register = async (url) => {
  const visitor = signedClient(url)
  const { secret } = await visitor.dataOf({ method: 'GET', path: '/api/client' })
  visitor.close()
  const guest = signedClient(url, { secret })
  const person = { name: 'Other', company_name: 'Other company', phone: '0400 000 000', avenue: '' }
  const body = { ...person, ...other, password_confirmation: other.password }
  await guest.dataOf({ method: 'POST', path: '/api/customers/store', body })
  guest.close()
}

/** @param {string} url */
const startOthers = async (url) => {
  const program = fileURLToPath(new URL('others.mjs', import.meta.url))
  const child = fork(program, [url, other.email, other.password])
  const said = async () => (await once(child, 'message'))[0]
  await said()
  return {
    /** @template T @param {() => Promise<T>} work @returns {Promise<{ done: T, waits: { read: number, write: number } }>} */
    beside: async (work) => {
      child.send('begin')
      const done = await work()
      const waits = said()
      child.send('enough')
      return { done, waits: await waits }
    },
    stop: () => child.send('end'),
  }
}

/** One account edits a project 600 times at once; another company reads and writes meanwhile, and before alone. @param {string} url @returns {Promise<Waits>} */
const measure = async (url) => {
  const flooder = await customer(url)
  const edit = await editable(flooder)
  const others = await startOthers(url)
  const { waits: alone } = await others.beside(() => setTimeout(aloneMs))
  const flood = () => Promise.all(Array.from({ length: edits }, () => flooder.send(edit)))
  const { done, waits } = await others.beside(flood)
  others.stop()
  flooder.close()
  const countOf = (/** @type {number} */ status) => done.filter((answer) => answer.status === status).length
  const [saved, refused, away] = [countOf(200), countOf(429), countOf(503)]
  if (saved + refused + away < edits) throw new Error('Edits were answered with neither 200, 429 nor 503.')
  return { saved, refused, away, ...waits, alone }
}

/** On PostgreSQL, after a round that warms it up; of three rounds the one with the longest wait. @returns {Promise<Waits>} */
export const besideFlood = async () => {
  const postgres = await startPostgres()
  const server = await startServer({
    DATABASE_URL: postgres.url,
    SEED_INSTALLER: `${login.email}:${login.password}`,
    REQUESTS_PER_MINUTE: 'off',
  }).catch(async (error) => {
    await postgres.stop()
    throw error
  })
  try {
    await register(server.url)
    await measure(server.url)
    const all = []
    for (let round = 0; round < rounds; round++) all.push(await measure(server.url))
    return all.reduce((worst, next) =>
      Math.max(next.read, next.write) > Math.max(worst.read, worst.write) ? next : worst,
    )
  } finally {
    await server.stop()
    await postgres.stop()
  }
}
