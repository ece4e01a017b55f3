import { expect, type Page } from '@playwright/test'
import type { CapacityTable } from '@soundroof/contract/roofs/catalogue/capacity-table'
import { installer } from './fixtures/accounts.ts'
import { test } from './fixtures/journey.ts'
import { photos } from './fixtures/make-photos.ts'
import { login } from './pages/account.ts'
import { clampedShed } from './pages/roofs.ts'
import {
  addPhotos,
  atStep,
  choose,
  completeStep,
  enter,
  here,
  nameProject,
  next,
  startProject,
  type,
} from './pages/wizard.ts'

test.use({ sharesServer: true })

/** The structure step of a shed with Z purlins 150 x 1.9, lapped, one row of bridging. */
const openStructure = async (page: Page): Promise<void> => {
  const [north, south, span, connection] = (await photos()).map(({ path }) => path) as [string, string, string, string]
  await startProject(page)
  await nameProject(page, clampedShed.name, clampedShed.number)
  await completeStep(page, clampedShed.building, 'project_new2')
  await completeStep(page, clampedShed.solar, 'project_new3')
  await addPhotos(page, 'Roof photos', [north, south])
  await addPhotos(page, 'Rafter span photos', [span])
  await addPhotos(page, 'Connection photos', [connection])
  await addPhotos(page, 'Roof sheeting photos', [north])
  await next(page)
  await atStep(page, 'project_new4')
  await enter(page, clampedShed.structure)
}

const longestSpan = async (page: Page): Promise<number> => {
  const answer = await page.request.get(here(page, '/json/ZC15019.json'))
  const table: CapacityTable = await answer.json()
  return [table.lappedMaxSpan].flat()[1] ?? 0
}

const exceeds = /^The span input exceeds the practical upper limit/
const notLoaded = /practical upper limit of the span is not checked now: its table could not be loaded/

test.describe('the practical maximum of the purlin span', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await login(page, installer)
  })

  test('blocks a longer span, is shown beforehand, and loads again after a network failure', async ({ page }) => {
    await openStructure(page)
    const longest = await longestSpan(page)
    await expect(page.getByText(`Between rafters, at most ${longest} mm`)).toBeVisible()
    await enter(page, [type('span', longest + 1)])
    await next(page)
    await expect(page.getByText(exceeds).first()).toBeVisible()
    await atStep(page, 'project_new4')
    await enter(page, [type('span', longest)])
    await expect(page.getByText(exceeds)).toHaveCount(0)

    await page.route('**/json/**', (route) => route.abort())
    await enter(page, [choose('thickness', /^2.4 mm/)])
    await expect(page.getByText(notLoaded)).toBeVisible()
    await page.unroute('**/json/**')
    // After a failure the page retries five seconds later.
    await page.clock.fastForward(5_000)
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(page.getByText(notLoaded)).toHaveCount(0)

    await page.route('**/json/**', () => undefined)
    await enter(page, [choose('thickness', /^1.2 mm/)])
    await next(page)
    await atStep(page, 'project_new5')
  })
})
