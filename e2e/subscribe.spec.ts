import { expect, type Page } from '@playwright/test'
import { test } from './fixtures/journey.ts'
import { photos } from './fixtures/make-photos.ts'
import { register } from './pages/account.ts'
import { openReport, textOf } from './pages/result.ts'
import { tiledHouse } from './pages/roofs.ts'
import {
  addPhotos,
  atStep,
  calculate,
  completeStep,
  enter,
  nameProject,
  next,
  startProject,
  type,
} from './pages/wizard.ts'

test.use({ sharesServer: true })

const visitor = { email: 'robin@rooftop.example', password: 'rails42', name: 'Robin', company: 'Rooftop' } as const

const saveTiledHouse = async (page: Page): Promise<void> => {
  const [north, south, span, connection] = (await photos()).map(({ path }) => path) as [string, string, string, string]
  await startProject(page)
  await nameProject(page, tiledHouse.name, tiledHouse.number)
  await completeStep(page, tiledHouse.building, 'project_new2')
  await completeStep(page, tiledHouse.solar, 'project_new3')
  await addPhotos(page, 'Roof photos', [north, south])
  await addPhotos(page, 'Rafter span photos', [span])
  await addPhotos(page, 'Connection photos', [connection])
  await next(page)
  await atStep(page, 'project_new4')
  await completeStep(page, tiledHouse.structure, 'project_new5')
  await enter(page, tiledHouse.roofType)
  await calculate(page)
}

const inMenu = async (page: Page, ...lines: readonly string[]): Promise<void> => {
  await page.getByRole('button', { name: `Account of ${visitor.email}` }).click()
  const menu = page.getByRole('dialog', { name: 'Account' })
  for (const line of lines) await expect(menu).toContainText(line)
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
}

const zones = (page: Page) => page.getByRole('region', { name: 'Recommendation by zone' })

test('subscribing in the sandbox turns the panel of the same project into results', async ({ page }) => {
  await register(page, visitor)
  await saveTiledHouse(page)
  const project = page.url()
  await expect(zones(page)).toHaveCount(0)

  await test.step('the panel says where a subscription is bought', async () => {
    await page.getByRole('button', { name: 'Subscribe Now' }).click()
    await expect(page.getByText('Please use the APP side to open subscription service!')).toBeVisible()
    await expect(page).toHaveURL(/\/download$/)
  })

  await test.step('the sandbox store sells a month', async () => {
    await page.getByRole('link', { name: 'Open the sandbox store' }).click()
    await page.getByRole('button', { name: 'Subscribe', exact: true }).click()
    await expect(page.getByText('Active, renews each month')).toBeVisible()
    await expect(page.getByText('0 of 30 calculations')).toBeVisible()
    await inMenu(page, 'Calculations a month30', 'Remaining30', 'Expires on')
  })

  await test.step('the same project has a result now', async () => {
    await page.goto(project)
    await expect(page.getByRole('button', { name: 'Subscribe Now' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Calculate', exact: true }).click()
    await expect(zones(page)).toBeVisible()
    await inMenu(page, 'Remaining29')
    const report = textOf(await openReport(page, 'Result Summary'))
    expect(report).toContain('8 Garden Lane')
    expect(report).toContain('timber screw')
  })

  await test.step('a refund cancels unused calculations, and keeps results', async () => {
    await page.goto(new URL('/sandbox_store', page.url()).href)
    await expect(page.getByText('1 of 30 calculations')).toBeVisible()
    await page.getByRole('button', { name: 'Refund' }).click()
    await expect(page.getByText('Refunded', { exact: true })).toBeVisible()
    await expect(page.getByText('1 of 1 calculations')).toBeVisible()
    await page.goto(project)
    await expect(zones(page)).toBeVisible()
  })

  await test.step('an edit without a subscription keeps the result that was paid in sight', async () => {
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await expect(page.locator('[name="number"]')).toBeVisible()
    await next(page)
    await atStep(page, 'project_new1')
    await enter(page, [type('length', '21')])
    await page.goto(page.url().replace('project_new1', 'project_new5'))
    await calculate(page)
    await expect(page.getByText(/^This result was issued on .* for earlier inputs\./)).toBeVisible()
    await expect(zones(page)).toBeVisible()
  })

  await test.step('everything fits a phone screen', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(new URL('/sandbox_store', page.url()).href)
    await expect(page.getByRole('button', { name: 'Renew' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })
})
