import { call } from '../../../../platform/api/api-client.ts'
import { goTo } from '../../../../platform/navigation.ts'
import { toast } from '../../../../platform/toast.ts'
import { askedForNext } from './queue-filters.ts'

const addressOf = (hash: string): string => `/console/project?project=${encodeURIComponent(hash)}`

/** Takes the first project that nobody holds and opens it; says so where none waits. */
export const takeNext = async (except?: string): Promise<void> => {
  const body = askedForNext(except)
  const answer = await call('nextJob', { body })
  if (!answer.ok) return
  if (answer.data) return goTo(addressOf(answer.data.hash))
  toast(body.name || body.company ? 'review.no-project-waits-as-filtered' : 'review.no-project-waits')
}
