/**
 * Photographs that another application of the phone has shared, kept on the device until a person has put them into a project.
 * The service worker puts them here, since it alone receives them, with or without network.
 */

/** Field of the form that the manifest names, and its address. */
export const sharedField = 'photos'
export const sharedAddress = '/shared_photos'

const inbox = 'soundroof-shared-photos'
const within = `${sharedAddress}/`

/** Each under an address of its own, in the order of arrival. */
const addressOf = ({ name }: File, position: number, at: number): string =>
  `${within}${String(at).padStart(15, '0')}-${String(position).padStart(4, '0')}/${encodeURIComponent(name)}`

const contentOf = async (file: File): Promise<Response> =>
  // The bytes are copied: what another application has shared may be gone when it closes.
  new Response(await file.arrayBuffer(), { headers: { 'content-type': file.type || 'application/octet-stream' } })

/** Rejects where the device has no room; what was kept before stays. */
export const keepSharedPhotos = async (files: readonly File[], at: number): Promise<void> => {
  const cache = await caches.open(inbox)
  for (const [position, file] of files.entries()) await cache.put(addressOf(file, position, at), await contentOf(file))
}

const fileOf = async (address: string, content: Response): Promise<File> => {
  const name = decodeURIComponent(address.slice(address.lastIndexOf('/') + 1))
  return new File([await content.arrayBuffer()], name, { type: content.headers.get('content-type') ?? '' })
}

export type SharedPhoto = { readonly address: string; readonly file: File }

/** Every photograph that waits, oldest first. None in a browser without storage. */
export const sharedPhotos = async (): Promise<readonly SharedPhoto[]> => {
  if (typeof caches === 'undefined') return []
  const cache = await caches.open(inbox)
  const addresses = (await cache.keys()).map(({ url }) => new URL(url).pathname).sort()
  const found = await Promise.all(
    addresses.map(async (address) => {
      const content = await cache.match(address)
      return content ? [{ address, file: await fileOf(address, content) }] : []
    }),
  )
  return found.flat()
}

/** After they were put into a project, or discarded. */
export const forgetSharedPhotos = async (photos: readonly SharedPhoto[]): Promise<void> => {
  const cache = await caches.open(inbox)
  await Promise.all(photos.map(({ address }) => cache.delete(address)))
}
