import { useEffect } from 'react'
import { call } from '../../../../platform/api/api-client.ts'

/** Notices a session that ended elsewhere on entering a step and on returning to the tab, before Calculate. */
export const useSessionCheck = (): void => {
  useEffect(() => {
    const check = () => {
      if (document.visibilityState === 'visible') void call('checkToken', { quiet: true })
    }
    check()
    document.addEventListener('visibilitychange', check)
    return () => document.removeEventListener('visibilitychange', check)
  }, [])
}
