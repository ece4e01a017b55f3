import { createHash, createHmac, randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { test } from './fixtures/journey.ts'
import { type Person, register } from './pages/account.ts'

test.use({ sharesServer: true })

const person: Person = { email: 'lee@roofline.example', password: 'rails42', name: 'Lee', company: 'Roofline' }

test.use({ viewport: { width: 360, height: 740 } })

/** On a small phone, nothing is wider than the screen. */
const fits = async (page: Page): Promise<void> => {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(360)
}

/** Tabs to the control with this name. */
const tabTo = async (page: Page, name: string | RegExp, role: 'button' | 'checkbox'): Promise<void> => {
  const control = page.getByRole(role, { name, exact: typeof name === 'string' })
  for (let step = 0; step < 60; step++) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`No way by keyboard to ${name}`)
}

type Key = { readonly id: string; readonly secret: string }

const makeKey = async (page: Page): Promise<Key> => {
  await tabTo(page, 'New API key', 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText('acts on your behalf')
  await fits(page)
  await tabTo(page, 'Create key', 'button')
  await page.keyboard.press('Enter')
  // The first invalid field has the focus.
  await expect(page.locator('[name="name"]')).toBeFocused()
  await page.keyboard.type('Import of roofs')
  await tabTo(page, /^Read projects/, 'checkbox')
  await page.keyboard.press('Space')
  await page.locator('[name="password"]').focus()
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /API key “Import of roofs”/ })
  await expect(dialog).toBeVisible()
  await fits(page)
  const key = {
    id: await dialog.getByRole('textbox', { name: 'Key' }).inputValue(),
    secret: await dialog.getByRole('textbox', { name: 'Secret' }).inputValue(),
  }
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await tabTo(page, 'I have saved the secret', 'checkbox')
  await page.keyboard.press('Space')
  await tabTo(page, 'Done', 'button')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  return key
}

/** The message for a program that lists projects with the key. */
const listProjects = async (url: string, { id, secret }: Key): Promise<readonly [number, string | undefined]> => {
  const path = '/api/projects?limit=1'
  const timeStamp = String(Math.floor(Date.now() / 1000))
  const randomStr = randomUUID()
  const text = ['GET', path, timeStamp, randomStr, createHash('sha256').update('').digest('hex')].join('\n')
  const signature = createHmac('sha256', secret).update(text).digest('hex')
  const answer = await fetch(url + path, { headers: { apiKey: id, timeStamp, randomStr, signature } })
  const { message } = (await answer.json()) as { readonly message?: string }
  return [answer.status, message]
}

test('a key is made, used and revoked by keyboard on a small phone', async ({ page, server }) => {
  await register(page, person)
  await page.goto('/sessions')
  const key = await makeKey(page)
  const row = page.getByRole('region', { name: 'Your API keys' }).getByRole('listitem')
  await expect(row).toContainText('Not used yet')
  expect(await listProjects(server.url, key)).toEqual([200, undefined])
  await page.reload()
  await expect(row).toContainText('Last used')
  await expect(page.locator('body')).not.toContainText(key.secret)
  await fits(page)
  await tabTo(page, /^Revoke Import of roofs/, 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText('refused at once')
  await tabTo(page, 'Revoke', 'button')
  await page.keyboard.press('Enter')
  await expect(row).toHaveCount(0)
  expect(await listProjects(server.url, key)).toEqual([401, 'This API key was revoked!'])
})
