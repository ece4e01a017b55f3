import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type { SignOffRow } from '@soundroof/contract/review/figures/figures-console'
import type { AssessmentResult } from '@soundroof/contract/roofs/results/result'
import { wireFieldOf } from '@soundroof/contract/roofs/wire/wire'
import { engineer, installer, secondEngineer } from './fixtures/accounts.ts'
import { type Client, clientOf } from './fixtures/client.ts'
import { test } from './fixtures/journey.ts'
import { photos } from './fixtures/make-photos.ts'
import { login } from './pages/account.ts'

type Project = Readonly<Record<string, unknown>>

const roofs = new URL('../packages/engine/common-roofs/common-roofs.ndjson', import.meta.url)

/** A common shed in Sydney, among tall buildings, whose panels are clamped to the ribs of its roof. */
const clampShed = (): Project => {
  const all: readonly Project[] = readFileSync(roofs, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  const shed = all.find(({ number }) => number === 'CR-15')
  const clamped = { roof_type: 'Tin Non-penetrative', fixing_type_index: 1, is_penetrative: 0, roof_sheeting_index: 1 }
  return {
    ...shed,
    ...clamped,
    terrain_category_index: 5,
    options: { module: 'generic-1762x1134-2400-pa', ridgeColumn: true },
  }
}

const calculate = async ({ call }: Client, token: string, body: Project): Promise<AssessmentResult> => {
  await call({ path: '/api/projects/decrement_times', token, body: {} })
  return (await call<{ result: AssessmentResult }>({ path: '/api/projects/getResult', token, body })).result
}

/** By a program, as the page does it. */
const signOff = async (
  { call }: Client,
  [first, second]: readonly [string, string],
  figure: string,
  evidence: string,
) => {
  const body = { figure, values: null, reason: 'Certificate 12 of the maker', evidence }
  const { id } = await call<SignOffRow>({ path: '/api/console/figures/propose', token: first, body })
  const decision = { id, decision: 'approve', note: '' }
  await call({ path: '/api/console/figures/decide', token: second, body: decision })
}

/** Nonsense first, which is told and kept in the form. */
const proposeRail = async (page: Page, file: string): Promise<void> => {
  await page.goto('/console/figures?search=fixings/rail')
  await page.getByRole('button', { name: 'Confirm or replace: Rail' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Replace', { exact: true }).click()
  await dialog.getByLabel('Stiffness').fill('27.4')
  await dialog.getByLabel(/^Reason/).fill('Certificate 12 of the maker')
  await dialog.locator('input[type="file"]').setInputFiles(file)
  await dialog.getByRole('button', { name: 'Propose' }).click()
  await expect(dialog.getByText(/Please check number and unit!/)).toBeVisible()
  await dialog.getByText('Confirm as published', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Propose' }).click()
  await expect(page.getByText('Waiting for another engineer')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Approve/ })).toHaveCount(0)
}

const approveRail = async (page: Page): Promise<void> => {
  await page.goto('/console/figures?state=waiting')
  await page.getByRole('button', { name: 'Approve: Rail' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await page.goto('/console/figures?state=confirmed&search=fixings/rail')
  await expect(page.getByText(/Confirmed as published by .*, approved by /)).toBeVisible()
}

test('all figures of a clamp shed are signed off by two engineers: its next result says pass', async ({
  page,
  browser,
  server,
}) => {
  const baseURL = server.url
  const client = await clientOf(baseURL)
  const tokenOf = async (body: typeof installer | typeof engineer | typeof secondEngineer) =>
    (await client.call<{ token: string }>({ path: '/api/customers/login', body })).token
  const [customer, first, second] = [await tokenOf(installer), await tokenOf(engineer), await tokenOf(secondEngineer)]
  const [photo] = await photos()
  if (!photo) throw new Error('There is no photo.')

  const before = await calculate(client, customer, clampShed())
  expect([before.verdict, before.basis]).toEqual(['pass-with-conditions', 'unconfirmed'])
  const behind = [...new Set(before.unverified.flatMap(({ figures = [] }) => figures)), 'method/clip-fixed-sheeting']
  const evidence = await client.sendPhoto(first, photo.path, '/api/console/figures/upload')
  for (const figure of behind.filter((id) => id !== 'fixings/rail'))
    await signOff(client, [first, second], figure, evidence)

  await login(page, engineer, /\/console$/)
  await proposeRail(page, photo.path)
  const other = await browser.newPage({ baseURL, locale: 'en-AU' })
  await login(other, secondEngineer, /\/console$/)
  await approveRail(other)
  await other.close()

  const pictures = await Promise.all([0, 1, 2, 3].map(() => client.sendPhoto(customer, photo.path)))
  const project = {
    ...clampShed(),
    [wireFieldOf('photos', 'roof')]: pictures.slice(0, 2),
    [wireFieldOf('photos', 'rafterSpan')]: [pictures[2]],
    [wireFieldOf('photos', 'connection')]: [pictures[3]],
    [wireFieldOf('photos', 'sheeting')]: [pictures[3]],
    number: 'CR-15-2',
  }
  const after = await calculate(client, customer, project)
  expect([after.verdict, after.basis, after.unverified]).toEqual(['pass', 'confirmed', []])
  const { hash } = await client.call<{ hash: string }>({ path: '/api/projects/upload', token: customer, body: project })
  const owner = await browser.newPage({ baseURL, locale: 'en-AU' })
  await login(owner, installer)
  await owner.goto(`/project_result?project=${hash}`)
  await owner.getByRole('tab', { name: 'Conditions' }).click()
  const confirmed = owner.getByRole('region', { name: 'Figures confirmed by engineers' })
  await expect(confirmed.getByText(/^Rail as published, by /)).toBeVisible()
  await expect(owner.getByText(/not yet confirmed/i)).toHaveCount(0)
  await owner.close()
})
