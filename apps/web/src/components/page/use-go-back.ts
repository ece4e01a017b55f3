import { useRouter } from '@tanstack/react-router'
import { goTo } from '../../platform/navigation.ts'

/** Goes back; a page that was opened by its address has nothing behind it and leads to `otherwise`. */
export const useGoBack = (otherwise: string): (() => void) => {
  const { history } = useRouter()
  return () => (history.canGoBack() ? history.back() : goTo(otherwise, 'replace'))
}
