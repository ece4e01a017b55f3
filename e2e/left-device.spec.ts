import { type Browser, expect, type Page } from '@playwright/test'
import { sayIn } from '@soundroof/words/say'
import { installer } from './fixtures/accounts.ts'
import { test } from './fixtures/on-a-phone.ts'
import { login } from './pages/account.ts'
import { kept } from './pages/on-the-device.ts'

/** Calculations that were reserved on a device go with the person who leaves it, with a signal and without. */

const say = sayIn('en-AU')

const reserve = async (page: Page): Promise<void> => {
  await page.goto('/on_this_device')
  await page.getByRole('button', { name: say('roofs.reserve-here', { count: 5 }) }).click()
  await expect(page.getByText('5 calculations are reserved on this device')).toBeVisible()
}

const logOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: `Account of ${installer.email}` }).click()
  await page.getByRole('button', { name: say('components.logout') }).click()
}

/** Bytes of engine and figures in the store of the device, for each right. */
const engineBytes = (page: Page): Promise<readonly number[]> =>
  page.evaluate(
    () =>
      new Promise<number[]>((resolve, reject) => {
        const opening = indexedDB.open('soundroof')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const read = opening.result.transaction('rights').objectStore('rights').getAll()
          read.onsuccess = () => {
            opening.result.close()
            resolve(read.result.map(({ engine, catalogue }) => engine.length + catalogue.length))
          }
        }
      }),
  )

const otherDevice = async (browser: Browser, address: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL: address })
  const page = await context.newPage()
  await login(page, installer)
  return page
}

test('logging out takes the engine from the device, and what was reserved comes back', async ({
  page,
  browser,
  release,
}) => {
  await login(page, installer)
  await kept(page)
  await reserve(page)
  expect((await engineBytes(page))[0]).toBeGreaterThan(1_000_000)
  await logOut(page)
  await expect(page.getByText(say('loggedOut'))).toBeVisible()
  expect(await engineBytes(page)).toEqual([])

  await login(page, installer)
  await reserve(page)
  await release.stop()
  await logOut(page)
  await expect.poll(() => engineBytes(page)).toEqual([0])
  await release.start()
  await login(page, installer)
  await expect.poll(() => engineBytes(page)).toEqual([])

  const office = await otherDevice(browser, new URL(page.url()).origin)
  await reserve(office)
  await page.goto('/on_this_device')
  const others = page.getByRole('heading', { name: say('roofs.other-devices') })
  await expect(page.getByText(/^5 calculations left, until/)).toBeVisible()
  await page.screenshot({ path: 'test-results/other-devices.png', fullPage: true })
  await page.getByRole('button', { name: say('roofs.end-it') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('roofs.end-it') })
    .click()
  await expect(others).toHaveCount(0)
})

/** As release 2 of the store was: Dexie counts tens. */
const formerStore = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('soundroof', 20)
        opening.onerror = () => reject(opening.error)
        opening.onupgradeneeded = () => {
          const made = opening.result
          made.createObjectStore('texts', { keyPath: 'key' }).put({ key: 'former', text: 'kept' })
          made.createObjectStore('files', { keyPath: 'id' }).createIndex('hash', 'hash')
          made.createObjectStore('contents', { keyPath: 'hash' })
          made.createObjectStore('rights', { keyPath: 'user' })
          made.createObjectStore('jobs', { keyPath: 'hash' }).createIndex('user', 'user')
        }
        opening.onsuccess = () => {
          opening.result.close()
          resolve()
        }
      }),
  )

const storeNow = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('soundroof')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const { version, objectStoreNames } = opening.result
          const read = opening.result.transaction('texts').objectStore('texts').get('former')
          read.onsuccess = () => {
            opening.result.close()
            resolve({ version, stores: [...objectStoreNames], text: read.result?.text })
          }
        }
      }),
  )

test('the store of the version before is opened with what it holds', async ({ page }) => {
  await page.goto('/favicon.svg')
  await formerStore(page)
  await login(page, installer)
  await reserve(page)
  expect(await storeNow(page)).toEqual({
    version: 30,
    stores: ['answers', 'contents', 'files', 'jobs', 'reports', 'rights', 'texts'],
    text: 'kept',
  })
})
