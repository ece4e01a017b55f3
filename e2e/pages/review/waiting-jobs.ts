import { readFileSync } from 'node:fs'
import { installer } from '../../fixtures/accounts.ts'
import { clientOf } from '../../fixtures/client.ts'
import { withPhotos } from '../photographed-shed.ts'

const shed = JSON.parse(
  readFileSync(new URL('../../../apps/cli/examples/shed-in-sydney.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, unknown>>

/** So many projects of the installer wait for an engineer, each with a result, made by a program; in order their names. */
export const waitingJobs = async (url: string, count: number): Promise<readonly string[]> => {
  const client = await clientOf(url)
  const { token } = await client.call<{ token: string }>({ path: '/api/customers/login', body: installer })
  const photographed = await withPhotos(client, token, shed)
  const names = Array.from({ length: count }, (_, place) => `Job ${String(place + 1).padStart(2, '0')}`)
  for (const [place, name] of names.entries()) {
    const body = { ...photographed, name, panel_count: 10 + place, street_address: `${place + 1} Rose Street` }
    await client.call({ path: '/api/projects/decrement_times', token, body: {} })
    await client.call({ path: '/api/projects/getResult', token, body })
    const { hash } = await client.call<{ hash: string }>({ path: '/api/projects/upload', token, body })
    await client.call({ path: '/api/projects/submit', token, body: { hash } })
  }
  return names
}
