import { expect, type Page } from '@playwright/test'
import { engineer } from './fixtures/accounts.ts'
import { test } from './fixtures/journey.ts'
import { countedKeys, noteOpenings, openingsOf } from './fixtures/pressed-keys.ts'
import { login } from './pages/account.ts'
import { waitingJobs } from './pages/review/waiting-jobs.ts'

const jobs = Number(process.env.JOBS ?? 12)
/** The next job, three ticks, accept, the date as eight digits, and Enter; one more where it is asked about. */
const mostKeysOfJob = 16

const items = ['Purlin spacing as on the photos', 'Wind region of the address', 'Roof sheeting as stated']

type Keys = ReturnType<typeof countedKeys>

const bar = (page: Page) => page.getByRole('region', { name: 'Actions' })

/** On its screen, two lines and a third; the second is moved up. */
const defineChecklist = async (page: Page): Promise<void> => {
  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Checklist' }).click()
  for (const [place, text] of items.entries()) {
    await page.getByRole('button', { name: 'Add an item' }).click()
    await page.getByLabel(`Item ${place + 1}`, { exact: true }).fill(text)
  }
  await page.getByRole('button', { name: 'Item 2 up' }).click()
  await expect(page.getByLabel('Item 1', { exact: true })).toHaveValue(items[1] ?? '')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/^Saved by /)).toBeVisible()
}

/** In a year of four digits; the browser's own field has the month first. */
const typeDate = async (keys: Keys): Promise<void> => {
  const day = new Date(Date.now() + 7 * 24 * 3600 * 1000)
  const digits = `${String(day.getMonth() + 1).padStart(2, '0')}${String(day.getDate()).padStart(2, '0')}${day.getFullYear()}`
  await keys.press(...digits)
}

const tickAll = async (page: Page, keys: Keys): Promise<void> => {
  for (let ticked = 1; ticked <= items.length; ticked += 1) {
    await keys.press('x')
    await expect(page.getByRole('heading', { name: `Checklist (${ticked} of ${items.length})` })).toBeVisible()
  }
}

const accept = async (page: Page, keys: Keys): Promise<void> => {
  await keys.press('a')
  await expect(page.getByRole('dialog').getByLabel('Delivery date')).toBeFocused()
  await typeDate(keys)
  await keys.press('Enter')
  await expect(bar(page).getByText('Ongoing')).toBeVisible()
}

const seesQueue = async (page: Page): Promise<void> => {
  const table = page.getByRole('table', { name: 'Queue' })
  await expect(table.getByRole('row')).toHaveCount(jobs + 1)
  await expect(table.getByRole('row').nth(1)).toContainText('Job 01')
  await table.getByRole('button', { name: 'Array' }).click()
  await expect(table.getByRole('columnheader', { name: 'Array' })).toHaveAttribute('aria-sort', 'descending')
  await expect(table.getByRole('row').nth(1)).toContainText(`Job ${jobs}`)
  await expect(table.getByRole('row').nth(1)).toContainText(`${9 + jobs} panels`)
}

/** From the queue: down two rows and up one, claimed there. */
const claimInQueue = async (page: Page, keys: Keys): Promise<void> => {
  await keys.press('j', 'j', 'k')
  await expect(page.getByRole('row', { name: new RegExp(`Job ${jobs}`) }).getByRole('link')).toBeFocused()
  await keys.press('c')
  await expect(page.getByRole('heading', { name: new RegExp(`^${jobs} Rose Street`), level: 1 })).toBeVisible()
}

/** The sheet tells what the keys do; turned off, none acts. */
const turnOffAndOn = async (page: Page): Promise<void> => {
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(sheet).toContainText('Claim and open the next job')
  await sheet.getByRole('checkbox').click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(sheet).toHaveCount(0)
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await sheet.getByRole('checkbox').click()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
}

test(`${jobs} jobs are reviewed by keyboard alone`, async ({ page, server }) => {
  await noteOpenings(page)
  await waitingJobs(server.url, jobs)
  await login(page, engineer, /\/console$/)
  await defineChecklist(page)
  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Queue' }).click()
  await seesQueue(page)
  await turnOffAndOn(page)
  const keys = countedKeys(page)
  await claimInQueue(page, keys)
  for (let job = 1; job <= jobs; job += 1) {
    await tickAll(page, keys)
    await accept(page, keys)
    await keys.press('n')
    if (job === jobs) await expect(page.getByText('No project waits for an engineer.')).toBeVisible()
    // By kW: the next is one panel smaller.
    else
      await expect(
        page.getByRole('heading', { name: new RegExp(`^${jobs - job} Rose Street`), level: 1 }),
      ).toBeVisible()
  }
  expect(keys.count()).toBeLessThanOrEqual(jobs * mostKeysOfJob)
  const openings = (await openingsOf(page)).toSorted((one, other) => one - other)
  const shown = (place: number) => (openings.at(place) ?? Number.NaN).toFixed(0)
  console.log(
    `${keys.count()} keys for ${jobs} jobs; the next opens in ${shown(openings.length >> 1)} ms, at most ${shown(-1)} ms`,
  )
  await keys.press('u')
  await expect(page.getByRole('table', { name: 'Queue' }).getByRole('row')).toHaveCount(jobs + 1)
})
