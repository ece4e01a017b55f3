import { say } from '@soundroof/contract/platform/messages'
import { whileBusy } from '../activity.ts'
import { toast } from '../toast.ts'

/** A review file may be large and the site's network slow. */
export const downloadTimeout = 60_000

const fetchFile = async (address: string): Promise<Blob | null> => {
  try {
    const response = await fetch(address, { credentials: 'omit', signal: AbortSignal.timeout(downloadTimeout) })
    return response.ok ? await response.blob() : null
  } catch {
    return null
  }
}

/** Saves a file made by this page. */
export const saveFile = (file: Blob, fileName: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = fileName
  link.click()
  // Safari reads the address after the click returns.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Saves a signed address as a file; false, with a toast, when it does not arrive. */
export const downloadFile = async (address: string, fileName: string): Promise<boolean> => {
  const file = await whileBusy(() => fetchFile(address))
  if (file === null) {
    toast(say('networkError'), 'problem')
    return false
  }
  saveFile(file, fileName)
  return true
}
