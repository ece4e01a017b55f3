import { setTimeout } from 'node:timers/promises'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { customer, example } from '../bench/customer.mjs'

/** @typedef {Awaited<ReturnType<typeof customer>>} Client */
/** @typedef {{ client: Client, url: string }} Session */

const person = (/** @type {string} */ name) => ({ email: `${name}@release.example`, password: 'paid1234' })

/** Known to the tests that load the database: no account of anybody. */
export const people = {
  owner: person('owner'),
  member: person('member'),
  engineer: person('engineer'),
  administrator: person('administrator'),
}

const post = (/** @type {string} */ path, /** @type {unknown} */ body = {}) =>
  /** @type {const} */ ({ method: 'POST', path, body })
const get = (/** @type {string} */ path) => /** @type {const} */ ({ method: 'GET', path })

/** Options that the first release knew. The last roofs are paid and not uploaded: a project has two reports of 100 kB. */
const uploaded = 3
const roofs = [
  { example: 'shed-in-sydney', changes: {} },
  { example: 'shed-in-sydney', changes: { options: { edition: '2011', internalPressure: 'enclosed' } } },
  { example: 'tiled-house-in-melbourne', changes: { options: { arrayMass: 14, returnPeriod: 1000 } } },
  { example: 'workshop-in-townsville', changes: { options: { builtBefore1995: true } } },
  { example: 'workshop-in-townsville', changes: { building_length: 25 } },
]

/**
 * The addresses in the database are those of a server at port 8080; the release listens elsewhere.
 * @param {Session} session @param {string} ticketPath @param {Blob} file @param {string} name
 */
const upload = async ({ client, url }, ticketPath, file, name) => {
  const data = await client.dataOf(get(ticketPath))
  const { host, dir, policy, signature, accessid, fields } = Array.isArray(data) ? data[0] : data
  const key = `${dir}${crypto.randomUUID()}${name}`
  const form = new FormData()
  const parts = fields ?? { policy, signature, OSSAccessKeyId: accessid, dir }
  for (const [part, value] of Object.entries({ ...parts, key })) form.append(part, value)
  form.append('file', file, name)
  const answer = await fetch(new URL(new URL(host).pathname, url), { method: 'POST', body: form })
  if (!answer.ok) throw new Error(`${name} was refused with ${answer.status}: ${await answer.text()}`)
  return `${host}/${key}`
}

const inAWeek = () => new Date(Date.now() + 7 * 24 * 3600 * 1000).toISOString().slice(0, 10)

const picture = async () => {
  const background = { r: 120, g: 130, b: 140 }
  const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' })
}

/** A review that an engineer wrote elsewhere. */
const written = async () => {
  const document = new PDFDocument()
  document.text('The purlins were checked by hand. The array may be installed.').end()
  const chunks = []
  for await (const chunk of document) chunks.push(chunk)
  return new Blob(chunks, { type: 'application/pdf' })
}

/** @param {Session} session */
const photosOf = async (session) => {
  const photo = async (/** @type {string} */ name) => upload(session, '/api/images?number=1', await picture(), name)
  return {
    roof_photos: [await photo('roof-1.jpg'), await photo('roof-2.jpg')],
    rafter_span_photos: [await photo('span.jpg')],
    connection_photos: [await photo('connection.jpg')],
    roof_sheeting_photos: [await photo('sheeting.jpg')],
  }
}

/** A paid result, as whoever paid for it asked. @param {Client} client @param {unknown} body */
const calculate = async (client, body) => {
  await client.dataOf(post('/api/projects/decrement_times'))
  const { isResult } = await client.dataOf(post('/api/projects/getResult', body))
  if (isResult !== 1) throw new Error('A calculation was not paid.')
}

/** @param {Client} client */
const subscribe = async (client) => {
  const { signed } = await client.dataOf(post('/api/subscription/sandbox/order', { event: 'buy' }))
  await client.dataOf(post('/api/subscription/purchase', { store: 'sandbox', proof: signed[0] }))
}

