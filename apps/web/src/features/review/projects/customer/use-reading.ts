import { useCallback } from 'react'
import { call } from '../../../../platform/api/api-client.ts'

/** Tells the server which message of a question its customer has had in view. */
export const useReading = (hash: string, question: string) =>
  useCallback(
    (message: string) => void call('readQuestion', { body: { hash, question, message }, quiet: true }),
    [hash, question],
  )
