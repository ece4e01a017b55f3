import { expect, type Page } from '@playwright/test'
import { installer } from './fixtures/accounts.ts'
import { builtHere, laterBuild } from './fixtures/installed-release.ts'
import { test } from './fixtures/on-a-phone.ts'
import { login } from './pages/account.ts'
import { kept, saysNothingTechnical, scriptOf } from './pages/on-the-device.ts'
import { clampedShed as shed } from './pages/roofs.ts'
import { atStep, completeStep, nameProject, startProject } from './pages/wizard.ts'

/** The server is updated, and taken back, while a job is open. */

const notice = (page: Page) => page.getByRole('region', { name: 'A new version is ready' })

/** The browser looks for itself when a page opens; an application that stays open asks. */
const lookForVersion = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
  })

const takeVersion = async (page: Page, before: string | null): Promise<void> => {
  await expect(notice(page)).toBeVisible({ timeout: 30_000 })
  await notice(page).getByRole('button', { name: 'Update now' }).click()
  await expect.poll(() => scriptOf(page).catch(() => before), { timeout: 30_000 }).not.toBe(before)
}

const openLength = async (page: Page): Promise<void> => {
  await page.goto('/project_new1?type=add')
  await atStep(page, 'project_new1')
}

test('a job goes on in the old version, then in the new one, and back again', async ({ page, context, release }) => {
  const later = await laterBuild('99.0.0-later')
  await login(page, installer)
  await kept(page)
  const first = await scriptOf(page)
  await startProject(page)
  await nameProject(page, shed.name, shed.number)
  await release.stop()
  await release.start(later)
  await lookForVersion(page)
  await completeStep(page, shed.building, 'project_new2')
  await expect(notice(page)).toHaveCount(0)
  await saysNothingTechnical(page, 'a step that was never opened')
  await page.getByRole('link', { name: 'Project', exact: true }).first().click()
  await expect(notice(page)).toBeVisible({ timeout: 30_000 })
  await notice(page).getByRole('button', { name: 'Later' }).click()
  await expect(notice(page)).toHaveCount(0)
  const other = await context.newPage()
  await other.goto('/help')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await scriptOf(other)).toBe(first)
  await page.reload()
  expect(await scriptOf(page)).toBe(first)
  await takeVersion(page, first)
  const second = await scriptOf(page)
  expect(await scriptOf(other)).toBe(first)
  await other.getByRole('link', { name: 'About' }).first().click()
  await expect(other.getByRole('heading', { level: 1 })).toContainText('About')
  await saysNothingTechnical(other, 'a page of the old version')
  await openLength(page)
  await expect(page.locator('[name="length"]')).toHaveValue('30')
  await other.close()
  await release.stop()
  await release.start(builtHere)
  await page.goto('/project')
  await lookForVersion(page)
  await takeVersion(page, second)
  expect(await scriptOf(page)).toBe(first)
  await openLength(page)
  await expect(page.locator('[name="length"]')).toHaveValue('30')
})
