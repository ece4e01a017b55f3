import { call } from '../api/api-client.ts'
import { noAnswer } from '../api/envelope.ts'

/** Whether the server answers anything. */
export const isServerReachable = async (): Promise<boolean> =>
  navigator.onLine && (await call('checkToken', { quiet: true, unattended: true })) !== noAnswer
