import { QueryClient } from '@tanstack/react-query'
import { currentSession, onSessionChange } from '../platform/session/session.ts'

export const queryClient = new QueryClient({
  defaultOptions: {
    // A refusal is told once; repeating it would tell it again.
    queries: { retry: false, staleTime: 10_000, refetchOnWindowFocus: false },
  },
})

// What one account has read is not for the next.
let token = currentSession()?.token
onSessionChange(() => {
  const next = currentSession()?.token
  if (next !== token) queryClient.clear()
  token = next
})
