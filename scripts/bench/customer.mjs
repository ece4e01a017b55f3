import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../sources.mjs'
import { signedClient } from './signed-client.mjs'

export const login = { email: 'bench@example.org', password: 'bench123' }

/** @param {string} name of an example project, as a client sends it */
export const example = (name) => JSON.parse(readFileSync(join(root, `apps/cli/examples/${name}.json`), 'utf8'))

export const engineer = { email: 'engineer@example.org', password: 'bench123' }

/** A logged-in client of a server that was started with this login as SEED_INSTALLER, or SEED_ENGINEER. @param {string} url */
export const customer = async (url, person = login) => {
  const visitor = signedClient(url)
  const { secret } = await visitor.dataOf({ method: 'GET', path: '/api/client' })
  visitor.close()
  const guest = signedClient(url, { secret })
  const { token } = await guest.dataOf({ method: 'POST', path: '/api/customers/login', body: person })
  guest.close()
  return signedClient(url, { secret, token })
}

/** Takes one calculation from the subscription. @param {Awaited<ReturnType<typeof customer>>} client */
export const reserve = (client) => client.dataOf({ method: 'POST', path: '/api/projects/decrement_times' })
