import { createHash, randomBytes } from 'node:crypto'
import { expect } from '@playwright/test'
import { maxPartBytes } from '@soundroof/contract/platform/upload-limits'
import type { SignedAddress, UploadTicket } from '@soundroof/contract/roofs/upload-ticket'
import { installer } from './fixtures/accounts.ts'
import { clientOf } from './fixtures/client.ts'
import { test } from './fixtures/on-a-phone.ts'
import { login } from './pages/account.ts'
import { changeKeptTexts } from './pages/kept-on-device.ts'
import { nameProject, startProject } from './pages/wizard.ts'

/** A large extra file over a weak network, whose connection is cut in the middle. */

const bytes = randomBytes(12_000_000)
const sha256 = createHash('sha256').update(bytes).digest('hex')

/** As the server has it, by its SHA-256. */
const storedBytes = async (url: string): Promise<Buffer> => {
  const client = await clientOf(url)
  const { email, password } = installer
  const { token } = await client.call<{ token: string }>({ path: '/api/customers/login', body: { email, password } })
  const path = `/api/images?number=1&kind=file&sha256=${sha256}`
  const [ticket] = await client.call<UploadTicket[]>({ path, token })
  const body = { addresses: [ticket?.stored ?? ''] }
  const [signed] = await client.call<SignedAddress[]>({ path: '/api/images/addresses', token, body })
  return Buffer.from(await (await fetch(signed?.full ?? '')).arrayBuffer())
}

test('goes on with the part that was cut, and is stored whole', async ({ page, release }) => {
  await login(page, installer)
  await startProject(page)
  await nameProject(page, 'Large', '7')
  await changeKeptTexts(page, 'soundroof.drafts/', (text) => JSON.stringify({ ...JSON.parse(text), maxNum: 5 }))
  await page.goto(page.url().replace(/project_new\d/, 'project_new3'))
  const network = await page.context().newCDPSession(page)
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 1_500_000 }
  await network.send('Network.emulateNetworkConditions', slow)
  const sent: number[] = []
  page.on('requestfinished', (request) => {
    if (request.method() === 'POST' && request.url() === `${release.url}/files`) sent.push(1)
  })
  await page
    .getByLabel('Extra files: add files')
    .setInputFiles({ name: 'survey.zip', mimeType: 'application/zip', buffer: bytes })
  const progress = page.getByRole('progressbar', { name: 'survey.zip' })
  const share = async () => Number(await progress.getAttribute('value'))
  await expect.poll(share, { timeout: 60_000 }).toBeGreaterThan((maxPartBytes * 1.3) / bytes.length)
  expect(await share()).toBeLessThan(1)
  await release.kill()
  await expect(page.getByRole('button', { name: 'Remove survey.zip' })).toBeVisible()
  await expect(progress).toHaveCount(0)
  await release.start()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(progress).toBeVisible()
  // The first part is there.
  await expect.poll(share).toBeGreaterThan(maxPartBytes / bytes.length - 0.01)
  await expect(progress).toHaveCount(0, { timeout: 60_000 })
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0)
  // Three parts, of which the second one was cut.
  expect(sent).toHaveLength(3)
  expect((await storedBytes(release.url)).equals(bytes)).toBe(true)
})
