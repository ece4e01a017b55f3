import { expect, type Page } from '@playwright/test'
import { installer } from './fixtures/accounts.ts'
import { test } from './fixtures/journey.ts'
import { photographedShed } from './pages/photographed-shed.ts'
import { atStep } from './pages/wizard.ts'

/** The address of a step of a stored project, opened on a device that has never seen the project. */

/** What each step shows of the stored project. */
const steps = [
  ['project_new1', (page: Page) => expect(page.locator('[name="length"]')).toHaveValue('30')],
  ['project_new2', (page: Page) => expect(page.locator('[name="scale"]')).not.toHaveValue('')],
  ['project_new3', (page: Page) => expect(page.getByRole('button', { name: /^Remove Roof photos/ })).toHaveCount(2)],
  ['project_new4', (page: Page) => expect(page.locator('[name="span"]')).toHaveValue('6000')],
  ['project_new5', (page: Page) => expect(page.getByRole('button', { name: 'Calculate' })).toBeVisible()],
] as const

const logsIn = async (page: Page): Promise<void> => {
  await page.locator('[name="email"]').fill(installer.email)
  await page.locator('[name="password"]').fill(installer.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

test('the link of each step loads the project; a lost one says so and leads to the projects', async ({
  page,
  server,
  browser,
}) => {
  const hash = await photographedShed(server.url)
  const lost = page.getByText('Project has been lost please try again !')
  await page.goto(`/project_new4?type=edit&project=${hash}#rafterSpan`)
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await logsIn(page)
  await atStep(page, 'project_new4')
  const session = await page.context().storageState()
  for (const [step, shows] of steps) {
    // Without the store in which the edit lies.
    const device = await browser.newContext({ baseURL: server.url, storageState: session })
    const opened = await device.newPage()
    await opened.goto(`/${step}?type=edit&project=${hash}`)
    await atStep(opened, step)
    await shows(opened)
    await device.close()
  }
  await page.goto('/project_new2?type=edit&project=unknown')
  await expect(page.getByText('This project does not exist or is not yours!')).toBeVisible()
  await expect(page).toHaveURL(/\/project$/)
  await page.goto('/project_new2?type=edit')
  await expect(lost).toBeVisible()
})
