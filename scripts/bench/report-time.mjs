import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { photos } from '../../e2e/fixtures/make-photos.ts'
import { customer, example, reserve } from './customer.mjs'
import { median } from './rounds.mjs'

const reports = 5
const resultReport = 0

/** @typedef {Awaited<ReturnType<typeof customer>>} Client */

/** @param {Client} client @param {{ name: string, path: string }} photo @returns {Promise<string>} its address */
const upload = async (client, { name, path }) => {
  const [ticket] = await client.dataOf({ method: 'GET', path: '/api/images?number=1' })
  const { host, dir, policy, signature, accessid, fields } = ticket
  const key = `${dir}${crypto.randomUUID()}${name}.jpg`
  const form = new FormData()
  const parts = fields ?? { policy, signature, OSSAccessKeyId: accessid, dir }
  for (const [part, value] of Object.entries({ ...parts, key })) form.append(part, value)
  form.append('file', new Blob([readFileSync(path)], { type: 'image/jpeg' }), `${name}.jpg`)
  const answer = await fetch(host, { method: 'POST', body: form })
  if (!answer.ok) throw new Error(`A photo was refused with ${answer.status}: ${await answer.text()}`)
  return `${host}/${key}`
}

/** Until the report of this edit is ready. @param {Client} client @param {string} hash */
const rendered = async (client, hash) => {
  const path = `/api/projects/report?hash=${hash}&type=${resultReport}`
  for (;;) {
    const { state, address } = await client.dataOf({ method: 'GET', path })
    if (state === 'ready') return address
    if (state !== 'rendering') throw new Error(`The report is ${state}.`)
    await wait(25)
  }
}

/** @param {string} address */
const sizeOfPdf = async (address) => {
  const file = Buffer.from(await (await fetch(address)).arrayBuffer())
  if (!file.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new Error('The report is no PDF.')
  return file.byteLength
}

/** The longest wait of another request while work goes on. @param {Client} client @param {Promise<unknown>} work */
const longestWait = async (client, work) => {
  let longest = 0
  let isDone = false
  const ended = work.finally(() => {
    isDone = true
  })
  while (!isDone) {
    const started = performance.now()
    await client.dataOf({ method: 'GET', path: '/api/members/check_token' })
    longest = Math.max(longest, performance.now() - started)
    await wait(5)
  }
  await ended
  return longest
}

/** A project with six photographs and a charged result. @param {Client} client */
const photographed = async (client) => {
  /** @type {string[]} */
  const addresses = []
  for (const photo of await photos()) addresses.push(await upload(client, photo))
  const body = {
    ...example('shed-in-sydney'),
    name: 'Six photographs',
    roof_photos: addresses.slice(0, 2),
    rafter_span_photos: addresses.slice(2, 3),
    connection_photos: addresses.slice(3),
  }
  await reserve(client)
  await client.dataOf({ method: 'POST', path: '/api/projects/getResult', body })
  return body
}

/** From the upload's answer to the finished result report, and what others waited meanwhile. @param {string} url */
export const reportTime = async (url) => {
  const client = await customer(url)
  const body = await photographed(client)
  /** @type {{ hash?: string }} */
  let known = {}
  /** @type {number[]} */
  const times = []
  /** @type {number[]} */
  const waits = []
  let bytes = 0
  for (let turn = 0; turn < reports; turn++) {
    const edit = { ...body, ...known, customer_message: `Turn ${turn}` }
    known = { hash: (await client.dataOf({ method: 'POST', path: '/api/projects/upload', body: edit })).hash }
    const started = performance.now()
    const work = rendered(client, known.hash ?? '').then((address) => {
      times.push(performance.now() - started)
      return address
    })
    waits.push(await longestWait(client, work))
    bytes = await sizeOfPdf(await work)
  }
  client.close()
  return { first: times[0] ?? Number.NaN, median: median(times), longestWait: Math.max(...waits), bytes }
}
