import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import type { Calculation, ReportAnswer } from '@soundroof/contract/roofs/calls/project-calls'
import type { SignedAddress } from '@soundroof/contract/roofs/upload-ticket'
import { wireFieldOf } from '@soundroof/contract/roofs/wire/wire'
import { startServer } from '../scripts/running-server.mjs'
import { type Client, clientOf } from './fixtures/client.ts'
import { photos } from './fixtures/make-photos.ts'
import { readPdf } from './fixtures/read-pdf.ts'

const account = { email: 'kim@ridge.example', password: 'ridge12' } as const
const registration = {
  ...account,
  name: 'Kim',
  password_confirmation: account.password,
  company_name: 'Ridge Solar',
  phone: '02 5550 4321',
}

const shed = JSON.parse(readFileSync(new URL('../apps/cli/examples/shed-in-sydney.json', import.meta.url), 'utf8'))

/** A server that is killed by SIGKILL and started again on the same data. */
const mortal = async () => {
  const first = await startServer()
  const { url } = first
  const environment = { DATA_DIR: first.dataFolder, PORT: String(first.port), PUBLIC_URL: url }
  let server = first
  const revive = async (): Promise<Client> => {
    await server.kill()
    server = await startServer({ ...environment, SEED_INSTALLER: `${account.email}:${account.password}` })
    return clientOf(url)
  }
  const stop = async () => {
    await server.stop()
    await first.stop()
  }
  return { url, revive, stop }
}

type Row = { readonly hash: string; readonly status: number; readonly is_result: number; readonly roof_slope: number }

test('a server killed after any acknowledged step still has its data', async () => {
  const server = await mortal()
  try {
    let client = await clientOf(server.url)
    await client.call({ path: '/api/customers/store', body: registration })

    client = await server.revive()
    const { token } = await client.call<{ token: string }>({ path: '/api/customers/login', body: account })

    const addresses: string[] = []
    for (const photo of (await photos()).slice(0, 4)) {
      client = await server.revive()
      await client.call({ path: '/api/members/check_token', token })
      addresses.push(await client.sendPhoto(token, photo.path))
    }
    client = await server.revive()
    const signed = await client.call<SignedAddress[]>({ path: '/api/images/addresses', token, body: { addresses } })
    const [north] = await photos()
    const stored = Buffer.from(await (await fetch(signed[0]?.full ?? '')).arrayBuffer())
    expect(stored.equals(readFileSync(north?.path ?? ''))).toBe(true)

    const [roofNorth, roofSouth, span, connection] = addresses
    const project = {
      ...shed,
      [wireFieldOf('photos', 'roof')]: [roofNorth, roofSouth],
      [wireFieldOf('photos', 'rafterSpan')]: [span],
      [wireFieldOf('photos', 'connection')]: [connection],
    }
    await client.call({ path: '/api/projects/decrement_times', token, body: {} })
    client = await server.revive()
    const packages = () => client.call<{ times: number }>({ path: '/api/customer_packages', token })
    expect((await packages()).times).toBe(99)

    const first = await client.call<Calculation>({ path: '/api/projects/getResult', token, body: project })
    expect(first.isResult).toBe(1)
    client = await server.revive()
    const again = await client.call<Calculation>({ path: '/api/projects/getResult', token, body: project })
    expect(again).toEqual(first)
    expect((await packages()).times).toBe(99)

    const { hash } = await client.call<{ hash: string }>({ path: '/api/projects/upload', token, body: project })
    client = await server.revive()
    const list = () => client.call<Row[]>({ path: '/api/projects', token })
    expect((await list()).map((row) => [row.hash, row.is_result])).toEqual([[hash, 1]])

    const report = () => client.call<ReportAnswer>({ path: `/api/projects/report?hash=${hash}&type=0`, token })
    await expect.poll(async () => (await report()).state, { timeout: 120_000 }).toBe('ready')
    client = await server.revive()
    const pdf = await fetch((await report()).address ?? '')
    const text = (await readPdf(new Uint8Array(await pdf.arrayBuffer()))).pages.join(' ')
    expect(text).toContain('Intermediate')

    await client.call({ path: '/api/projects/upload', token, body: { ...project, hash, roof_slope: 9 } })
    client = await server.revive()
    expect((await list())[0]).toMatchObject({ roof_slope: 9, is_result: 0 })
    await client.call({ path: '/api/projects/submit', token, body: { hash } })
    client = await server.revive()
    expect((await list())[0]?.status).toBe(2)
    await client.call({ path: '/api/projects/delete', token, body: { hash } })
    client = await server.revive()
    expect(await list()).toEqual([])
  } finally {
    await server.stop()
  }
})
