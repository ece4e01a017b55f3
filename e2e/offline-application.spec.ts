import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { engineer, installer } from './fixtures/accounts.ts'
import { test } from './fixtures/on-a-phone.ts'
import { login } from './pages/account.ts'
import { everyRoute } from './pages/every-route.ts'
import { bytesOnDevice, kept, saysNothingTechnical, sharePhotos } from './pages/on-the-device.ts'
import { smallPhoto } from './pages/photographed-shed.ts'
import { atStep, nameProject } from './pages/wizard.ts'

/** The application on a phone without signal: the server is stopped, so that nothing but the device can answer. */

const installed = async (page: Page): Promise<void> => {
  await login(page, installer)
  await kept(page)
}

test('every screen opens without signal, one that was never opened too, and says plainly what it lacks', async ({
  page,
  release,
}) => {
  await installed(page)
  await release.stop()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => void errors.push(`${page.url()}: ${message}`))
  for (const path of Object.keys(everyRoute)) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(page.locator('.mantine-Skeleton-root'), path).toHaveCount(0)
    await saysNothingTechnical(page, path)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
  }
  expect(errors).toEqual([])
})

test('the console, which no device keeps, says without signal that it needs one', async ({ page, release }) => {
  await login(page, engineer, /\/console$/)
  await kept(page)
  await release.stop()
  const console = await page.context().newPage()
  await console.goto('/console/certificate?project=unknown')
  await expect(console.getByRole('heading', { level: 1 })).toBeVisible()
  await saysNothingTechnical(console, 'the console')
  await expect(console.getByText(/connection|signal/i).first()).toBeVisible()
})

test('a project is begun without signal and goes on, through a reload in mid-step', async ({ page, release }) => {
  await installed(page)
  await release.stop()
  // As the shortcut of the installed application opens it.
  await page.goto('/project?begin=new')
  await expect(page).toHaveURL(/\/project_new\?type=add/)
  await nameProject(page, 'Shed', '12')
  await page.locator('[name="length"]').fill('14.5')
  await page.reload()
  await atStep(page, 'project_new1')
  await expect(page.locator('[name="length"]')).toHaveValue('14.5')
  await saysNothingTechnical(page, 'step 1')
})

test('a suburb is found without signal, and its wind region once there is one', async ({ page, release }) => {
  await installed(page)
  await release.stop()
  await page.goto('/project?begin=new')
  await nameProject(page, 'Shed', '12')
  await page.getByRole('combobox', { name: 'Suburb, town or postcode' }).fill('dubbo')
  await page.getByRole('option', { name: 'Dubbo NSW 2830' }).click()
  await expect(page.getByText('The wind region cannot be looked up without a signal')).toBeVisible()
  await expect(page.locator('[name="suburb"]')).toHaveValue('Dubbo')
  await release.start()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByText('Dubbo NSW 2830 lies in wind region A0.')).toBeVisible()
  await expect(page.locator('[name="suburb"]')).toHaveValue('Dubbo')
})

test('photographs shared without signal wait until a person says where they go', async ({ page, release }) => {
  await installed(page)
  const bytes = readFileSync(await smallPhoto())
  await release.stop()
  await page.goto('/home')
  await sharePhotos(
    page,
    ['north.jpg', 'south.jpg'].map((name) => ({ name, bytes })),
  )
  await expect(page).toHaveURL(/\/shared_photos$/)
  await expect(page.getByRole('checkbox')).toHaveCount(2)
  await page.reload()
  await expect(page.getByRole('checkbox')).toHaveCount(2)
  await page.getByRole('checkbox').first().uncheck()
  await page.getByRole('radio', { name: 'A new project' }).check()
  await page.locator('#category').check()
  await page.getByRole('button', { name: 'Add 1' }).click()
  await expect(page.getByRole('checkbox')).toHaveCount(1)
  await page.locator('#category').check()
  await page.getByRole('button', { name: 'Add 1' }).click()
  await expect(page).toHaveURL(/\/project_new/)
  await page.goto('/shared_photos')
  await expect(page.getByText('No shared photos wait')).toBeVisible()
})

test('the browser finds nothing in the way of installing it, and what it keeps is small and without an account', async ({
  page,
  context,
}) => {
  await installed(page)
  const browser = await context.newCDPSession(page)
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  // Journeys run in a private window, which alone stands in the way.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  const { errors } = await browser.send('Page.getAppManifest')
  expect(errors).toEqual([])
  await page.goto('/project_existing')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const { files, addresses } = await bytesOnDevice(page)
  expect(files).toBeLessThan(4_000_000)
  expect(
    addresses.filter(
      (path) => /^\/(api|files|json)\//.test(path) && !/^\/(api\/client|json\/[A-Z0-9]+\.json)$/.test(path),
    ),
  ).toEqual([])
  expect(addresses).toEqual(expect.arrayContaining(['/api/client', '/json/TS12075.json']))
})

/** When the page has painted its heading, ms after it was asked for. The page says so itself: asking it again and again costs its processor. */
const painted = async (page: Page, address: string, heading: string): Promise<number> => {
  await page.addInitScript((name) => {
    const isThere = () => [...document.querySelectorAll('h1')].some(({ textContent }) => textContent === name)
    const watch = new MutationObserver(() => {
      if (!isThere()) return
      watch.disconnect()
      requestAnimationFrame(() => setTimeout(() => console.info(`painted ${name}`)))
    })
    watch.observe(document, { childList: true, subtree: true, characterData: true })
  }, heading)
  const told = page.waitForEvent('console', (message) => message.text() === `painted ${heading}`)
  const started = performance.now()
  await Promise.all([told, page.goto(address, { waitUntil: 'commit' })])
  return Math.round(performance.now() - started)
}

test('a cold start without signal, on a processor four times slower', async ({ page, context, release }) => {
  await installed(page)
  await page.close()
  await release.stop()
  const cold = await context.newPage()
  await (await context.newCDPSession(cold)).send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const shown = await painted(cold, `${release.url}/project`, 'Project')
  console.log(`cold start without signal at 4x: ${shown} ms`)
  await expect(cold.getByRole('heading', { level: 1, name: 'Project', exact: true })).toBeVisible()
})
