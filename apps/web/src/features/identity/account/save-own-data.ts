import { call } from '../../../platform/api/api-client.ts'

/** Lets the browser save everything as it comes; false when it was refused, and the user has been told. */
export const saveOwnData = async (): Promise<boolean> => {
  const reply = await call('exportData')
  if (!reply.ok) return false
  const link = document.createElement('a')
  link.href = reply.data.address
  link.download = ''
  link.click()
  return true
}
