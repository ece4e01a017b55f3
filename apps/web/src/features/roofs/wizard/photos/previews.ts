import { createStore, useStore } from '../../../../platform/store.ts'

/** Object URLs of this visit's files, by queue id and, once stored, by address. */
const urls = new Map<string, string>()

/** Object URLs that this browser cannot show, such as a phone's HEIC. */
const undisplayable = createStore<ReadonlySet<string>>(new Set())

export const useUndisplayable = (): ReadonlySet<string> => useStore(undisplayable)

export const noteUndisplayable = (url: string): void => {
  if (!undisplayable.get().has(url)) undisplayable.set(new Set([...undisplayable.get(), url]))
}

/** Counts the pictures, so that screens show one that was made meanwhile. */
const made = createStore(0)

/** The picture of a file, by the queue id or, once stored, the address that it has now. */
export const showFile = (key: string, picture: Blob): void => {
  if (urls.has(key)) return
  urls.set(key, URL.createObjectURL(picture))
  made.set(made.get() + 1)
}

export const localPreview = (key: string): string | undefined => urls.get(key)

export const usePreviews = (): typeof localPreview => {
  useStore(made)
  return localPreview
}

/** A stored file keeps the preview from its upload. */
export const movePreview = (id: string, address: string): void => {
  const url = urls.get(id)
  if (url === undefined) return
  urls.delete(id)
  urls.set(address, url)
}

export const dropPreview = (key: string): void => {
  const url = urls.get(key)
  if (url === undefined) return
  urls.delete(key)
  URL.revokeObjectURL(url)
}
