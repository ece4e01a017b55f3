import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'

/** What the server publishes to anyone: settings with products and places, span tables, pictures of sheeting. */

type Asked = { readonly url: URL; readonly sameOrigin: boolean; readonly request: Request }

/** Attack: a call with a session may answer with data of an account, which is never kept here. */
const isAnonymous = ({ sameOrigin, request }: Asked): boolean =>
  sameOrigin && request.method === 'GET' && !request.headers.has('authorization')

const isTable = ({ pathname }: URL): boolean => /^\/json\/[A-Z0-9]+\.json$/.test(pathname)
const isPicture = ({ pathname }: URL): boolean => /^\/pictures\/[\w-]+$/.test(pathname)

const isPublished = (asked: Asked): boolean =>
  isAnonymous(asked) && asked.url.search === '' && (asked.url.pathname === '/api/client' || isTable(asked.url))

/** The page sets its clock by the date of an answer: one from the device has none. */
const withoutDate = async ({ response }: { readonly response: Response }): Promise<Response | null> => {
  if (response.status !== 200) return null
  const headers = new Headers(response.headers)
  headers.delete('date')
  return new Response(await response.blob(), { headers })
}

const cacheName = 'soundroof-published'
const published = new NetworkFirst({
  cacheName,
  networkTimeoutSeconds: 4,
  plugins: [{ cacheWillUpdate: withoutDate }],
})

export const cachePublished = (): void => {
  registerRoute(isPublished, published)
  registerRoute((asked) => isAnonymous(asked) && isPicture(asked.url), new CacheFirst({ cacheName }))
}

/** For one of them, ms. Own figure. */
const patience = 30_000

const keep = async (address: string): Promise<void> => {
  const answer = await fetch(address, { credentials: 'omit', signal: AbortSignal.timeout(patience) })
  const kept = await withoutDate({ response: answer })
  if (kept) await (await caches.open(cacheName)).put(address, kept)
}

/** Fetched once for each version; what fails is fetched when it is asked for. */
export const fetchPublished = async (addresses: readonly string[]): Promise<void> => {
  await Promise.allSettled(addresses.map(keep))
}
