// Lighthouse (mobile) on the built application: median of five runs of home, a wizard step and a result. On a quiet machine.
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { customer, engineer, login } from '../../scripts/bench/customer.mjs'
import { photographed } from '../../scripts/bench/photographed-project.mjs'
import { median } from '../../scripts/bench/rounds.mjs'
import { ensureChromium } from '../../scripts/chromium.mjs'
import { say } from '../../scripts/running.mjs'
import { freePort, startServer } from '../../scripts/running-server.mjs'

const runs = 5
const categories = ['performance', 'accessibility', 'best-practices']
const timings = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']

/** A project with a result. @param {string} url */
const storedProject = async (url) => {
  const client = await customer(url)
  const { hash } = await client.dataOf({
    method: 'POST',
    path: '/api/projects/upload',
    body: await photographed(client),
  })
  client.close()
  return hash
}

/** @param {import('@playwright/test').BrowserContext} browser @param {string} url */
const logIn = async (browser, url) => {
  const page = await browser.newPage()
  await page.goto(`${url}/login`)
  await page.getByLabel('Email').fill(login.email)
  await page.getByLabel('Password', { exact: true }).fill(login.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL(/home/)
  await page.close()
}

/** The first step loads the project into the wizard; the others find it on the device. @param {import('@playwright/test').BrowserContext} browser @param {string} address */
const openInWizard = async (browser, address) => {
  const page = await browser.newPage()
  await page.goto(address)
  await page.locator('input[name="number"]').waitFor()
  await page.close()
}

/** @param {string} address @param {number} port */
const once = async (address, port) => {
  const outcome = await lighthouse(address, {
    port,
    onlyCategories: categories,
    disableStorageReset: true,
    logLevel: 'error',
  })
  if (!outcome) throw new Error(`Lighthouse gave no answer for ${address}.`)
  const { lhr } = outcome
  if (lhr.finalDisplayedUrl !== address) throw new Error(`${address} led to ${lhr.finalDisplayedUrl}.`)
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`)
  return lhr
}

/** Audits of the two categories that must be whole. @param {import('lighthouse').Result} lhr */
const failures = (lhr) =>
  ['accessibility', 'best-practices']
    .flatMap((category) => lhr.categories[category]?.auditRefs ?? [])
    .filter(({ weight, id }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)

/** @param {string} name @param {string} address @param {number} port */
const measure = async (name, address, port) => {
  /** @type {import('lighthouse').Result[]} */
  const all = []
  for (let run = 0; run < runs; run += 1) all.push(await once(address, port))
  const middle = (/** @type {(lhr: import('lighthouse').Result) => number} */ of) => median(all.map(of))
  const scores = categories.map((id) => `${id} ${Math.round(middle((lhr) => (lhr.categories[id]?.score ?? 0) * 100))}`)
  const times = timings.map(
    (id) => `${id} ${Number(middle((lhr) => lhr.audits[id]?.numericValue ?? 0).toPrecision(3))}`,
  )
  say(`${name}: ${scores.join(', ')} (benchmark index ${Math.round(middle((lhr) => lhr.environment.benchmarkIndex))})`)
  say(`  ${times.join(', ')}`)
  const failed = new Set(all.flatMap(failures))
  if (failed.size > 0) say(`  failed: ${[...failed].join(', ')}`)
}

/**
 * Each page in a browser of its own, so that one session cannot reach the visitor's page.
 * @param {string} name @param {string} address @param {(browser: import('@playwright/test').BrowserContext) => Promise<void>} [prepare]
 */
const inBrowser = async (name, address, prepare) => {
  const port = await freePort()
  const browser = await chromium.launchPersistentContext('', {
    executablePath: await ensureChromium(),
    args: [`--remote-debugging-port=${port}`, '--no-sandbox'],
  })
  await prepare?.(browser)
  await measure(name, address, port).finally(() => browser.close())
}

const pair = ({ email, password }) => `${email}:${password}`
const server = await startServer({ SEED_INSTALLER: pair(login), SEED_ENGINEER: pair(engineer), MAIL: 'outbox' })
try {
  const { url } = server
  const hash = await storedProject(url)
  const steps = (/** @type {string} */ step) => `${url}/project_new${step}?type=edit&project=${hash}`
  const asCustomer = (/** @type {import('@playwright/test').BrowserContext} */ browser) => logIn(browser, url)
  await inBrowser('Home of a visitor', `${url}/home`)
  await inBrowser('Home of a customer', `${url}/home`, asCustomer)
  await inBrowser('Building step', steps('1'), async (browser) => {
    await logIn(browser, url)
    await openInWizard(browser, steps(''))
  })
  await inBrowser('Result', `${url}/project_result?type=1&project=${hash}`, asCustomer)
} finally {
  await server.stop()
}
