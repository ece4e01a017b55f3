import { useEffect } from 'react'
import { call } from '../../../../platform/api/api-client.ts'

/** A session that ended elsewhere is noticed on entering a step and on coming back to the tab, not first at Calculate. */
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
