import { useQueryClient } from '@tanstack/react-query'
import { useCallData } from '../../../../platform/api/use-call-data.ts'

const queryKey = ['own-api-keys'] as const

export const useApiKeys = () => useCallData('apiKeys', queryKey)

export const useRefetch = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey })
}
