import { expect, type Page, type Response } from '@playwright/test'
import { administrator, installer } from './fixtures/accounts.ts'
import { test } from './fixtures/journey.ts'
import { login } from './pages/account.ts'

/** The content policy in a real browser: each screen has one, none breaks it, and it stops a script. */

const visitors = [
  '/home',
  '/login',
  '/register',
  '/forgetPassword',
  '/newPassword',
  '/about',
  '/terms',
  '/privacy',
  '/download',
  '/deleteAccount',
  '/nowhere',
]
const customers = [
  '/home',
  '/project',
  '/project_new',
  '/sessions',
  '/company',
  '/resetPassword',
  '/sandbox_store',
  '/helpContext',
]

type Watched = { readonly policies: string[]; readonly violations: string[] }

const directivesOf = (policy: string): ReadonlyMap<string, string> =>
  new Map(
    policy.split(';').map((part) => {
      const [name = '', ...values] = part.trim().split(/\s+/)
      return [name, values.join(' ')]
    }),
  )

/** Every page that is opened, and every policy violation that the browser reports. */
const watch = async (page: Page): Promise<Watched> => {
  const watched: Watched = { policies: [], violations: [] }
  page.on('response', (response: Response) => {
    if (response.request().resourceType() === 'document')
      watched.policies.push(response.headers()['content-security-policy'] ?? 'none')
  })
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) watched.violations.push(`${page.url()}: ${message.text()}`)
  })
  await page.exposeFunction('tellViolation', (text: string) => void watched.violations.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const tell = (window as unknown as { readonly tellViolation: (text: string) => void }).tellViolation
      tell(`${document.location.pathname}: ${event.violatedDirective} ${event.blockedURI}`)
    })
  })
  return watched
}

const visit = async (page: Page, paths: readonly string[]): Promise<void> => {
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('heading').first(), path).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
}

const isStrict = (policy: string): void => {
  const directives = directivesOf(policy)
  expect(directives.get('script-src')).toBe("'self'")
  expect(directives.get('default-src')).toBe("'self'")
  expect(directives.get('object-src')).toBe("'none'")
  expect(directives.get('base-uri')).toBe("'none'")
  expect(directives.get('frame-ancestors')).toBe("'none'")
  expect(policy).not.toContain('unsafe-eval')
}

test('every screen is sent the strict policy, and none breaks it', async ({ page }) => {
  test.setTimeout(240_000)
  const watched = await watch(page)
  await visit(page, visitors)
  await login(page, installer)
  await visit(page, customers)
  await page.waitForLoadState('networkidle')
  expect(watched.policies.length).toBeGreaterThanOrEqual(visitors.length + customers.length)
  for (const policy of watched.policies) isStrict(policy)
  expect(watched.violations).toEqual([])
})

test('the console does not break it either', async ({ page }) => {
  const watched = await watch(page)
  await login(page, administrator, /\/console$/)
  await visit(page, ['/console'])
  for (const policy of watched.policies) isStrict(policy)
  expect(watched.violations).toEqual([])
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
  await page.waitForLoadState('networkidle')
  const frame = page.frames().find((one) => one !== page.mainFrame())
  expect(frame?.url() ?? '').toContain('chrome-error:')
})
