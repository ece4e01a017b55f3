// `npm run timing [rounds]`: whether the time of an answer tells a known address from an unknown one.
import { randomBytes } from 'node:crypto'
import { buildStale } from '../build.mjs'
import { readOptions } from '../options.mjs'
import { startServer } from '../running-server.mjs'
import { compareTimes } from './compare-times.mjs'
import { signedClient } from './signed-client.mjs'

/** @typedef {ReturnType<typeof signedClient>} Client */

const usage =
  'npm run timing -- [ROUNDS]\n  whether the time of an answer tells a known address from an unknown one; 150 rounds'
const { positionals } = readOptions(usage, {}, true)
const rounds = Number(positionals[0] ?? 150)
/** Five mails an hour go to each. */
const people = 70
const password = 'secret1'

const number = () => 1 + ((randomBytes(1)[0] ?? 0) % 250)
/** Every call comes from another network, so that no limit by network applies. */
const elsewhere = () => ({ 'x-forwarded-for': `10.${number()}.${number()}.${number()}` })

const known = (/** @type {number} */ turn) => `known${String(turn % people).padStart(4, '0')}@example.org`
const gone = (/** @type {number} */ turn) => `gone0${String(turn % people).padStart(4, '0')}@example.org`
/** As long as a known address, different each time. */
const unknown = () => `${randomBytes(5).toString('hex').slice(0, 9)}@example.org`

/** @param {Client} client @param {string} path @param {unknown} body */
const post = (client, path, body) => client.send({ method: 'POST', path, body, headers: elsewhere() })

/** @param {Client} client @param {string} email */
const register = async (client, email) => {
  const words = { email, name: 'Ann', password, password_confirmation: password, company_name: 'Roofs', phone: '1' }
  const { status, bytes } = await post(client, '/api/customers/store', words)
  if (status !== 200) throw new Error(`registering answered ${status}: ${bytes}`)
}

/** Somebody registers and logs in. @param {string} url @param {string} secret @param {string} email */
const registered = async (url, secret, email) => {
  const guest = signedClient(url, { secret })
  await register(guest, email)
  const { bytes } = await post(guest, '/api/customers/login', { email, password })
  guest.close()
  return signedClient(url, { secret, token: JSON.parse(bytes.toString()).data.token, connections: 1 })
}

/** Somebody registers and deletes the account. @param {string} url @param {string} secret @param {string} email */
const registerAndLeave = async (url, secret, email) => {
  const person = await registered(url, secret, email)
  const { status } = await post(person, '/api/members/deleteAccount', { password, repassword: password })
  person.close()
  if (status !== 200) throw new Error(`deleting answered ${status}`)
}

/** @param {() => Promise<{ status: number }>} work @param {number} expected */
const timed = async (work, expected) => {
  const started = performance.now()
  const { status } = await work()
  const time = performance.now() - started
  if (status !== expected) throw new Error(`an answer of ${status} where ${expected} was measured`)
  return time
}

/** @typedef {{ name: string, a: (turn: number) => Promise<number>, b: (turn: number) => Promise<number> }} Measure */

/** A company may send fifty invitations a day, and none to one address twice. */
const turnsOfCompany = 22
const companies = Math.ceil((rounds + 10) / turnsOfCompany)

/** @param {Client} client @param {readonly Client[]} owners @returns {readonly Measure[]} */
const measures = (client, owners) => {
  const invite = (/** @type {number} */ turn, /** @type {number} */ first, /** @type {string} */ email) => {
    const owner = owners[first + Math.floor(turn / turnsOfCompany)]
    if (!owner) throw new Error('There are too few companies for so many rounds.')
    return timed(() => post(owner, '/api/company/invite', { email }), 200)
  }
  const login = (/** @type {string} */ email) =>
    timed(() => post(client, '/api/customers/login', { email, password: 'wrong12' }), 400)
  const forgotten = (/** @type {string} */ email) =>
    timed(() => post(client, '/api/customers/reset_password', { email }), 200)
  const next = async (/** @type {string} */ email) => {
    await forgotten(email)
    return timed(() => client.send({ method: 'GET', path: '/api/members/check_token' }), 401)
  }
  return [
    { name: 'login, and deletion begins with it', a: (turn) => login(known(turn)), b: () => login(unknown()) },
    { name: 'login of a deleted account', a: (turn) => login(gone(turn)), b: () => login(unknown()) },
    { name: 'forgotten password', a: (turn) => forgotten(known(turn)), b: () => forgotten(unknown()) },
    { name: 'forgotten password, deleted account', a: (turn) => forgotten(gone(turn)), b: () => forgotten(unknown()) },
    { name: 'invitation', a: (turn) => invite(turn, 0, known(turn)), b: (turn) => invite(turn, 0, unknown()) },
    {
      name: 'invitation of a deleted account',
      a: (turn) => invite(turn, companies, gone(turn)),
      b: (turn) => invite(turn, companies, unknown()),
    },
    { name: 'whatever is asked next', a: (turn) => next(known(turn + people / 2)), b: () => next(unknown()) },
  ]
}

const milliseconds = (/** @type {number} */ value) => `${value.toFixed(2)} ms`

/** @param {Measure} measure */
const show = async ({ name, a, b }) => {
  const { ratio, guessing, ...times } = await compareTimes(rounds, a, b)
  const isMet = guessing >= 0.4 && guessing <= 0.6
  const detail = `${milliseconds(times.a)} / ${milliseconds(times.b)}`
  console.log(
    `${name.padEnd(38)} known / unknown ${ratio.toFixed(3)}  ${detail}  told apart ${guessing.toFixed(2)}  aim 0.4 to 0.6: ${isMet ? 'met' : 'MISSED'}`,
  )
  return isMet
}

await buildStale()
const server = await startServer({ TRUST_PROXY: '1', REQUESTS_PER_MINUTE: 'off' })
const visitor = signedClient(server.url)
const { secret } = await visitor.dataOf({ method: 'GET', path: '/api/client' })
const client = signedClient(server.url, { secret, connections: 1 })
const met = []
/** @type {Client[]} */
const owners = []
try {
  for (let turn = 0; turn < people; turn++) {
    await register(client, known(turn))
    await registerAndLeave(server.url, secret, gone(turn))
  }
  for (let one = 0; one < 2 * companies; one++)
    owners.push(await registered(server.url, secret, `owner${one}@example.org`))
  for (const measure of measures(client, owners)) met.push(await show(measure))
} finally {
  visitor.close()
  client.close()
  for (const owner of owners) owner.close()
  await server.stop()
}
process.exitCode = met.every(Boolean) ? 0 : 1
