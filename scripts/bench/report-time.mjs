import { setTimeout as wait } from 'node:timers/promises'
import { customer } from './customer.mjs'
import { photographed } from './photographed-project.mjs'
import { median } from './rounds.mjs'

const reports = 5
const [inputReport, resultReport] = ['input-summary', 'result-summary']
const onRequest = ['site-sheet', 'full-calculation']

/** @typedef {Awaited<ReturnType<typeof customer>>} Client */

/** Until this report of the edit is ready. @param {Client} client @param {string} hash @param {string} kind */
const rendered = async (client, hash, kind) => {
  for (;;) {
    const { state, address } = await client.dataOf({
      method: 'GET',
      path: `/api/projects/report?hash=${hash}&kind=${kind}`,
    })
    if (state === 'ready') return { address, at: performance.now() }
    if (state !== 'rendering') throw new Error(`The report is ${state}.`)
    await wait(20)
  }
}

/** @param {string} address */
const sizeOfPdf = async (address) => {
  const file = Buffer.from(await (await fetch(address)).arrayBuffer())
  if (!file.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new Error('The report is no PDF.')
  return file.byteLength
}

/** @param {Client} client @param {string} hash @param {string} kind */
const request = (client, hash, kind) =>
  client.dataOf({ method: 'POST', path: '/api/projects/report/again', body: { hash, kind } })

/** What another request waits, milliseconds, again and again until the work is done. @param {Client} client @param {Promise<unknown>} work */
const waitsDuring = async (client, work) => {
  /** @type {number[]} */
  const waits = []
  let isDone = false
  const ended = work.finally(() => {
    isDone = true
  })
  while (!isDone) {
    const started = performance.now()
    await client.dataOf({ method: 'GET', path: '/api/members/check_token' })
    waits.push(performance.now() - started)
    await wait(5)
  }
  await ended
  return waits
}

/** All four reports of an edit at once, and the light request beside them against its time alone. @param {Client} client @param {string} hash */
const fourAtOnce = async (client, hash) => {
  const alone = median(await waitsDuring(client, wait(1500)))
  await Promise.all(onRequest.map((kind) => request(client, hash, kind)))
  const kinds = [inputReport, resultReport, ...onRequest]
  const beside = median(await waitsDuring(client, Promise.all(kinds.map((kind) => rendered(client, hash, kind)))))
  return beside / alone
}

/** From asking to ready. @param {Client} client @param {string} hash */
const fullCalculation = async (client, hash) => {
  const started = performance.now()
  await request(client, hash, 'full-calculation')
  return (await rendered(client, hash, 'full-calculation')).at - started
}

/** @typedef {{ both: number, result: number, full: number, longestWait: number, bytes: number }} Turn milliseconds */

/**
 * One edit: the server renders the report of the input and then that of the result, one after the other.
 * @param {Client} client @param {string} hash @returns {Promise<Turn>}
 */
const turn = async (client, hash) => {
  const started = performance.now()
  const work = Promise.all([rendered(client, hash, inputReport), rendered(client, hash, resultReport)])
  const longest = Math.max(...(await waitsDuring(client, work)))
  const [input, result] = await work
  return {
    both: Math.max(input.at, result.at) - started,
    result: Math.abs(result.at - input.at),
    full: await fullCalculation(client, hash),
    longestWait: longest,
    bytes: await sizeOfPdf(result.address),
  }
}

/** Reports of a project with six photographs, and what others waited meanwhile. @param {string} url */
export const reportTime = async (url) => {
  const client = await customer(url)
  const body = await photographed(client)
  /** @type {Turn[]} */
  const turns = []
  /** @type {{ hash?: string }} */
  let known = {}
  for (let count = 0; count < reports; count++) {
    const edit = { ...body, ...known, customer_message: `Turn ${count}` }
    known = await client.dataOf({ method: 'POST', path: '/api/projects/upload', body: edit })
    turns.push(await turn(client, known.hash ?? ''))
  }
  const edit = { ...body, ...known, customer_message: 'All four' }
  const { hash = '' } = await client.dataOf({ method: 'POST', path: '/api/projects/upload', body: edit })
  const beside = await fourAtOnce(client, hash)
  client.close()
  return {
    beside,
    full: median(turns.map(({ full }) => full)),
    first: turns[0]?.both ?? Number.NaN,
    both: median(turns.map(({ both }) => both)),
    result: median(turns.map(({ result }) => result)),
    longestWait: Math.max(...turns.map(({ longestWait }) => longestWait)),
    bytes: turns[0]?.bytes ?? 0,
  }
}
