import { type Browser, expect, type Page } from '@playwright/test'
import type { ChangedFigures } from '@soundroof/contract/review/changed/changed-figures'
import type { FigureEffects, SignOffRow } from '@soundroof/contract/review/figures/figures-console'
import { administrator, engineer, installer, secondEngineer } from './fixtures/accounts.ts'
import { clientOf } from './fixtures/client.ts'
import { test } from './fixtures/journey.ts'
import { login } from './pages/account.ts'
import { smallPhoto } from './pages/photographed-shed.ts'
import { acceptedProject } from './pages/review/accepted-project.ts'

const figure = 'fixings/tile-hook/service'
const numbers = ['TH-1', 'TH-2', 'TH-3'] as const

const look = async (page: Page, name: string): Promise<void> => {
  await page.screenshot({ path: `test-results/changed-${name}.png`, fullPage: true })
}

const inEachSize = async (page: Page, name: string): Promise<void> => {
  for (const width of [360, 1440])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      await look(page, `customer-${name}-${width}-${colorScheme}`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
}

/** A PDF that another program made; no two are alike. */
const signedElsewhere = async (browser: Browser, name: string): Promise<Buffer> => {
  const desk = await browser.newPage()
  await desk.setContent(`<h1>Structural review ${name}</h1><p>Signed by the engineer.</p>`)
  const pdf = await desk.pdf()
  await desk.close()
  return pdf
}

const deliver = async (page: Page, hash: string, buffer: Buffer): Promise<void> => {
  await page.goto(`/console/project?project=${hash}`)
  await page.getByRole('button', { name: 'Deliver', exact: true }).click()
  const delivering = page.getByRole('dialog')
  await delivering
    .locator('input[type="file"]')
    .setInputFiles({ name: 'review.pdf', mimeType: 'application/pdf', buffer })
  await delivering.getByRole('button', { name: 'Deliver', exact: true }).click()
  await expect(page.getByText('Review delivered').first()).toBeVisible()
}

/** A weaker value of the figure, by two engineers; answers once every result was compared with it. */
const replaceFigure = async (url: string, waiting: number): Promise<void> => {
  const { call, sendPhoto } = await clientOf(url)
  const tokenOf = async (body: object) => (await call<{ token: string }>({ path: '/api/customers/login', body })).token
  const [first = '', second = ''] = await Promise.all([engineer, secondEngineer].map(tokenOf))
  const values = [{ name: 'value', value: 0.3 }]
  const seenBy = async (token: string, asked: object) =>
    (await call<FigureEffects>({ path: '/api/console/figures/effects', token, body: { figure, ...asked } })).opened
      ?.seen ?? null
  const proposal = { figure, values, csv: null, cells: null, reason: 'Certificate 12 of the maker' }
  const evidence = await sendPhoto(first, await smallPhoto(), '/api/console/figures/upload')
  const seen = await seenBy(first, { values, csv: null })
  const body = { ...proposal, evidence, seen }
  const { id } = await call<SignOffRow>({ path: '/api/console/figures/propose', token: first, body })
  const approval = { id, decision: 'approve', note: '', cells: null }
  const approving = { ...approval, seen: await seenBy(second, { values: null, signOff: id }) }
  await call({ path: '/api/console/figures/decide', token: second, body: approving })
  const changed = () => call<ChangedFigures>({ path: `/api/console/figures/changed?figure=${figure}`, token: first })
  await expect.poll(async () => (await changed()).total, { timeout: 90_000 }).toBe(waiting)
}

const cardOf = (page: Page, number: string) =>
  page
    .getByRole('listitem')
    .filter({ hasText: `${number} · ` })
    .first()

const openPage = async (browser: Browser, baseURL: string, who: Parameters<typeof login>[1]) => {
  const page = await browser.newPage({ baseURL, timezoneId: 'Australia/Sydney', locale: 'en-AU' })
  await login(page, who, /\/console$/)
  return page
}

const settle = async (page: Page, how: string, reason: string): Promise<void> => {
  await page.getByRole('button', { name: how }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill(reason)
  await look(page, `dialog-${how.split(' ')[0]?.toLowerCase()}`)
  await dialog.getByRole('button', { name: /^Settle \(\d+\)$/ }).click()
  await expect(dialog).toHaveCount(0)
}

/** From the card of the figure to who proposed and approved it, and nothing else. */
const readsItsAudit = async (page: Page): Promise<void> => {
  await page.goto(`/console/figures?search=${figure}`)
  await page.getByRole('rowheader').getByRole('button').click()
  await page.getByRole('link', { name: 'Audit trail' }).click()
  const entries = page.getByRole('region', { name: 'Audit trail' }).getByRole('listitem')
  await expect(entries).toHaveCount(2)
  await expect(entries.nth(0)).toContainText('A figure was signed off')
  await expect(entries.nth(1)).toContainText('An engineer proposed to confirm or replace a figure')
}

test('three delivered projects rest on a figure that is replaced: settled on one page, and none voided by itself', async ({
  page,
  browser,
  server,
}) => {
  await login(page, engineer, /\/console$/)
  const hashes: string[] = []
  for (const number of numbers) {
    const hash = await acceptedProject(server.url, 'tiled-house-in-melbourne', { number })
    await deliver(page, hash, await signedElsewhere(browser, number))
    hashes.push(hash)
  }
  await replaceFigure(server.url, numbers.length)

  await page.goto('/console?state=reconsidered')
  await page.getByRole('link', { name: 'Settle several on one page, by figure' }).click()
  await expect(page.getByText('3 projects')).toBeVisible()
  await page.getByLabel('Figure', { exact: true }).selectOption({ index: 1 })
  await expect(page).toHaveURL(/figure=fixings/)
  for (const number of numbers) {
    await expect(cardOf(page, number)).toContainText('Delivered')
    await expect(cardOf(page, number).getByText('Valid', { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('checkbox', { name: new RegExp(number) })).toBeDisabled()
  }
  await look(page, 'list')

  // A colleague reads the same list, and is slower.
  const slower = await openPage(browser, server.url, secondEngineer)
  await slower.goto('/console/figures/changed')
  await slower.getByRole('button', { name: /^What differs: TH-1/ }).click()
  await slower.getByRole('checkbox', { name: /TH-1/ }).check()

  await page.getByRole('button', { name: 'Open all that differ' }).click()
  await expect(
    cardOf(page, 'TH-2')
      .getByRole('row', { name: /Fixing spacing/ })
      .first(),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Choose all that were opened' }).click()
  for (const number of ['TH-2', 'TH-3']) await page.getByRole('checkbox', { name: new RegExp(number) }).uncheck()
  await look(page, 'chosen')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await look(page, 'phone')
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(360)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1280, height: 720 })
  await settle(page, 'Still stands', 'The hooks were tested on site.')
  await expect(page.getByText('Settled: 1.')).toBeVisible()
  await expect(cardOf(page, 'TH-1')).toHaveCount(0)

  await settle(slower, 'Void the documents', 'Wrong hooks')
  await expect(slower.getByText(/TH-1.*has settled this already, on .*: the result stands\./)).toBeVisible()
  await look(slower, 'slower')
  await slower.close()

  await page.getByRole('checkbox', { name: /TH-2/ }).check()
  await settle(page, 'Superseded', 'The hooks are calculated anew.')
  await expect(cardOf(page, 'TH-2')).toHaveCount(0)
  await page.getByRole('checkbox', { name: /TH-3/ }).check()
  await settle(page, 'Void the documents', 'Other hooks were built in.')
  await expect(page.getByText('Settled: 1.')).toBeVisible()
  await page.getByLabel('Show').selectOption('Settled')
  await expect(cardOf(page, 'TH-3')).toContainText('its documents are void')
  await expect(cardOf(page, 'TH-3')).toContainText('Other hooks were built in.')
  await expect(cardOf(page, 'TH-2').getByText('Valid', { exact: true }).first()).toBeVisible()
  await look(page, 'settled')

  const reader = await openPage(browser, server.url, administrator)
  await reader.goto('/console/figures/changed?state=settled')
  await expect(reader.getByText('Administrators read this page. Engineers settle what stands here.')).toBeVisible()
  await expect(reader.getByRole('checkbox')).toHaveCount(0)
  await readsItsAudit(reader)
  await reader.close()

  const customer = await browser.newPage({ baseURL: server.url, locale: 'en-AU' })
  await login(customer, installer)
  await customer.goto('/notices')
  await expect(customer.getByText(/^A document of your project was withdrawn/).first()).toBeVisible()
  await expect(customer.getByText(/^The result of a project stands/).first()).toBeVisible()
  const note = (title: string) => customer.getByRole('region', { name: title })
  await customer.goto(`/project_result?project=${hashes[1]}`)
  const superseded = note('This result is superseded: please do not rely on it')
  await expect(superseded.getByText(/^Signed review/)).toContainText('Not to be relied on')
  await expect(superseded.getByRole('button', { name: 'Copy the project' })).toBeVisible()
  await inEachSize(customer, 'superseded')
  await customer.goto(`/project_result?project=${hashes[2]}`)
  const voided = note('The documents of this result are void: please do not rely on them')
  await expect(voided.getByText(/^Signed review/)).toContainText('Void')
  await inEachSize(customer, 'void')
  await customer.goto(`/project_result?project=${hashes[0]}`)
  await expect(customer.getByRole('region', { name: 'Review' })).toBeVisible()
  await expect(customer.getByText(/please do not rely on/)).toHaveCount(0)
  await customer.close()
})
