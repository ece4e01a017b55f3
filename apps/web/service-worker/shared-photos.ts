import { registerRoute } from 'workbox-routing'
import { keepSharedPhotos, sharedAddress, sharedField } from '../src/platform/share/shared-photos.ts'

/** Photographs shared from the phone's gallery: kept on the device, then the screen that asks where they go. */

const seeOther = (address: string): Response => Response.redirect(new URL(address, self.location.origin), 303)

const received = async ({ request }: { readonly request: Request }): Promise<Response> => {
  const shared = (await request.formData()).getAll(sharedField)
  const files = shared.filter((entry): entry is File => entry instanceof File)
  const isKept = await keepSharedPhotos(files, Date.now()).then(
    () => true,
    () => false,
  )
  return seeOther(isKept ? sharedAddress : `${sharedAddress}?kept=no`)
}

export const receiveSharedPhotos = (): void => {
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === sharedAddress, received, 'POST')
}
