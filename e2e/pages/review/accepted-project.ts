import { readFileSync } from 'node:fs'
import { engineer, installer } from '../../fixtures/accounts.ts'
import { clientOf } from '../../fixtures/client.ts'
import { assessed } from '../photographed-shed.ts'

const inAWeek = (): string => new Date(Date.now() + 7 * 24 * 3600 * 1000).toLocaleDateString('en-CA')

/**
 * The hash of an example project that the engineer has claimed and accepted, made by a program. Of two on one server, one
 * needs changes.
 */
export const acceptedProject = async (url: string, example: string, changes: object = {}): Promise<string> => {
  const client = await clientOf(url)
  const tokenOf = async (body: object) =>
    (await client.call<{ token: string }>({ path: '/api/customers/login', body })).token
  const [customer, holder] = await Promise.all([installer, engineer].map(tokenOf))
  const file = new URL(`../../../apps/cli/examples/${example}.json`, import.meta.url)
  const hash = await assessed(client, customer ?? '', { ...JSON.parse(readFileSync(file, 'utf8')), ...changes })
  await client.call({ path: '/api/projects/submit', token: customer ?? '', body: { hash } })
  const move = (name: string, body: object) =>
    client.call({ path: `/api/console/project/${name}`, token: holder ?? '', body: { hash, ...body } })
  await move('claim', {})
  await move('accept', { deliverAt: inAWeek(), conditions: [] })
  return hash
}
