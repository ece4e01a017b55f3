import { execFileSync } from 'node:child_process'
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test'

/** What befalls an application on a phone, at random. */

/** Mulberry32. */
export const randomFrom = (start: number) => {
  let state = start
  return (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export const kinds = ['reload', 'crash', 'close', 'kill'] as const
export type Kind = (typeof kinds)[number]

/** The process of the browser itself, of which all others are children. */
const browserIn = (folder: string): number => {
  const processes = execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' }).split('\n')
  const own = processes.filter((line) => line.includes(`--user-data-dir=${folder}`) && !line.includes('--type='))
  expect(own, 'processes of the browser').toHaveLength(1)
  return Number(own[0]?.trim().split(' ')[0])
}

const kill = async (context: BrowserContext, folder: string): Promise<void> => {
  const closed = new Promise((resolve) => context.once('close', resolve))
  process.kill(browserIn(folder), 'SIGKILL')
  await closed
}

const crash = async (context: BrowserContext, page: Page): Promise<void> => {
  const devtools = await context.newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  await Promise.race([devtools.send('Page.crash').catch(() => undefined), crashed])
  await crashed
}

export type Open = { readonly context: BrowserContext; readonly page: Page }
export type Device = { readonly folder: string; readonly reopen: () => Promise<Open> }

export const interrupted = async (kind: Kind, { context, page }: Open, { folder, reopen }: Device): Promise<Open> => {
  const address = page.url()
  if (kind === 'reload') {
    await page.reload()
    return { context, page }
  }
  if (kind === 'close') await context.close()
  if (kind === 'kill') await kill(context, folder)
  if (kind === 'crash') await crash(context, page)
  const opened = kind === 'crash' ? { context, page: await context.newPage() } : await reopen()
  await opened.page.goto(address)
  return opened
}

export const reopenIn = (folder: string, baseURL: string, launchOptions: object) => async (): Promise<Open> => {
  const context = await chromium.launchPersistentContext(folder, { ...launchOptions, baseURL, locale: 'en-AU' })
  return { context, page: context.pages()[0] ?? (await context.newPage()) }
}
