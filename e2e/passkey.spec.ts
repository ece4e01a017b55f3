import { expect, type Page } from '@playwright/test'
import { test } from './fixtures/journey.ts'
import { type Person, register } from './pages/account.ts'
import { nextCode, turnCodesOn } from './pages/one-time-codes.ts'
import { addDevice, addPasskey, confirm, openAccount } from './pages/passkeys.ts'

test.use({ sharesServer: true })

const kim: Person = { email: 'kim@gutters.example', password: 'ridge58', name: 'Kim', company: 'Gutters' }
const person: Person = { email: 'sam@roofline.example', password: 'rails42', name: 'Sam', company: 'Roofline' }

const signOut = async (page: Page, { email } = person): Promise<void> => {
  await page.getByRole('button', { name: `Account of ${email}` }).click()
  await page.getByRole('button', { name: 'LogOut' }).click()
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
}

const signInByPasskey = async (page: Page): Promise<void> => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
}

test('a passkey is added, signs in without a password, and no longer once it is removed', async ({ page }) => {
  const device = await addDevice(page)
  await register(page, person)
  await openAccount(page)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await confirm(page, 'wrong42', 'Continue')
  await expect(page.getByText('The password is wrong!').first()).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  expect(await device.passkeys()).toHaveLength(0)

  await addPasskey(page, 'My telephone', person)
  await expect(page.getByText('Passkey added')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'My telephone' })).toContainText('Not used yet')
  expect(await device.passkeys()).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }])

  await addPasskey(page, 'Again', person)
  await expect(page.getByText('This device already holds a passkey of your account!')).toBeVisible()
  await page.keyboard.press('Escape')

  await signOut(page)
  await device.knowsOwner(false)
  await signInByPasskey(page)
  await expect(page.getByText('No passkey was used. Please try again!')).toBeVisible()
  await device.knowsOwner(true)
  await signInByPasskey(page)
  await expect(page).toHaveURL(/\/home$/)
  await expect(page.getByRole('button', { name: `Account of ${person.email}` })).toBeVisible()

  await openAccount(page)
  await expect(page.getByRole('listitem').filter({ hasText: 'My telephone' })).toContainText('Last used')
  await page.getByRole('button', { name: /^Remove My telephone/ }).click()
  await confirm(page, person.password, 'Remove')
  await expect(page.getByText('Passkey removed')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Remove My telephone/ })).toHaveCount(0)

  await signOut(page)
  await signInByPasskey(page)
  await expect(page.getByText('No account here uses this passkey. Please log in with your password!')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  expect(await device.passkeys()).toHaveLength(1)
})

test('where codes are on, adding a passkey takes a correct code', async ({ page }) => {
  const device = await addDevice(page)
  await register(page, kim)
  const { secret } = await turnCodesOn(page, kim.password)
  await addPasskey(page, 'My tablet', kim)
  const code = page.getByRole('dialog').getByLabel('Code')
  await expect(code).toBeFocused()
  await expect(code).toHaveAccessibleDescription(/Enter the 6 digits that your authenticator app shows!/)

  await code.fill('000000')
  await page.keyboard.press('Enter')
  await expect(code).toHaveAccessibleDescription(
    /This code is wrong, or has been used before\. Please wait for the next one!/,
  )
  await expect(code).toBeFocused()
  expect(await device.passkeys()).toHaveLength(0)
  await expect(page.getByRole('button', { name: /^Remove My tablet/, includeHidden: true })).toHaveCount(0)

  await code.fill(await nextCode(page, secret))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Passkey added')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'My tablet' })).toContainText('Not used yet')
  expect(await device.passkeys()).toHaveLength(1)

  await signOut(page, kim)
  await signInByPasskey(page)
  await expect(page).toHaveURL(/\/home$/)
  await expect(page.getByRole('button', { name: `Account of ${kim.email}` })).toBeVisible()
})

test('passkeys say where they work when the page is open at another address', async ({ page, server }) => {
  await addDevice(page)
  await page.goto(`http://127.0.0.1:${server.port}/login`)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText('Passkeys work at localhost only. Please open this page there!')).toBeVisible()
})
