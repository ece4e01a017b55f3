import { type Browser, expect, type Page } from '@playwright/test'
import { test } from './fixtures/journey.ts'
import { isKept, watch } from './pages/content-policy.ts'
import { photograph } from './pages/photograph.ts'
import { makeScene, type Scene } from './pages/scene.ts'
import { type Screen, screens } from './pages/screens.ts'

/** Every screen at three widths in both colour schemes, against approved pictures, through axe and under the content policy. */

let scene: Scene | undefined

/** Whoever is logged in is so before the first page is opened. */
const open = async (browser: Browser, baseURL: string, session: unknown) => {
  const half = { deviceScaleFactor: 0.5, viewport: { width: 1440, height: 800 } }
  const context = await browser.newContext({ baseURL, ...half, locale: 'en-AU', timezoneId: 'Australia/Sydney' })
  if (session)
    await context.addInitScript((user) => localStorage.setItem('soundroof.user', user), JSON.stringify(session))
  context.setDefaultTimeout(10_000)
  return context.newPage()
}

const problemsOf = async (page: Page, shown: Scene, { name, path, act }: Screen): Promise<readonly string[]> => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await page.goto(path(shown))
  await expect(page.getByRole('heading').first(), name).toBeVisible()
  await page.waitForLoadState('networkidle')
  if (act) {
    await act(page)
    await page.waitForLoadState('networkidle')
  }
  return photograph(page, name)
}

test.setTimeout(600_000)
// What differs is kept as a picture: a trace of some four hundred pages says no more.
test.use({ trace: 'off' })

for (const who of ['visitor', 'customer', 'engineer', 'administrator'] as const)
  test(`screens of the ${who}: as approved, and axe finds nothing`, async ({ browser, server }) => {
    scene ??= await makeScene(server.url)
    const page = await open(browser, server.url, who === 'visitor' ? null : scene.sessions[who])
    const watched = await watch(page)
    const shown = screens.filter((one) => one.who === who)
    const problems: string[] = []
    for (const screen of shown) problems.push(...(await problemsOf(page, scene, screen)))
    await page.context().close()
    expect(problems).toEqual([])
    isKept(watched, shown.length)
  })
