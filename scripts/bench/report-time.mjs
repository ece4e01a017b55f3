import { setTimeout as wait } from 'node:timers/promises'
import { customer } from './customer.mjs'
import { photographed } from './photographed-project.mjs'
import { median } from './rounds.mjs'

const reports = 5
const [inputReport, resultReport] = [1, 0]

/** @typedef {Awaited<ReturnType<typeof customer>>} Client */

/** Until this report of the edit is ready. @param {Client} client @param {string} hash @param {number} type */
const rendered = async (client, hash, type) => {
  for (;;) {
    const { state, address } = await client.dataOf({
      method: 'GET',
      path: `/api/projects/report?hash=${hash}&type=${type}`,
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

/** @typedef {{ both: number, result: number, longestWait: number, bytes: number }} Turn milliseconds */

/**
 * One edit: the server renders the report of the input and then that of the result, one after the other.
 * @param {Client} client @param {string} hash @returns {Promise<Turn>}
 */
const turn = async (client, hash) => {
  const started = performance.now()
  const work = Promise.all([rendered(client, hash, inputReport), rendered(client, hash, resultReport)])
  const longest = await longestWait(client, work)
  const [input, result] = await work
  return {
    both: Math.max(input.at, result.at) - started,
    result: Math.abs(result.at - input.at),
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
  client.close()
  return {
    first: turns[0]?.both ?? Number.NaN,
    both: median(turns.map(({ both }) => both)),
    result: median(turns.map(({ result }) => result)),
    longestWait: Math.max(...turns.map(({ longestWait }) => longestWait)),
    bytes: turns[0]?.bytes ?? 0,
  }
}
