import { startPostgres } from '../postgres.mjs'
import { startServer } from '../running-server.mjs'
import { customer, login } from './customer.mjs'
import { withPhotographs } from './photographed-project.mjs'
import { signedClient } from './signed-client.mjs'

const edits = 600
const rounds = 3
const other = { email: 'other@example.org', password: login.password }

/** @typedef {Awaited<ReturnType<typeof customer>>} Client */
/** @typedef {{ saved: number, refused: number, read: number, write: number }} Waits the longest of others, milliseconds */

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

/** A project of the client's, and how to edit it. @param {Client} client */
const editable = async (client) => {
  const body = await withPhotographs(client)
  /** @type {import('./signed-client.mjs').Call} */
  const creation = { method: 'POST', path: '/api/projects/upload', body }
  const { hash } = await client.dataOf(creation)
  return { ...creation, body: { ...body, hash } }
}

/** The longest wait for one kind of call, made again and again until the work is done. @param {Client} client @param {import('./signed-client.mjs').Call} call @param {() => boolean} isDone */
const longestWait = async (client, call, isDone) => {
  let longest = 0
  while (!isDone()) {
    const started = performance.now()
    await client.dataOf(call)
    longest = Math.max(longest, performance.now() - started)
  }
  return longest
}

/** One account edits a project 600 times at once; another company reads and writes meanwhile. @param {string} url @returns {Promise<Waits>} */
const measure = async (url) => {
  const [flooder, beside] = [await customer(url), await customer(url, other)]
  const [edit, ownEdit] = [await editable(flooder), await editable(beside)]
  let isDone = false
  const flood = Promise.all(Array.from({ length: edits }, () => flooder.send(edit))).finally(() => {
    isDone = true
  })
  const [answers, read, write] = await Promise.all([
    flood,
    longestWait(beside, { method: 'GET', path: '/api/projects?limit=50' }, () => isDone),
    longestWait(beside, ownEdit, () => isDone),
  ])
  for (const client of [flooder, beside]) client.close()
  const saved = answers.filter(({ status }) => status === 200).length
  const refused = answers.filter(({ status }) => status === 429).length
  const others = answers.filter(({ status }) => status !== 200 && status !== 429)
  if (others.length > 0) throw new Error(`${others.length} edits were answered ${others[0]?.status}.`)
  return { saved, refused, read, write }
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
