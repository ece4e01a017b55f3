import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import type { ReportAnswer } from '@soundroof/contract/roofs/calls/project-calls'
import { administrator, engineer, installer } from '../fixtures/accounts.ts'
import { type Client, clientOf } from '../fixtures/client.ts'
import { assessed, withPhotos } from './photographed-shed.ts'

type Body = Readonly<Record<string, unknown>>
export type Who = 'visitor' | 'customer' | 'engineer' | 'administrator'

const example = (name: string): Body =>
  JSON.parse(readFileSync(new URL(`../../apps/cli/examples/${name}.json`, import.meta.url), 'utf8'))

const people = { customer: installer, engineer, administrator } as const

type Session = { readonly token: string }

const logInAll = async (client: Client): Promise<Readonly<Record<keyof typeof people, Session>>> => {
  const [customer, ofEngineer, ofAdministrator] = await Promise.all(
    Object.values(people).map((body) => client.call<Session>({ path: '/api/customers/login', body })),
  )
  if (!(customer && ofEngineer && ofAdministrator)) throw new Error('Somebody could not log in.')
  return { customer, engineer: ofEngineer, administrator: ofAdministrator }
}

/** The list offers a report once it is made, which goes on beside what else the server does. */
const hasReports = async ({ call }: Client, token: string, hashes: readonly string[]): Promise<void> => {
  for (const hash of hashes) {
    const report = () => call<ReportAnswer>({ path: `/api/projects/report?hash=${hash}&type=0`, token })
    await expect.poll(async () => (await report()).state, { message: hash, timeout: 120_000 }).toBe('ready')
  }
}

/** Projects in the states that screens show, made as a program makes them, and everybody's session. */
export const makeScene = async (url: string) => {
  const client = await clientOf(url)
  const sessions = await logInAll(client)
  const { token } = sessions.customer
  const photographed = await assessed(client, token, example('shed-in-sydney'))
  const failing = await assessed(client, token, { ...example('shed-in-sydney'), number: 'S-7', roof_height: 30 })
  const tiled = await assessed(client, token, example('tiled-house-in-melbourne'))
  const workshop = await assessed(client, token, example('workshop-in-townsville'))
  const unanswered = await client.call<{ hash: string }>({
    path: '/api/projects/upload',
    token,
    body: await withPhotos(client, token, { ...example('shed-in-sydney'), name: 'Without a result', number: 'S-8' }),
  })
  await client.call({ path: '/api/projects/submit', token, body: { hash: photographed } })
  await hasReports(client, token, [photographed, failing, tiled, workshop])
  return { sessions, photographed, failing, tiled, workshop, unanswered: unanswered.hash }
}

export type Scene = Awaited<ReturnType<typeof makeScene>>
