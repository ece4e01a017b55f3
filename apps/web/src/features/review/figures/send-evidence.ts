import { say } from '@soundroof/contract/platform/messages'
import { maxPhotoBytes } from '@soundroof/contract/platform/upload-limits'
import { call } from '../../../platform/api/api-client.ts'
import { postFile } from '../../../platform/api/post-file.ts'
import { toast } from '../../../platform/toast.ts'

/** Types in the file dialog; the server checks the content. */
export const evidenceTypes = 'application/pdf,image/jpeg,image/png,image/webp'

/** The address of the uploaded file, or null with a toast. */
export const sendEvidence = async (file: File): Promise<string | null> => {
  if (file.size >= maxPhotoBytes) {
    toast(say('imageTooLarge'), 'problem')
    return null
  }
  const answer = await call('figureUpload')
  return answer.ok ? postFile(answer.data, file) : null
}
