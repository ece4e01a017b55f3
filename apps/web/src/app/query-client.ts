import { QueryClient } from '@tanstack/react-query'
import { currentSession, onSessionChange } from '../platform/session/session.ts'

export const queryClient = new QueryClient({
  defaultOptions: {
    // A refusal is shown once; a retry would repeat it.
    queries: {
      retry: false,
      staleTime: 10_000,
      refetchOnWindowFocus: false,
      // Without signal a page says so at once, and fills once there is some.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always' },
  },
})

// Another account must not see cached answers.
const account = () => currentSession()?.customer.email
let shownTo = account()
onSessionChange(() => {
  if (account() !== shownTo) queryClient.clear()
  shownTo = account()
})
