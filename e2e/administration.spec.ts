import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { administrator, installer } from './fixtures/accounts.ts'
import { test } from './fixtures/journey.ts'
import { login } from './pages/account.ts'
import { fits } from './pages/one-time-codes.ts'

const eve = { email: 'eve@example.org', password: 'purlin71', name: 'Eve Nguyen' } as const

test.use({ viewport: { width: 360, height: 740 } })

const places = (page: Page): Locator => page.getByRole('navigation', { name: 'Console' }).getByRole('link')

const place = async (page: Page, title: string): Promise<void> => {
  const link = places(page).filter({ hasText: new RegExp(`^${title}$`) })
  await link.click()
  await expect(link).toHaveAttribute('aria-current', 'page')
}

const row = (page: Page, text: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByText(text, { exact: true }) })

const fill = (at: Page | Locator, name: string, value: string) => at.locator(`[name="${name}"]`).fill(value)

/** A mistyped address is told, and what was typed stays. */
const inviteEve = async (page: Page): Promise<void> => {
  await place(page, 'Users')
  await page.getByRole('button', { name: 'Invite staff' }).click()
  const dialog = page.getByRole('dialog')
  await fill(dialog, 'email', 'eve')
  await fill(dialog, 'name', eve.name)
  await fill(dialog, 'phone', '02 5550 1234')
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(dialog.locator('[name="email"]')).toBeFocused()
  await expect(dialog.locator('[name="name"]')).toHaveValue(eve.name)
  await fits(page)
  await fill(dialog, 'email', eve.email)
  await page.keyboard.press('Enter')
  await expect(row(page, eve.email)).toContainText('Invited, no password yet')
}

/** The former link is dead once the invitation was sent again, so the newest mail counts. */
const opensMailedLink = async (page: Page): Promise<void> => {
  await expect(async () => {
    await page.goto('/outbox')
    const link = page.getByRole('link', { name: /invited#/ })
    // Whole once it is loaded.
    expect(await link.count()).toBeGreaterThan(0)
    await link.first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Soundroof' })).toBeVisible({ timeout: 5000 })
    await fits(page)
    await fill(page, 'password', eve.password)
    await fill(page, 'password_confirmation', eve.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/login$/)
  }).toPass()
  await login(page, eve, /\/console$/)
}

const codesAreSeen = async (page: Page): Promise<void> => {
  await place(page, 'Codes and links')
  const pending = row(page, eve.email)
  await expect(pending).toContainText('Invitation of staff')
  await pending.getByRole('button', { name: `Send again: ${eve.email}` }).click()
  await expect(page.getByText('Invitation sent')).toBeVisible()
}

const registerEve = async (page: Page): Promise<void> => {
  await place(page, 'Users')
  const engineer = row(page, eve.email)
  await expect(engineer).toContainText('None: signs nothing')
  await engineer.getByRole('button', { name: `Registration of ${eve.name}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Registration number').fill('90210')
  await fill(dialog, 'body', 'RPEQ')
  await fill(dialog, 'class', 'Structural')
  await fill(dialog, 'validUntil', '2099-12-31')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(engineer).toContainText('RPEQ 90210, Structural, valid until 31 Dec 2099')
}

/** Nobody receives mails while a file stands where the outbox belongs. */
const mailWaits = async (
  page: Page,
  browser: Browser,
  { dataFolder, url }: { readonly dataFolder: string; readonly url: string },
) => {
  const outbox = join(dataFolder, 'outbox')
  await rm(outbox, { recursive: true })
  await writeFile(outbox, '')
  const customer = await browser.newPage({ baseURL: url })
  await customer.goto('/forgetPassword')
  await fill(customer, 'email', installer.email)
  await customer.keyboard.press('Enter')
  await expect(customer.locator('#content').getByRole('status')).toContainText('If this email address is registered')
  await customer.close()
  const waiting = row(page, installer.email)
  const nothing = page.getByText('Nothing found')
  await expect(async () => {
    await place(page, 'Audit trail')
    await place(page, 'Waiting mails')
    await expect(waiting.or(nothing)).toBeVisible()
    expect(await waiting.allTextContents()).toEqual([expect.stringMatching(/EEXIST|ENOTDIR/)])
  }).toPass()
  await expect(waiting).toContainText('Set a new password for Soundroof')
  await rm(outbox)
  await waiting.getByRole('button', { name: `Try again now: ${installer.email}` }).click()
  await expect(async () => {
    await page.reload()
    await expect(waiting.or(nothing)).toBeVisible()
    expect(await nothing.isVisible()).toBe(true)
  }).toPass()
}

const historyOfEve = async (page: Page): Promise<void> => {
  await place(page, 'Users')
  await row(page, eve.email)
    .getByRole('link', { name: `History of ${eve.name}` })
    .click()
  const entries = page.getByRole('region', { name: 'Audit trail' }).getByRole('listitem')
  await expect(entries).toHaveCount(4)
  for (const [at, words] of [
    'The registration of an engineer',
    'An invited engineer or administrator set a password',
    'was sent again',
    'was invited by email',
  ].entries())
    await expect(entries.nth(at)).toContainText(words)
}

const everyPlaceFits = async (page: Page): Promise<void> => {
  const titles = await places(page).allTextContents()
  expect(titles.length).toBeGreaterThan(10)
  for (const title of titles) {
    await page.goto('/console')
    await places(page)
      .filter({ hasText: new RegExp(`^${title}$`) })
      .click()
    await expect(page.locator('[aria-busy="true"], .mantine-Skeleton-root')).toHaveCount(0)
    await fits(page)
  }
}

test('an administrator invites an engineer on a phone, who begins by the mailed link; mails that wait are sent', async ({
  page,
  browser,
  server,
}) => {
  await login(page, administrator, /\/console$/)
  await inviteEve(page)
  await codesAreSeen(page)
  const other = await browser.newPage({ baseURL: server.url, viewport: { width: 360, height: 740 } })
  await opensMailedLink(other)
  await other.close()
  await registerEve(page)
  await historyOfEve(page)
  await mailWaits(page, browser, server)
  await everyPlaceFits(page)
})
