import { type BrowserContext, expect, type Page } from '@playwright/test'
import { sayIn } from '@soundroof/words/say'
import { installer } from './fixtures/accounts.ts'
import { test } from './fixtures/journey.ts'
import { login, type Person, register } from './pages/account.ts'
import { photographedShed } from './pages/photographed-shed.ts'
import { tiledHouse as house } from './pages/roofs.ts'
import { atStep, completeStep, enter, nameProject, startProject } from './pages/wizard.ts'

/** The office and the phone of one person edit one draft, each without a signal, and both have the same in the end. */

const say = sayIn('en-AU')
const person: Person = {
  email: 'two@devices.example',
  password: 'ridge12',
  name: 'Tina',
  company: 'Ridge Solar',
}

/** Its clock is an hour fast: the server counts requests within five minutes of its own. */
const withWrongClock = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => {
    const { now } = Date
    Date.now = () => now() + 3_600_000
  })
}

/** While the page is open, so that the difference to the server that it knows no longer holds. */
const setClockBack = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { now } = Date
    Date.now = () => now() - 7_200_000
  })

const value = (page: Page, name: string) => page.locator(`[name="${name}"]`)
const sizes = async (page: Page, expected: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, text] of Object.entries(expected)) await expect(value(page, name), name).toHaveValue(text)
}

const fill = async (page: Page, values: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, text] of Object.entries(values)) await value(page, name).fill(text)
  await expect(page.locator('[data-keeping="kept"]')).toBeVisible()
}

/** With a signal again, and the answers of the account. */
const online = async (page: Page): Promise<void> => {
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/drafts')
  await page.context().setOffline(false)
  await answered
}
const offline = (page: Page): Promise<void> => page.context().setOffline(true)

const continues = async (page: Page, title: string): Promise<void> => {
  await page.goto('/project')
  await page.getByRole('button', { name: `Continue ${title}` }).click()
}

/** What both changed, as the phone has it. */
const settles = async (page: Page, there: string): Promise<void> => {
  await page.getByRole('button', { name: /^Compare and choose/ }).click()
  const dialog = page.getByRole('dialog', { name: say('roofs.changed-on-two-devices') })
  const answers = dialog.getByRole('group', { name: 'Building Length' })
  await expect(answers.getByRole('radio')).toHaveCount(2)
  await expect(answers).toContainText(there)
  await expect(dialog.getByRole('button', { name: say('roofs.save-chosen') })).toBeDisabled()
  await answers.getByRole('radio', { name: /^This device/ }).check()
  await dialog.getByRole('button', { name: say('roofs.save-chosen') }).click()
  await expect(dialog).toHaveCount(0)
}

/** Nothing of the office waits any more. */
const hasSent = async (page: Page): Promise<void> => {
  await page.goto('/on_this_device')
  await expect(page.getByText(say('roofs.on-other-devices'))).toBeVisible()
}

test('two devices edit one draft without a signal, and end with the same; saved by one, the other is told', async ({
  page: office,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 360, height: 780 } })
  await withWrongClock(context)
  const phone = await context.newPage()
  await register(office, person)
  await startProject(office)
  await nameProject(office, house.name, house.number)
  await hasSent(office)
  await login(phone, person)
  await phone.goto('/project')
  await expect(phone.getByText(/ on Chrome on /)).toBeVisible()
  const title = `${house.number} · ${house.name}`
  for (const page of [office, phone]) await continues(page, title)
  await phone.locator('[href*="project_new1"]').click()
  for (const page of [office, phone]) await atStep(page, 'project_new1')
  for (const page of [office, phone]) await offline(page)
  await fill(office, { length: '30', width: '18' })
  await fill(phone, { length: '25', roofHeight: '6' })
  await online(office)
  await hasSent(office)
  await online(phone)
  await expect(phone.getByText('This device and Chrome on')).toBeVisible()
  await sizes(phone, { length: '25', roofHeight: '6', width: '' })
  await settles(phone, '30 m')
  await sizes(phone, { length: '25', roofHeight: '6', width: '18' })
  await hasSent(phone)
  await continues(office, title)
  await sizes(office, { length: '25', roofHeight: '6', width: '18' })
  await continues(phone, title)
  await offline(phone)
  await fill(phone, { parapetHeight: '1' })
  await completeStep(office, house.building, 'project_new2')
  await completeStep(office, house.solar, 'project_new3')
  await office.getByRole('button', { name: 'I have not been on the roof yet' }).click()
  await atStep(office, 'project_new4')
  await completeStep(office, house.structure, 'project_new5')
  await enter(office, house.roofType)
  await office.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(office).toHaveURL(/\/project_result\?project=/)
  await setClockBack(phone)
  await online(phone)
  await expect(phone.getByText('What you changed since is kept as a change to that project.')).toBeVisible()
  await phone.goto('/project')
  await expect(phone.getByText(/^Changes to a saved project/)).toBeVisible()
  await context.close()
})

test('a stored project that both opened is one edit, whoever is first', async ({
  page: office,
  browser,
  baseURL,
  server,
}) => {
  const hash = await photographedShed(server.url)
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const phone = await context.newPage()
  for (const page of [office, phone]) {
    await login(page, installer)
    await page.goto(`/project_result?project=${hash}`)
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await page.locator('[href*="project_new1"]').click()
    await atStep(page, 'project_new1')
    await offline(page)
  }
  await fill(office, { length: '31' })
  await fill(phone, { roofSlope: '12' })
  await online(office)
  await hasSent(office)
  await online(phone)
  await sizes(phone, { length: '31', roofSlope: '12' })
  await hasSent(phone)
  await office.goto(`/project_new1?type=edit&project=${hash}`)
  await sizes(office, { length: '31', roofSlope: '12' })
  await context.close()
})
