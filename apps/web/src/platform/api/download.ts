import { whileBusy } from '../activity.ts'
import { shellHere } from '../shell/in-shell.ts'
import { toast } from '../toast.ts'

/** A review file may be large and the site's network slow. */
export const downloadTimeout = 60_000

/** Share of the file that has arrived, 0 to 1; null where the server did not say how large it is. */
export type OnProgress = (share: number | null) => void

/** The body in pieces, to report progress. */
const blobOf = async (response: Response, onProgress: OnProgress): Promise<Blob> => {
  const total = Number(response.headers.get('content-length'))
  const reader = response.body?.getReader()
  if (!reader) return response.blob()
  const pieces: Uint8Array<ArrayBuffer>[] = []
  for (let arrived = 0; ; ) {
    const { done, value } = await reader.read()
    if (done) break
    pieces.push(value)
    arrived += value.byteLength
    onProgress(total > 0 ? Math.min(1, arrived / total) : null)
  }
  return new Blob(pieces, { type: response.headers.get('content-type') ?? '' })
}

const fetchFile = async (address: string, onProgress: OnProgress): Promise<Blob | null> => {
  try {
    // The address is signed, so no credentials are sent.
    const response = await fetch(address, { credentials: 'omit', signal: AbortSignal.timeout(downloadTimeout) })
    return response.ok ? await blobOf(response, onProgress) : null
  } catch {
    return null
  }
}

const shareFile = async (file: Blob, fileName: string): Promise<void> => {
  const { saveInShell } = await import('../shell/save-in-shell.ts')
  if (!(await saveInShell(file, fileName))) toast('fileNotSaved', 'problem')
}

/** Saves a file made by this page. */
export const saveFile = (file: Blob, fileName: string): void => {
  if (shellHere() !== null) return void shareFile(file, fileName)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = fileName
  link.click()
  // Safari reads the address after the click returns.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Saves a signed address as a file; false, with a toast, when it does not arrive. */
export const downloadFile = async (
  address: string,
  fileName: string,
  onProgress: OnProgress = () => undefined,
): Promise<boolean> => {
  const file = await whileBusy(() => fetchFile(address, onProgress))
  if (file === null) {
    toast('networkError', 'problem')
    return false
  }
  saveFile(file, fileName)
  return true
}
