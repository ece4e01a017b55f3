import { expect, type Page } from '@playwright/test'

/** Waits until the application is on the device and answers this page's requests. */
export const kept = async (page: Page): Promise<void> => {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const state = () => page.evaluate(() => navigator.serviceWorker.controller?.state)
  await expect.poll(state, { timeout: 60_000 }).toBe('activated')
}

/** What no reader should see: names of files and errors. */
const technical = /\bchunk\b|preload|failed to fetch|TypeError|undefined|network error|\/assets\/|something went wrong/i

export const saysNothingTechnical = async (page: Page, where: string): Promise<void> => {
  // biome-ignore lint/performance/useDomNodeTextContent: only what readers see
  const text = await page.locator('body').innerText()
  expect(text, where).not.toMatch(technical)
}

export const scriptOf = (page: Page): Promise<string | null> =>
  page.locator('script[type="module"]').first().getAttribute('src')

type Shared = { readonly name: string; readonly bytes: Buffer }

/** As the phone does it: a form that the manifest describes is sent, and its answer opened. */
export const sharePhotos = async (page: Page, shared: readonly Shared[]): Promise<void> => {
  await page.evaluate(() => {
    const form = Object.assign(document.createElement('form'), {
      method: 'post',
      action: '/shared_photos',
      enctype: 'multipart/form-data',
    })
    form.innerHTML = '<input type="file" name="photos" multiple>'
    document.body.append(form)
  })
  const files = shared.map(({ name, bytes }) => ({ name, mimeType: 'image/jpeg', buffer: bytes }))
  await page.locator('input[name="photos"]').setInputFiles(files)
  await page.evaluate(() => document.querySelector<HTMLFormElement>('form[action="/shared_photos"]')?.submit())
}

/** What the service worker keeps: its size, and the addresses that it answers. */
export const bytesOnDevice = (page: Page) =>
  page.evaluate(async () => {
    const kept = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name)
        return Promise.all(
          (await cache.keys()).map(async (request) => {
            const size = (await (await cache.match(request))?.arrayBuffer())?.byteLength ?? 0
            return { name, path: new URL(request.url).pathname, size }
          }),
        )
      }),
    )
    const all = kept.flat()
    const files = all.filter(({ name }) => name === 'soundroof-files').reduce((sum, { size }) => sum + size, 0)
    return { files, addresses: all.map(({ path }) => path) }
  })

/** As a browser does that lacks room: the files of a part leave the device. Answers their names. */
export const losePart = (page: Page, part: string): Promise<readonly string[]> =>
  page.evaluate(async (start) => {
    const cache = await caches.open('soundroof-files')
    const lost = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(start))
    await Promise.all(lost.map((request) => cache.delete(request)))
    return lost.map(({ url }) => new URL(url).pathname.slice('/assets/'.length))
  }, `/assets/${part}-`)
