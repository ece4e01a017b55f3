import { maxPhotoBytes } from '@soundroof/contract/platform/upload-limits'
import { call } from '../../../platform/api/api-client.ts'
import { postFile } from '../../../platform/api/post-file.ts'
import { toast } from '../../../platform/toast.ts'

/** Types in the file dialog; the server checks the content. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif'

/** The address of the uploaded picture, or null with a toast. */
export const sendPicture = async (file: File): Promise<string | null> => {
  if (file.size >= maxPhotoBytes) {
    toast('imageTooLarge', 'problem')
    return null
  }
  const answer = await call('consoleUpload')
  return answer.ok ? postFile(answer.data, file) : null
}
