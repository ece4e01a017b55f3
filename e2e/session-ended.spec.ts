import { expect, type Page } from '@playwright/test'
import { installer } from './fixtures/accounts.ts'
import { clientOf } from './fixtures/client.ts'
import { test } from './fixtures/journey.ts'
import { login, type Person, register } from './pages/account.ts'
import { openEditor, savesLayout } from './pages/array-editor.ts'
import { nextCode, turnCodesOn } from './pages/one-time-codes.ts'
import { addDevice, addPasskey, openAccount } from './pages/passkeys.ts'
import { photographedShed } from './pages/photographed-shed.ts'
import { tiledHouse } from './pages/roofs.ts'
import { atStep, enter, nameProject, next, startProject } from './pages/wizard.ts'

/** A session that ends over a half-filled step or a changed array: login over the page, and nothing is lost. */

const endSession = async (page: Page): Promise<void> => {
  const { call } = await clientOf(new URL(page.url()).origin)
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('soundroof.user') ?? '{}').token)
  await call({ path: '/api/customers/logout', token, body: {} })
}

/** Of the person who is logged in. */
const begins = async (page: Page): Promise<void> => {
  await startProject(page)
  await nameProject(page, 'Smith', '12')
  await page.locator('[name="length"]').fill('14.5')
  await page.locator('[name="width"]').fill('9.6')
}

const halfFilled = async (page: Page): Promise<void> => {
  await login(page, installer)
  await begins(page)
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Log in to go on' })

const asks = (page: Page) => page.locator('[name="place"]').fill('2150')

/** The question that found the session ended is answered. */
const goesOn = async (page: Page): Promise<void> => {
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(page.locator('[name="place"]')).toBeFocused()
  await expect(page.getByRole('option', { name: /Parramatta/ }).first()).toBeVisible()
  await atStep(page, 'project_new1')
  await expect(page.locator('[name="length"]')).toHaveValue('14.5')
  await expect(page.locator('[name="width"]')).toHaveValue('9.6')
}

test('who logs in again over the page goes on with every value', async ({ page }) => {
  await halfFilled(page)
  await endSession(page)
  const address = page.url()
  await asks(page)
  const dialog = dialogOf(page)
  await expect(dialog).toContainText(`The session of ${installer.email} has ended`)
  await expect(dialog.locator('[name="password"]')).toBeFocused()
  await dialog.locator('[name="password"]').fill('wrong12')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The email address or password is wrong!')).toBeVisible()
  await expect(dialog.locator('[name="password"]')).toHaveValue('wrong12')
  await expect(dialog.locator('[name="password"]')).toBeFocused()
  await expect(dialog).toBeVisible()
  await dialog.locator('[name="password"]').fill(installer.password)
  await page.keyboard.press('Enter')
  await goesOn(page)
  expect(page.url()).toBe(address)
  await enter(page, tiledHouse.building)
  await next(page)
  await atStep(page, 'project_new2')
})

test('Cancel leaves as a session that ended does, and the next login leads back', async ({ page }) => {
  await halfFilled(page)
  await endSession(page)
  await asks(page)
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Please log in first')).toBeVisible()
  await expect(page).toHaveURL(/\/home$/)
  await login(page, installer, /\/project_new1/)
  await expect(page.locator('[name="length"]')).toHaveValue('14.5')
})

const kay: Person = { email: 'kay@valleys.example', password: 'gutter9', name: 'Kay', company: 'Valleys' }
const lee: Person = { email: 'lee@flashings.example', password: 'ridge26', name: 'Lee', company: 'Flashings' }

test('where codes are on, the code is asked for over the page, too', async ({ page }) => {
  await register(page, kay)
  const { secret } = await turnCodesOn(page, kay.password)
  await begins(page)
  await endSession(page)
  await asks(page)
  const dialog = dialogOf(page)
  await dialog.locator('[name="password"]').fill(kay.password)
  await page.keyboard.press('Enter')
  const code = dialog.locator('[name="code"]')
  await expect(code).toBeFocused()
  await code.fill('000000')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('This code is wrong')).toBeVisible()
  await code.fill(await nextCode(page, secret))
  await page.keyboard.press('Enter')
  await goesOn(page)
})

test('a passkey is enough', async ({ page }) => {
  const device = await addDevice(page)
  await register(page, lee)
  await openAccount(page)
  await addPasskey(page, 'My telephone', lee)
  await expect(page.getByText('Passkey added')).toBeVisible()
  await begins(page)
  await endSession(page)
  await asks(page)
  const button = dialogOf(page).getByRole('button', { name: 'Sign in with a passkey' })
  await device.knowsOwner(false)
  await button.click()
  await expect(page.getByText('No passkey was used. Please try again!')).toBeVisible()
  await expect(dialogOf(page)).toBeVisible()
  await device.knowsOwner(true)
  await button.click()
  await goesOn(page)
})

/** The first block of the array, moved along by keys: the session is found ended by the second step. */
const movesBlock = async (page: Page) => {
  const editor = await openEditor(page)
  const block = editor.getByRole('button', { name: /^Block 1: / })
  await block.click()
  const left = editor.getByLabel('From the left in millimetres')
  const before = Number(await left.inputValue())
  await block.press('ArrowRight')
  await expect(left).toHaveValue(String(before + 10))
  await endSession(page)
  await block.press('ArrowRight')
  return { editor, block, left, moved: String(before + 20) }
}

/** As when Save follows a step at once: the page then draws the array anew. */
const drawsNothingBeforeSaved = async (page: Page): Promise<void> => {
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/layout-request'))
  await page.route('**/layout', async (route) => {
    await saved
    await route.continue()
  })
}

test('in the array editor every step stays, before and after the login', async ({ page, server }) => {
  const hash = await photographedShed(server.url)
  await login(page, installer)
  await page.goto(`/project_result?project=${hash}`)
  const { editor, block, left, moved } = await movesBlock(page)
  const password = dialogOf(page).locator('[name="password"]')
  await expect(password).toBeFocused()
  // Of what is typed into the field, not of the array.
  await page.keyboard.type('wrong12')
  await page.keyboard.press('ControlOrMeta+z')
  await password.fill(installer.password)
  await page.keyboard.press('Enter')
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(left).toHaveValue(moved)
  await expect(block).toBeFocused()
  await drawsNothingBeforeSaved(page)
  await block.press('ArrowRight')
  await savesLayout(page, editor)
})

test('in the array editor Cancel leaves, and the next login finds every step again', async ({ page, server }) => {
  const hash = await photographedShed(server.url, { roof_height: 4 })
  await login(page, installer)
  await page.goto(`/project_result?project=${hash}`)
  const { editor, left, moved } = await movesBlock(page)
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Please log in first')).toBeVisible()
  await expect(page).toHaveURL(/\/home$/)
  await login(page, installer, /\/project_result/)
  await editor.getByRole('button', { name: /^Block 1: / }).click()
  await expect(left).toHaveValue(moved)
})
