import { QueryClient } from '@tanstack/react-query'
import { currentSession, onSessionChange } from '../platform/session/session.ts'

export const queryClient = new QueryClient({
  defaultOptions: {
    // A refusal is shown once; a retry would repeat it.
    queries: { retry: false, staleTime: 10_000, refetchOnWindowFocus: false },
  },
})

// Another account must not see cached answers.
let token = currentSession()?.token
onSessionChange(() => {
  const next = currentSession()?.token
  if (next !== token) queryClient.clear()
  token = next
})
