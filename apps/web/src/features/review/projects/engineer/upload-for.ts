import { call } from '../../../../platform/api/api-client.ts'
import { postFile } from '../../../../platform/api/post-file.ts'

/** The address of the stored file; null, with a toast, where it was refused. */
export const uploadFor = async (kind: 'review' | 'evidence', file: File): Promise<string | null> => {
  const answer = await call('reviewUpload', { query: { kind } })
  return answer.ok ? postFile(answer.data, file) : null
}
