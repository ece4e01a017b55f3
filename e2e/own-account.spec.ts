import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { clientOf } from './fixtures/client.ts'
import { test } from './fixtures/journey.ts'
import { login, type Person, register } from './pages/account.ts'
import { keptTexts } from './pages/kept-on-device.ts'
import { nameProject, startProject } from './pages/wizard.ts'

const person: Person = { email: 'kim@roofline.example', password: 'rails42', name: 'Kim', company: 'Roofline' }
const [second, third] = ['battens', 'purlins1']

test.use({ viewport: { width: 360, height: 740 } })

/** On a small phone, nothing is wider than the screen. */
const fits = async (page: Page): Promise<void> => {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width, page.url()).toBeLessThanOrEqual(360)
}

const fill = (page: Page, name: string, value: string) => page.locator(`[name="${name}"]`).fill(value)

/** A session that another device ended is asked for over the page, where what was being typed stays. */
const goesOnAtItsStep = async (page: Page): Promise<void> => {
  await startProject(page)
  await nameProject(page, 'Shed', 'K-1')
  await fill(page, 'length', '12')
  const client = await clientOf(new URL(page.url()).origin)
  const { email, password } = person
  const { token } = await client.call<{ token: string }>({ path: '/api/customers/login', body: { email, password } })
  await client.call({ path: '/api/account/sessions/end_all', token, body: {} })
  // As on coming back to the tab.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const dialog = page.getByRole('dialog', { name: 'Log in to go on' })
  await dialog.locator('[name="password"]').fill(person.password)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('[name="length"]')).toHaveValue('12')
}

/** The page and what the server refuses change their language, also on the next visit. */
const readsChinese = async (page: Page): Promise<void> => {
  await page.goto('/login')
  await page.getByRole('button', { name: '中文' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible()
  await fits(page)
  await fill(page, 'email', person.email)
  await fill(page, 'password', 'wrong-1')
  await page.keyboard.press('Enter')
  await expect(page.getByText('邮箱或密码不正确！')).toBeVisible()
  await page.goto('/help')
  await expect(page.getByRole('heading', { level: 1, name: '帮助' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
  await fits(page)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
}

const setNewPassword = async (page: Page): Promise<void> => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL(/\/forgetPassword$/)
  // The login screen has an email field too and stays visible until the new one has loaded.
  await expect(page.getByRole('heading', { level: 1, name: 'Forgotten password' })).toBeVisible()
  await fits(page)
  await fill(page, 'email', 'kim')
  await page.keyboard.press('Enter')
  await expect(page.locator('[name="email"]')).toBeFocused()
  await fill(page, 'email', person.email)
  await page.keyboard.press('Enter')
  await expect(page.locator('#content').getByRole('status')).toContainText('If this email address is registered')
  const link = page.getByRole('link', { name: /newPassword#/ })
  await expect(async () => {
    await page.goto('/outbox')
    expect(await link.count()).toBe(1)
  }).toPass()
  await link.click()
  await expect(page).toHaveURL(/\/newPassword#/)
  await fits(page)
  await fill(page, 'password', second)
  await fill(page, 'password_confirmation', second)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login$/)
}

const changePassword = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: `Account of ${person.email}` }).click()
  await page.getByRole('link', { name: 'Reset password' }).click()
  await expect(page).toHaveURL(/\/resetPassword$/)
  await fits(page)
  await fill(page, 'oldPassword', second)
  await fill(page, 'password', third)
  await fill(page, 'password_confirmation', third)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Reset password successfully!')).toBeVisible()
}

const saveOwnData = async (page: Page): Promise<void> => {
  await page.goto('/sessions')
  await expect(page.getByText('this device')).toBeVisible()
  await fits(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const zip = readFileSync(await (await saved).path())
  expect(zip.subarray(0, 2).toString()).toBe('PK')
}

/** A device on which nobody has chosen speaks as the account, where the person was going; a choice made on it is the account's. */
const speaksAsTheAccount = async (page: Page): Promise<void> => {
  const client = await clientOf(new URL(page.url()).origin)
  const body = { email: person.email, password: third }
  const logIn = () =>
    client.call<{ token: string; customer: { language: string } }>({ path: '/api/customers/login', body })
  const { token } = await logIn()
  await client.call({ path: '/api/account/language', token, body: { language: 'zh-Hans' } })
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login?redirect=%2Fcompany')
  await fill(page, 'email', person.email)
  await fill(page, 'password', third)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/company$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
  await expect(page.getByRole('heading', { level: 1, name: '公司' })).toBeVisible()
  await fits(page)
  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-AU')
  expect((await logIn()).customer.language).toBe('en-AU')
  await page.goto('/sessions')
}

/** Drafts, histories and forms of the account on this device. */
const keptOf = async (page: Page): Promise<readonly string[]> =>
  (await keptTexts(page)).map(({ key }) => key).filter((key) => key.includes(person.email))

const deleteAccount = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Delete account' }).click()
  await expect(page).toHaveURL(/\/deleteAccount$/)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await fits(page)
  // As the app stores link to it, for somebody who is not logged in on this device; it has read no draft.
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  expect(await keptOf(page)).not.toEqual([])
  await fill(page, 'email', person.email)
  await fill(page, 'password', third)
  // The time of the page stands still, however slow the machine.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText('User Logout Protocol')
  const last = page.getByRole('button', { name: /^Delete This Account/ })
  await expect(last).toBeDisabled()
  await fits(page)
  await page.clock.runFor(8500)
  await expect(last).toHaveText('Delete This Account (2 s)')
  await expect(last).toBeDisabled()
  await page.clock.runFor(2000)
  await expect(last).toBeEnabled()
  await page.clock.resume()
  await last.click()
  await expect(page).toHaveURL(/\/home$/)
  await expect(page.getByText('User logout successfully')).toBeVisible()
  expect(await keptOf(page)).toEqual([])
}

test('from registering to deleting the account, with a look at Chinese and a forgotten password read in the outbox', async ({
  page,
}) => {
  await register(page, person)
  await goesOnAtItsStep(page)
  await page.goto('/sessions')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL(/\/home$/)
  await readsChinese(page)
  await setNewPassword(page)
  await login(page, { email: person.email, password: second })
  await changePassword(page)
  await saveOwnData(page)
  await speaksAsTheAccount(page)
  await deleteAccount(page)
  await page.goto('/login')
  await fill(page, 'email', person.email)
  await fill(page, 'password', third)
  await page.keyboard.press('Enter')
  await expect(page.getByText('The email address or password is wrong!')).toBeVisible()
})
