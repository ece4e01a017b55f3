/**
 * The page (index.html) of the version that waits on the device. The service worker puts it here once all its files are there; a person
 * who asks for the new version has it served from then on, by the worker of either version.
 */

const pages = 'soundroof-versions'
const [waiting, served] = ['/waiting-page', '/served-page']

const keep = async (address: string, page: Response): Promise<void> => (await caches.open(pages)).put(address, page)

const kept = async (address: string): Promise<Response | undefined> => (await caches.open(pages)).match(address)

export const keepWaitingPage = (page: Response): Promise<void> => keep(waiting, page)

export const servedPage = (): Promise<Response | undefined> => kept(served)

/** Once no page is open, the new version is that of the worker. */
export const forgetServedPage = async (): Promise<void> => {
  await (await caches.open(pages)).delete(served)
}

/** Serves the version that waits. */
export const serveWaitingPage = async (): Promise<void> => {
  const page = await kept(waiting)
  if (page) await keep(served, page)
}

/** Whether the version that waits is another than that of this script. */
export const isAnotherWaiting = async (script: string): Promise<boolean> => {
  const page = await kept(waiting)
  return page !== undefined && !(await page.text()).includes(script)
}
