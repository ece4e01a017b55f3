import { expect, type Page } from '@playwright/test'
import { installer } from './fixtures/accounts.ts'
import { builtHere, type InstalledRelease, laterBuild } from './fixtures/installed-release.ts'
import { test } from './fixtures/on-a-phone.ts'
import { login } from './pages/account.ts'
import { kept, losePart, saysNothingTechnical, scriptOf } from './pages/on-the-device.ts'
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
  let reloads = 0
  const count = () => {
    reloads += 1
  }
  page.on('load', count)
  await takeVersion(page, first)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(reloads).toBe(1)
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

/** Requests that the version here goes on answering, and a hundred more, as of a page that asks for something all the time. */
const goOnAsking = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const body = new ReadableStream({})
    const headers = { 'content-type': 'multipart/form-data; boundary=never' }
    void fetch('/shared_photos', { method: 'POST', body, headers, duplex: 'half' } as RequestInit).catch(
      () => undefined,
    )
    for (let n = 0; n < 100; n += 1)
      setTimeout(() => void fetch('/api/client', { cache: 'no-store' }).catch(() => undefined), 30 * n)
  })

const isWaiting = (page: Page): Promise<boolean> =>
  page.evaluate(async () => ((await navigator.serviceWorker.getRegistration())?.waiting ?? null) !== null)

/** Answers the script of the version that is on the device. */
const serverIsUpdated = async (page: Page, release: InstalledRelease): Promise<string | null> => {
  const later = await laterBuild('99.0.0-later')
  await login(page, installer)
  await kept(page)
  await release.stop()
  await release.start(later)
  return scriptOf(page)
}

test('a version loads at once beside pages that go on asking, and is that of the device once all are closed', async ({
  page,
  context,
  release,
}) => {
  const first = await serverIsUpdated(page, release)
  const other = await context.newPage()
  await other.goto('/help')
  await page.goto('/project')
  await lookForVersion(page)
  await goOnAsking(other)
  await goOnAsking(page)
  await takeVersion(page, first)
  const second = await scriptOf(page)
  await release.stop()
  for (const path of ['/about', '/', '/help']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    expect(await scriptOf(page), path).toBe(second)
    await expect(notice(page)).toHaveCount(0)
  }
  expect(await isWaiting(page)).toBe(true)
  await other.close()
  const isWaitingAgain = async () => {
    await page.goto('about:blank')
    await page.goto('/help')
    return isWaiting(page)
  }
  await expect.poll(isWaitingAgain, { timeout: 60_000 }).toBe(false)
  expect(await scriptOf(page)).toBe(second)
  const served = () => page.evaluate(async () => (await caches.match('/served-page'))?.status)
  await expect.poll(served).toBeUndefined()
})

const openAbout = (page: Page) => page.getByRole('link', { name: 'About' }).first().click()
const notOnDevice = (page: Page) => page.getByRole('heading', { name: 'This part is not on the device yet' })

test('a part that neither device nor server has costs one reload, and the new version has it', async ({
  page,
  release,
}) => {
  const first = await serverIsUpdated(page, release)
  await page.goto('/project')
  const lost = await losePart(page, 'about-page')
  expect(lost).toHaveLength(1)
  release.lose(lost)
  let reloads = 0
  page.on('load', () => {
    reloads += 1
  })
  await openAbout(page)
  await expect.poll(() => reloads).toBe(1)
  await openAbout(page)
  await expect(notOnDevice(page)).toBeVisible()
  await saysNothingTechnical(page, 'a part that is gone')
  expect(await scriptOf(page)).toBe(first)
  expect(reloads).toBe(1)
  await takeVersion(page, first)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('About')
})

test('without signal a part that left the device is said plainly, and comes with the signal', async ({
  page,
  release,
}) => {
  await login(page, installer)
  await kept(page)
  await release.stop()
  await page.goto('/project')
  expect(await losePart(page, 'about-page')).toHaveLength(1)
  let reloads = 0
  page.on('load', () => {
    reloads += 1
  })
  await openAbout(page)
  await expect(notOnDevice(page)).toBeVisible()
  await saysNothingTechnical(page, 'a part that is gone')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('There is no connection').first()).toBeVisible()
  expect(reloads).toBe(0)
  await release.start(builtHere)
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('About')
  expect(reloads).toBe(1)
})
