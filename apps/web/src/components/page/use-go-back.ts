import { useRouter } from '@tanstack/react-router'
import { goTo } from '../../platform/navigation.ts'

/** Goes back; to `otherwise` where the page was opened by its address. */
export const useGoBack = (otherwise: string): (() => void) => {
  const { history } = useRouter()
  return () => (history.canGoBack() ? history.back() : goTo(otherwise, 'replace'))
}
