import { call } from '../../../platform/api/api-client.ts'
import { postFile } from '../../../platform/api/post-file.ts'

/** The address of the uploaded picture, or null with a toast. */
export const sendLogo = async (file: File): Promise<string | null> => {
  const answer = await call('uploadTickets', { query: { number: 1, kind: 'photo' } })
  const ticket = answer.ok ? answer.data[0] : undefined
  return ticket ? postFile(ticket, file) : null
}
