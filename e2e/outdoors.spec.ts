import { expect, type Page } from '@playwright/test'
import { installer } from './fixtures/accounts.ts'
import { test } from './fixtures/journey.ts'
import { login } from './pages/account.ts'
import { glareOf, reachOf } from './pages/outdoors.ts'
import { photographedShed } from './pages/photographed-shed.ts'
import { watchCalls } from './pages/settled.ts'

/** In sun and gloves: what is used on a roof is read at arm's length and hit with a thumb, on two phones, upright and lying. */

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true, sharesServer: true })

const phones = [
  { width: 412, height: 915 },
  { width: 780, height: 360 },
  { width: 360, height: 780 },
] as const

type Place = {
  readonly path: string
  readonly act?: (page: Page) => Promise<void>
  /** What is pressed next: in the lower half of an upright phone. */
  readonly main?: RegExp
}

const press = (name: RegExp | string) => (page: Page) => page.getByRole('button', { name }).first().click()

const steps = ['', '1', '2', '3', '4', '5'].map(
  (step): Place => ({
    path: `/project_new${step}?type=edit&project=HASH`,
    main: /^(Next|Calculate|Save)$/,
  }),
)

const places: readonly Place[] = [
  { path: '/home' },
  { path: '/project' },
  { path: '/project_existing', main: /^New Project/ },
  ...steps,
  { path: '/project_new1?type=edit&project=HASH', act: press(/^Measure.*Roof Slope/), main: /^Start the sensor$/ },
  { path: '/project_new4?type=edit&project=HASH', act: press(/^Measure.*Purlin Spacing/), main: /^Take a photo$/ },
  { path: '/project_result?project=HASH', main: /^Submit for review$/ },
  { path: '/as-built?project=HASH' },
  { path: '/on_this_device' },
  { path: '/shared_photos' },
]

const faultsAt = async (page: Page): Promise<readonly string[]> => {
  const faults: string[] = []
  for (const phone of phones) {
    await page.setViewportSize(phone)
    const found = await reachOf(page)
    faults.push(...found.map((fault) => `${phone.width} x ${phone.height}: ${fault}`))
  }
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    faults.push(...(await glareOf(page)).map((fault) => `${colorScheme}: ${fault}`))
  }
  return faults
}

/** Without scrolling. */
const placeOf = async (page: Page, main: RegExp): Promise<string> => {
  await page.setViewportSize(phones[2])
  const box = await page.getByRole('button', { name: main }).last().boundingBox()
  if (box === null) return 'not shown'
  const { height } = phones[2]
  return box.y > height / 2 && box.y + box.height <= height ? 'in reach' : `at ${box.y} of ${height} px`
}

test('what is used outdoors is large enough for gloves and dark enough for glare', async ({ page, server }) => {
  const hash = await photographedShed(server.url)
  const settled = watchCalls(page)
  const faults: string[] = []
  const look = async ({ path, act, main }: Place): Promise<void> => {
    await page.goto(path.replace('HASH', hash))
    await expect(page.getByRole('heading').first(), path).toBeVisible()
    await settled()
    await act?.(page)
    await settled()
    if (main) expect(await placeOf(page, main), `${path}: ${main}`).toMatch(/^in reach/)
    faults.push(...(await faultsAt(page)).map((fault) => `${path}${act ? ' (open)' : ''}: ${fault}`))
  }
  await look({ path: '/login' })
  await login(page, installer)
  for (const place of places) await look(place)
  expect(faults).toEqual([])
})
