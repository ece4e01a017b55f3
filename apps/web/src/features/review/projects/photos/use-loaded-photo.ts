import { useQuery } from '@tanstack/react-query'
import { bareAddress } from '../../../../platform/api/bare-address.ts'
import type { Size } from './view.ts'

/** The file that a browser can show: the photo, else (HEIC) its rendition. */
export type PhotoSource = { readonly full: string; readonly preview: string | null }
type Loaded = { readonly src: string; readonly photo: Size }

const load = (src: string): Promise<Loaded> =>
  new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve({ src, photo: { width: image.naturalWidth, height: image.naturalHeight } })
    image.onerror = () => reject(new Error('This photo cannot be shown.'))
    image.src = src
  })

export const useLoadedPhoto = ({ full, preview }: PhotoSource) =>
  useQuery({
    // Signed anew with each answer of the server: the picture on the screen stays.
    queryKey: ['loaded-photo', bareAddress(full)],
    queryFn: () => load(full).catch((error: unknown) => (preview === null ? Promise.reject(error) : load(preview))),
    staleTime: Number.POSITIVE_INFINITY,
  })
