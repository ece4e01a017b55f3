import { call } from '../../../../platform/api/api-client.ts'

/** The browser saves the file as it arrives; false, with a toast, when refused. */
export const saveOwnData = async (): Promise<boolean> => {
  const reply = await call('exportData')
  if (!reply.ok) return false
  const link = document.createElement('a')
  link.href = reply.data.address
  link.download = ''
  link.click()
  return true
}
