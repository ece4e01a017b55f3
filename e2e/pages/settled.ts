import { expect, type Page, type Request } from '@playwright/test'

const frames = async (count: number): Promise<void> => {
  for (let frame = 0; frame < count; frame++) await new Promise((drawn) => requestAnimationFrame(drawn))
}

/** Answers how to wait until the page has every answer it asked for and, some drawn frames later, has asked for nothing more. */
export const watchCalls = (page: Page): (() => Promise<void>) => {
  const open = new Set<Request>()
  let asked = 0
  page.on('request', (request) => {
    open.add(request)
    asked += 1
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  const settled = async (): Promise<void> => {
    await expect.poll(() => open.size, { intervals: [20] }).toBe(0)
    const before = asked
    await page.evaluate(frames, 8)
    if (open.size > 0 || asked > before) await settled()
  }
  return settled
}
