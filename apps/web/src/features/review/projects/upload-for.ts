import { call } from '../../../platform/api/api-client.ts'
import { postFile } from '../../../platform/api/post-file.ts'
import { sendEvidence } from '../../../platform/pictures/send-evidence.ts'

const askTicket = async (kind: 'review' | 'evidence') => {
  const answer = await call('reviewUpload', { query: { kind } })
  return answer.ok ? answer.data : undefined
}

/** The address of the stored review; null, with a toast, where it was refused. */
export const uploadReview = async (file: File): Promise<string | null> => {
  const ticket = await askTicket('review')
  return ticket ? postFile(ticket, file) : null
}

export const uploadEvidence = (file: File): Promise<string | null> => sendEvidence(file, () => askTicket('evidence'))
