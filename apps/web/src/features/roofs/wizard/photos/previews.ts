import { createStore, useStore } from '../../../../platform/store.ts'

/** Object URLs of this visit's files, by queue id and, once stored, by address. */
const urls = new Map<string, string>()

/** Object URLs that this browser cannot show, such as a phone's HEIC. */
const unshown = createStore<ReadonlySet<string>>(new Set())

export const useUnshown = (): ReadonlySet<string> => useStore(unshown)

export const noteUnshown = (url: string): void => {
  if (!unshown.get().has(url)) unshown.set(new Set([...unshown.get(), url]))
}

export const showFile = (id: string, file: Blob): void => {
  if (!urls.has(id)) urls.set(id, URL.createObjectURL(file))
}

export const localPreview = (key: string): string | undefined => urls.get(key)

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
