import { expect, type Page } from '@playwright/test'
import { test } from './fixtures/journey.ts'
import { login, type Person, register } from './pages/account.ts'
import { fits, nextCode, turnCodesOn } from './pages/one-time-codes.ts'

const person: Person = { email: 'kay@battens.example', password: 'rafter9', name: 'Kay', company: 'Battens' }

test.use({ viewport: { width: 360, height: 740 } })

const fill = (page: Page, name: string, value: string) => page.locator(`[name="${name}"]`).fill(value)

const signOut = async (page: Page): Promise<void> => {
  await page.goto('/sessions')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL(/\/home$/)
}

/** Logs in, up to the request for a code. */
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
  await expect(page.getByText('Logging in no longer requires a code')).toBeVisible()
  await expect(page.getByText('The password alone signs you in.')).toBeVisible()
}

/** Mails sent by this server, newest first. */
const hasMails = async (page: Page, words: readonly string[]): Promise<void> => {
  await expect(async () => {
    await page.goto('/outbox')
    // Whole once it is loaded.
    for (const word of words) expect(await page.getByText(word).count()).toBeGreaterThan(0)
  }).toPass()
}

test('codes are turned on, asked for at the login, replaced by a recovery code, and turned off', async ({ page }) => {
  const violations: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text())
  })
  await register(page, person)
  const { secret, codes } = await turnCodesOn(page, person.password)
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
  await expect(page.getByText('This recovery code is wrong, or has been used before!').first()).toBeVisible()
  for (let guess = 0; guess < 5; guess++) {
    await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled()
    // The message of the guess before still stands: only the answer says that this one was counted.
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await enterCode(page, '000000')
    await answered
  }
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
