import { type Browser, expect, type Page } from '@playwright/test'
import { test } from './fixtures/journey.ts'
import { isKept, watch } from './pages/content-policy.ts'
import { photograph } from './pages/photograph.ts'
import { makeScene, type Scene } from './pages/scene.ts'
import { type Screen, screens } from './pages/screens.ts'
import { watchCalls } from './pages/settled.ts'

/** Every screen on a phone and on a desk, against approved pictures, through axe and under the content policy. */

let scene: Scene | undefined

/** Whoever is logged in is so before the first page is opened. */
const open = async (browser: Browser, baseURL: string, session: unknown) => {
  const half = { deviceScaleFactor: 0.5, viewport: { width: 1440, height: 800 } }
  const context = await browser.newContext({ baseURL, ...half, locale: 'en-AU', timezoneId: 'Australia/Sydney' })
  if (session)
    await context.addInitScript((user) => localStorage.setItem('soundroof.user', user), JSON.stringify(session))
  // As on every machine, however large its disk.
  await context.addInitScript(() => {
    navigator.storage.estimate = async () => ({ usage: 1000, quota: 100_001_000 })
  })
  context.setDefaultTimeout(60_000)
  return context.newPage()
}

type Shown = { readonly page: Page; readonly scene: Scene; readonly settled: () => Promise<void> }

const problemsOf = async ({ page, scene, settled }: Shown, { name, path, act }: Screen): Promise<readonly string[]> => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await page.goto(path(scene))
  await expect(page.getByRole('heading').first(), name).toBeVisible()
  await settled()
  if (act) {
    await act(page)
    await settled()
  }
  return photograph(page, name)
}

// Half of the time of all journeys: both workers take a share.
test.describe.configure({ mode: 'parallel' })
// What differs is kept as a picture: a trace of so many pages says no more.
test.use({ trace: 'off' })

for (const who of ['customer', 'visitor', 'engineer', 'administrator'] as const)
  test(`screens of the ${who}: as approved, and axe finds nothing`, async ({ browser, server }) => {
    scene ??= await makeScene(server.url)
    const page = await open(browser, server.url, who === 'visitor' ? null : scene.sessions[who])
    const watched = await watch(page)
    const shown = { page, scene, settled: watchCalls(page) }
    const own = screens.filter((one) => one.who === who)
    const problems: string[] = []
    for (const screen of own) problems.push(...(await problemsOf(shown, screen)))
    await page.context().close()
    expect(problems).toEqual([])
    isKept(watched, own.length)
  })
