import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { TOTP } from 'otpauth'

/** Nothing is wider than the window. */
export const fits = async (page: Page): Promise<void> => {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width, page.url()).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}

const step = 30_000
/** Time for a code to reach the server. */
const onTheWay = 10_000
const lastSteps = new Map<string, number>()

/** Works like an authenticator app. Each code is valid once, so this waits for an unused one. */
export const nextCode = async (page: Page, secret: string): Promise<string> => {
  // The server also accepts the codes of the steps before and after its own.
  const earliest = Math.floor((Date.now() + onTheWay) / step) - 1
  const wanted = Math.max((lastSteps.get(secret) ?? 0) + 1, earliest)
  lastSteps.set(secret, wanted)
  await page.waitForTimeout(Math.max(0, (wanted - 1) * step - Date.now()))
  return new TOTP({ secret }).generate({ timestamp: wanted * step })
}

const fill = (page: Page, name: string, value: string) => page.locator(`[name="${name}"]`).fill(value)

/** Sets up codes, up to the list of recovery codes; returns the secret in the authenticator app. */
const giveFirstCode = async (page: Page, password: string): Promise<string> => {
  await page.goto('/sessions')
  await expect(page.getByText('The password alone signs you in.')).toBeVisible()
  await page.getByRole('button', { name: 'Turn codes on' }).click()
  const dialog = page.getByRole('dialog')
  await fill(page, 'password', password)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible()
  await fits(page)
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(/\s/g, '')
  await fill(page, 'code', '000000')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('This code is wrong')).toBeVisible()
  await fill(page, 'code', await nextCode(page, secret))
  await page.keyboard.press('Enter')
  return secret
}

/** For the person who is logged in; ends on the account page. */
export const turnCodesOn = async (
  page: Page,
  password: string,
): Promise<{ secret: string; codes: readonly string[] }> => {
  const secret = await giveFirstCode(page, password)
  const dialog = page.getByRole('dialog')
  const list = dialog.getByRole('list', { name: 'Recovery codes' })
  await expect(list.getByRole('listitem')).toHaveCount(10)
  await fits(page)
  const codes = await list.getByRole('listitem').allInnerTexts()
  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save as a file' }).click()
  const file = readFileSync(await (await saved).path(), 'utf8')
  for (const code of codes) expect(file).toContain(code)
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeDisabled()
  await dialog.getByRole('checkbox', { name: 'I have saved these codes' }).check()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible()
  return { secret, codes }
}
