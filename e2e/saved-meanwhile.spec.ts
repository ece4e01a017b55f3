import { expect, type Page } from '@playwright/test'
import { installer } from './fixtures/accounts.ts'
import { clientOf } from './fixtures/client.ts'
import { test } from './fixtures/journey.ts'
import { login } from './pages/account.ts'
import { photographedShed } from './pages/photographed-shed.ts'
import { atStep, next } from './pages/wizard.ts'

/** A project is edited here while somebody saves it elsewhere: neither save overwrites the other without a word. */

/** Another device of the installer saves another height. */
const savesElsewhere = async (url: string, hash: string, height = 7): Promise<void> => {
  const { call } = await clientOf(url)
  const { token } = await call<{ token: string }>({ path: '/api/customers/login', body: installer })
  const row = await call<object>({ path: `/api/projects/detail?hash=${hash}`, token })
  await call({ path: '/api/projects/upload', token, body: { ...row, roof_height: height } })
}

const opensEdit = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(page).toHaveURL(/\/project_new\?/)
}

const calculates = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: /Roof Type/ }).click()
  await atStep(page, 'project_new5')
  await page.getByRole('button', { name: 'Calculate', exact: true }).click()
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Saved again since you opened it' })

test('the second of two saves asks before it overwrites the first', async ({ page, server }) => {
  const hash = await photographedShed(server.url)
  await login(page, installer)
  await page.goto(`/project_result?project=${hash}`)
  await opensEdit(page)
  await next(page)
  await atStep(page, 'project_new1')
  await page.locator('[name="length"]').fill('21')
  await savesElsewhere(server.url, hash)
  await calculates(page)
  await expect(question(page)).toContainText('saved other inputs of this project')
  await question(page).getByRole('button', { name: 'Look at what was saved' }).click()
  await expect(page).toHaveURL(/\/project_result\?project=/)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('button', { name: 'Continue your unsaved changes' }).click()
  await calculates(page)
  await question(page).getByRole('button', { name: 'Save mine over it' }).click()
  await expect(page).toHaveURL(/\/project_result\?project=/)
  await page.getByRole('tab', { name: 'History' }).click()
  await expect(page.getByRole('heading', { name: 'Revision 3' })).toBeVisible()
})

test('a result page that is out of date does not calculate what it shows, nor pay for it', async ({ page, server }) => {
  const hash = await photographedShed(server.url)
  await login(page, installer)
  await page.goto(`/project_result?project=${hash}`)
  const calculates = page.getByRole('button', { name: 'Calculate', exact: true })
  await expect(calculates).toBeVisible()
  await savesElsewhere(server.url, hash, 8)
  await calculates.click()
  await expect(page.getByText('was saved again after this page was opened')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No result yet' })).toBeVisible()
})
