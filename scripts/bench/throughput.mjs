import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '../running-server.mjs'
import { root } from '../sources.mjs'
import { customer, example, reserve } from './customer.mjs'
import { interleaved } from './rounds.mjs'
import { signedClient } from './signed-client.mjs'

const rounds = 5
const requests = 1000
/** The engine runs at its full speed after some thousand roofs. */
const warmUp = 5
/** New inputs are charged, and a seeded installer has a hundred. */
const newRounds = 4
const newRequests = 18

/** @typedef {Awaited<ReturnType<typeof customer>>} Client */
/** @typedef {{ a: number, b: number, ratio: number }} Comparison requests a second each */

/** Session and signature are checked, the nonce is stored, and nothing more is read. @type {import('./signed-client.mjs').Call} */
const checkToken = { method: 'GET', path: '/api/members/check_token' }
/** The same, and one row is read. @type {import('./signed-client.mjs').Call} */
const oneRow = { method: 'GET', path: '/api/customer_packages' }
/** @param {unknown} body @returns {import('./signed-client.mjs').Call} */
const getResult = (body) => ({ method: 'POST', path: '/api/projects/getResult', body })

/** @param {Client} client @param {unknown} body */
const charge = async (client, body) => {
  await reserve(client)
  const { isResult } = await client.dataOf(getResult(body))
  if (isResult !== 1) throw new Error('The calculation was not charged: there is nothing to measure.')
}

/** With every step. @param {unknown} body @returns {import('./signed-client.mjs').Call} */
const withDerivation = (body) => ({ ...getResult(body), path: '/api/projects/getResult?derivation=1' })

/**
 * The same inputs again, already charged, beside another signed route.
 * @param {string} url @param {import('./signed-client.mjs').Call} route
 */
const chargedBeside = async (url, route, asking = getResult) => {
  const client = await customer(url)
  const body = example('shed-in-sydney')
  await charge(client, body)
  const compared = await interleaved(
    rounds,
    () => client.perSecond(requests, () => asking(body)),
    () => client.perSecond(requests, () => route),
    warmUp,
  )
  client.close()
  return compared
}

/** Beside a signed route that reads one row. @param {string} url */
export const chargedResults = (url) => chargedBeside(url, oneRow)

/** The same with the derivation in each answer. @param {string} url */
export const chargedDerivations = (url) => chargedBeside(url, oneRow, withDerivation)

/** Beside a signed route that reads nothing. @param {string} url */
export const chargedBesideNothing = (url) => chargedBeside(url, checkToken)

/** Inputs that nobody asked before; each is reserved beforehand and charged. @param {string} url */
export const newResults = async (url) => {
  const client = await customer(url)
  const body = example('shed-in-sydney')
  let length = 20
  const round = async () => {
    for (let left = newRequests; left > 0; left--) await reserve(client)
    return client.perSecond(newRequests, () => {
      length += 0.01
      return getResult({ ...body, name: 'New inputs', building_length: Number(length.toFixed(2)) })
    })
  }
  const compared = await interleaved(newRounds, round, () => client.perSecond(requests, () => oneRow))
  client.close()
  return compared
}

/** The signed route beside a bare echo of Node's own server. @param {string} url */
export const beyondEcho = async (url) => {
  const port = await freePort()
  const echo = spawn(process.execPath, [join(root, 'scripts/bench/echo-server.mjs'), String(port)])
  await once(echo.stdout, 'data')
  const bare = signedClient(`http://127.0.0.1:${port}`)
  const client = await customer(url)
  const compared = await interleaved(
    rounds,
    () => client.perSecond(requests, () => oneRow),
    () => bare.perSecond(requests, () => ({ method: 'GET', path: '/' })),
  )
  for (const each of [bare, client]) each.close()
  echo.kill()
  return compared
}
