import { expect, type Page } from '@playwright/test'
import { administrator, installer } from './fixtures/accounts.ts'
import { test } from './fixtures/journey.ts'
import { login } from './pages/account.ts'
import { watch } from './pages/content-policy.ts'
import { absurdQuery, absurdValues, everyRoute } from './pages/every-route.ts'

test.use({ sharesServer: true })

/** Absurd addresses, and the content policy in a real browser, which stops a script. That each screen has one and none breaks it: screens.spec.ts. */

const nothingIsBroken = async (page: Page, address: string): Promise<void> => {
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading, address).toBeVisible()
  await expect(heading, address).not.toHaveText('Something went wrong')
  const seen = await page.evaluate(() => ({ ran: 'ran' in window, text: document.body.textContent }))
  expect(seen.ran, address).toBe(false)
  expect(seen.text, address).not.toMatch(/x{300}|1e\+?99/)
}

/** Every screen below a path takes one of the values in turn, so that each value reaches each kind of screen. */
const visitAbsurdly = async (page: Page, below: string, start: number): Promise<void> => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => void errors.push(`${page.url()}: ${message}`))
  const routes = Object.entries(everyRoute).filter(([path]) => path.startsWith(below))
  for (const [at, [path, names]] of routes.entries())
    for (const offset of names.length === 0 ? [1] : [0, 4]) {
      const value = absurdValues[(start + at + offset) % absurdValues.length] ?? ''
      const address = `${path}${absurdQuery(names, value)}`
      await page.goto(address)
      await nothingIsBroken(page, address.slice(0, 200))
    }
  expect(errors).toEqual([])
}

test('absurd values in the address of every screen are explained', async ({ page }) => {
  await login(page, installer)
  await visitAbsurdly(page, '/', 0)
  for (const path of ['/verify/%E0%A4%A', `/verify/${absurdValues[1]}`]) {
    await page.goto(path)
    await nothingIsBroken(page, path.slice(0, 200))
  }
})

test('absurd values in the addresses of the console are explained', async ({ page }) => {
  await login(page, administrator, /\/console$/)
  await visitAbsurdly(page, '/console', 1)
})

const attacks = {
  'a script in the page': () => {
    const script = document.createElement('script')
    script.textContent = 'window.ran = true'
    document.body.append(script)
  },
  'a handler in markup': () => {
    document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="window.ran = true">')
  },
  'a script of another site': () => {
    const script = document.createElement('script')
    script.src = 'https://evil.example/x.js'
    document.body.append(script)
  },
  'an address that is a script': () => {
    const link = document.createElement('a')
    link.href = 'javascript:window.ran = true'
    document.body.append(link)
    link.click()
  },
} as const

test.describe('what was injected', () => {
  test.use({ mayBreakPolicy: true })
  for (const [name, attack] of Object.entries(attacks))
    test(`${name} does not run, and the browser says so`, async ({ page }) => {
      const watched = await watch(page)
      await page.goto('/home')
      await expect(page.locator('#content')).not.toBeEmpty()
      // Acts like injected code: the policy does not restrict the driver's script, but does restrict what it adds to the page.
      await page.evaluate(attack)
      await expect.poll(() => watched.violations.length, { message: name }).toBeGreaterThan(0)
      expect(watched.violations.join()).toContain('script-src')
      expect(await page.evaluate(() => 'ran' in window)).toBe(false)
    })
})

test('no page of another origin shows the product in a frame', async ({ page, server }) => {
  await page.route('http://frame.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${server.url}/home"></iframe>` }),
  )
  await page.goto('http://frame.example/')
  const frame = () => page.frames().find((one) => one !== page.mainFrame())
  await expect.poll(() => frame()?.url()).toContain('chrome-error:')
})
