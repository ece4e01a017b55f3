import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { test } from './fixtures/journey.ts'
import { login, type Person, register } from './pages/account.ts'

const person: Person = { email: 'kay@battens.example', password: 'rafter9', name: 'Kay', company: 'Battens' }

test.use({ viewport: { width: 360, height: 740 } })

/** Everything fits a small phone. */
const fits = async (page: Page): Promise<void> => {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width, page.url()).toBeLessThanOrEqual(360)
}

const step = 30_000
let last = 0

/** As an authenticator app does it; each code counts once, so this waits for one that was not given yet. */
const nextCode = async (page: Page, secret: string): Promise<string> => {
  // One step ahead of the clock is taken, too.
  const earliest = Math.floor(Date.now() / step)
  const wanted = Math.max(last + 1, earliest)
  last = wanted
  await page.waitForTimeout(Math.max(0, (wanted - 1) * step - Date.now()))
  return new TOTP({ secret }).generate({ timestamp: wanted * step })
}

const fill = (page: Page, name: string, value: string) => page.locator(`[name="${name}"]`).fill(value)

const turnOn = async (page: Page): Promise<{ secret: string; codes: readonly string[] }> => {
  await page.goto('/sessions')
  await expect(page.getByText('The password alone signs you in.')).toBeVisible()
  await page.getByRole('button', { name: 'Turn codes on' }).click()
  const dialog = page.getByRole('dialog')
  await fill(page, 'password', person.password)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible()
  await fits(page)
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(/\s/g, '')
  await fill(page, 'code', '000000')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('This code is not right')).toBeVisible()
  await fill(page, 'code', await nextCode(page, secret))
  await page.keyboard.press('Enter')
  const list = dialog.getByRole('list', { name: 'Recovery codes' })
  await expect(list.getByRole('listitem')).toHaveCount(10)
  await fits(page)
  const codes = await list.getByRole('listitem').allInnerTexts()
  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save as a file' }).click()
  const file = readFileSync(await (await saved).path(), 'utf8')
  for (const code of codes) expect(file).toContain(code)
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeDisabled()
  await dialog.getByRole('checkbox', { name: 'I have kept these codes' }).check()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible()
  return { secret, codes }
}

const signOut = async (page: Page): Promise<void> => {
  await page.goto('/sessions')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL(/\/home$/)
}

/** As far as the question for a code. */
const enterPassword = async (page: Page): Promise<void> => {
  await page.goto('/login')
  await fill(page, 'email', person.email)
  await fill(page, 'password', person.password)
  await page.keyboard.press('Enter')
  await expect(page.locator('[name="code"]')).toBeFocused()
  await fits(page)
}

const enterCode = async (page: Page, code: string): Promise<void> => {
  await fill(page, 'code', code)
  await page.keyboard.press('Enter')
}

const turnOff = async (page: Page, code: string): Promise<void> => {
  await page.goto('/sessions')
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible()
  await page.getByRole('button', { name: 'Turn codes off' }).click()
  await fill(page, 'password', person.password)
  await fill(page, 'code', code)
  await fits(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByText('Logging in asks for no code any more')).toBeVisible()
  await expect(page.getByText('The password alone signs you in.')).toBeVisible()
}

/** Mails of this machine, newest words first. */
const hasMails = async (page: Page, words: readonly string[]): Promise<void> => {
  await expect(async () => {
    await page.goto('/outbox')
    for (const word of words) await expect(page.getByText(word).first()).toBeVisible({ timeout: 500 })
  }).toPass()
}

test('codes are turned on, asked for at the login, replaced by a recovery code, and turned off', async ({ page }) => {
  const violations: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text())
  })
  await register(page, person)
  const { secret, codes } = await turnOn(page)
  await signOut(page)

  await enterPassword(page)
  await enterCode(page, '123')
  await expect(
    page.getByText('Enter the 6 digits that your authenticator app shows, or a recovery code!').first(),
  ).toBeVisible()
  await enterCode(page, await nextCode(page, secret))
  await expect(page).toHaveURL(/\/home$/)
  await signOut(page)

  const [recovery = ''] = codes
  await enterPassword(page)
  await enterCode(page, recovery.toUpperCase().replaceAll('-', ' '))
  await expect(page).toHaveURL(/\/home$/)
  await signOut(page)

  await enterPassword(page)
  await enterCode(page, recovery)
  await expect(page.getByText('This recovery code is not right, or it was used before!').first()).toBeVisible()
  for (let guess = 0; guess < 4; guess++) {
    await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled()
    await enterCode(page, '000000')
    await expect(page.getByText('This code is not right').first()).toBeVisible()
  }
  await enterCode(page, '000000')
  await expect(page.locator('[name="password"]')).toBeVisible()

  await enterPassword(page)
  await enterCode(page, await nextCode(page, secret))
  await expect(page).toHaveURL(/\/home$/)
  await turnOff(page, await nextCode(page, secret))
  await signOut(page)
  await login(page, person)
  await hasMails(page, [
    'Logging in to Soundroof asks for a code now',
    'A recovery code of your Soundroof account was used',
    'Logging in to Soundroof asks for no code any more',
  ])
  expect(violations).toEqual([])
})