/** @param {Client} owner @param {() => string} mails */
const invite = async (owner, mails) => {
  await owner.dataOf(post('/api/company/invite', { email: people.member.email }))
  const [, token] = await until('The invitation', async () => /\/invitation#([\w-]+)/.exec(mails()))
  const { password } = people.member
  const joining = { name: 'Mia Member', password, password_confirmation: password, phone: '0400 000 001' }
  await owner.dataOf(post('/api/company/invitation/register', { token, ...joining }))
}

/** @template T @param {string} what @param {() => Promise<T | null>} look @returns {Promise<T>} */
const until = async (what, look) => {
  for (let tries = 0; tries < 300; tries++) {
    const found = await look()
    if (found !== null) return found
    await setTimeout(200)
  }
  throw new Error(`${what} did not come.`)
}

/** @param {Session} owner @param {string} hash @returns {Promise<Blob>} */
const report = async ({ client, url }, hash) => {
  const address = await until(`The report of ${hash}`, async () => {
    const { state, address } = await client.dataOf(get(`/api/projects/report?type=0&hash=${hash}`))
    if (state === 'failed') throw new Error(`The report of ${hash} failed.`)
    return state === 'ready' ? new URL(address) : null
  })
  return (await fetch(new URL(address.pathname + address.search, url))).blob()
}

/** A delivered review and one that is claimed. @param {Session} engineer @param {readonly string[]} hashes */
const review = async (engineer, [delivered, claimed]) => {
  const tell = (/** @type {string} */ move, /** @type {object} */ body) =>
    engineer.client.dataOf(post(`/api/console/project/${move}`, body))
  for (const hash of [delivered, claimed]) await tell('claim', { hash })
  await tell('question', { hash: claimed, text: 'How long is the rafter?' })
  await tell('accept', { hash: delivered, deliverAt: inAWeek(), conditions: ['Check the purlin laps.'] })
  const file = await upload(engineer, '/api/console/project/upload', await written(), 'review.pdf')
  await tell('deliver', { hash: delivered, file, conditions: [] })
}

/** Whether a release has a call. @param {Client} client @param {Parameters<Client['send']>[0]} call */
const has = async (client, call) => (await client.send(call)).status !== 404

/** Where a release lets none but registered engineers sign. @param {Client} administrator */
const register = async (administrator) => {
  const path = '/api/console/users/registration'
  if (!(await has(administrator, post(path)))) return
  const { rows } = await administrator.dataOf(get('/api/console/users?search=engineer@release.example'))
  const registration = { body: 'RPEQ', number: '1', class: 'Structural', validUntil: inAWeek() }
  await administrator.dataOf(post(path, { id: rows[0].id, ...registration }))
}

/** Where a release writes to people in their language. @param {Client} member */
const readChinese = async (member) => {
  const path = '/api/account/language'
  if (await has(member, post(path))) await member.dataOf(post(path, { language: 'zh-Hans' }))
}

/**
 * What people did under a release: a company with two accounts, paid results, projects, reports, submissions, and reviews where the
 * release has them.
 * @param {string} url @param {() => string} mails all that were sent @returns {Promise<{ paid: { hash: string, body: object }[] }>} what may be asked again free of charge
 */
export const live = async (url, mails) => {
  const session = async (/** @type {keyof typeof people} */ name) => ({
    client: await customer(url, people[name]),
    url,
  })
  const owner = await session('owner')
  await subscribe(owner.client)
  await invite(owner.client, mails)
  const photos = await photosOf(owner)
  const paid = []
  for (const [index, { example: name, changes }] of roofs.entries()) {
    const body = { ...example(name), ...photos, ...changes, name: `Roof ${index + 1}`, number: `R-${index + 1}` }
    await calculate(owner.client, body)
    if (index < uploaded)
      paid.push({ hash: (await owner.client.dataOf(post('/api/projects/upload', body))).hash, body })
    else paid.push({ hash: '', body })
  }
  const hashes = paid.flatMap(({ hash }) => (hash === '' ? [] : [hash]))
  for (const hash of hashes) await report(owner, hash)
  for (const hash of hashes.slice(0, 2)) await owner.client.dataOf(post('/api/projects/submit', { hash }))
  const [engineer, member, administrator] = [
    await session('engineer'),
    await session('member'),
    await session('administrator'),
  ]
  await register(administrator.client)
  await readChinese(member.client)
  if (await has(engineer.client, get('/api/console/queue'))) await review(engineer, hashes)
  for (const { client } of [owner, engineer, member, administrator]) client.close()
  return { paid }
}
