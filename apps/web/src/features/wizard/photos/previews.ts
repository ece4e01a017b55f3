/** Object URLs of files of this visit, by queue id and, once stored, by address. */
const urls = new Map<string, string>()

export const showFile = (id: string, file: Blob): void => {
  if (!urls.has(id)) urls.set(id, URL.createObjectURL(file))
}

export const localPreview = (key: string): string | undefined => urls.get(key)

/** A stored file keeps the preview it had while it was sent. */
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
