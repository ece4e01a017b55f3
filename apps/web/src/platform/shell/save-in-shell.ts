import { Directory, Filesystem } from '@capacitor/filesystem'
import { Share } from '@capacitor/share'

/** The content behind the comma of a data address. */
const base64Of = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '')
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })

const isCancelled = (error: unknown): boolean => error instanceof Error && /cancel/i.test(error.message)

/** A web view saves no files: the phone's share sheet asks where it goes. False where it could not be written. */
export const saveInShell = async (file: Blob, fileName: string): Promise<boolean> => {
  try {
    const path = fileName.replaceAll('/', '-')
    const { uri } = await Filesystem.writeFile({ path, data: await base64Of(file), directory: Directory.Cache })
    await Share.share({ files: [uri] })
    return true
  } catch (error) {
    return isCancelled(error)
  }
}
