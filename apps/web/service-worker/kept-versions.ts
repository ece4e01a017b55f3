/** A tab stays on the version that it began with, so the files of the version before this one stay on the device. */

const filesOfVersions = 'soundroof-files'
const records = 'soundroof-versions'
const record = '/versions.json'
const versionsKept = 2

type Versions = readonly (readonly string[])[]

const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string')

const versionsBefore = async (): Promise<Versions> => {
  const found = await (await caches.open(records)).match(record)
  const kept: unknown = await found?.json()
  return Array.isArray(kept) ? kept.filter(isList) : []
}

/** The newest first, each once. */
export const versionsAfter = (present: readonly string[], before: Versions): Versions => {
  const others = before.filter((version) => version.join() !== present.join())
  return [present, ...others].slice(0, versionsKept)
}

const removeOthers = async (wanted: ReadonlySet<string>): Promise<void> => {
  const cache = await caches.open(filesOfVersions)
  const unwanted = (await cache.keys()).filter(({ url }) => !wanted.has(url))
  await Promise.all(unwanted.map((request) => cache.delete(request)))
}

/**
 * Removes files of older versions, but none while the next version arrives, as it has put some of its own there.
 * Answers whether this is the first version on the device.
 */
export const keepVersions = async (present: readonly string[], isNextArriving: boolean): Promise<boolean> => {
  const before = await versionsBefore()
  const versions = versionsAfter(present, before)
  if (!isNextArriving) await removeOthers(new Set(versions.flat()))
  await (await caches.open(records)).put(record, new Response(JSON.stringify(versions)))
  return before.length === 0
}

/** Hashed files that this version does not have. */
export const formerFile = {
  matches: ({ url, sameOrigin }: { readonly url: URL; readonly sameOrigin: boolean }): boolean =>
    sameOrigin && url.pathname.startsWith('/assets/'),
  answer: async ({ request }: { readonly request: Request }): Promise<Response> =>
    // The server answers all origins alike, but names Origin in Vary: a preload has one, and would find nothing.
    (await (await caches.open(filesOfVersions)).match(request, { ignoreVary: true })) ?? fetch(request),
}
