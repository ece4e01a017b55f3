import { call } from '../../../../platform/api/api-client.ts'
import { toast } from '../../../../platform/toast.ts'

/** True: the reader holds the project. A person who was slower reads who holds it; that is no error. */
export const claim = async (hash: string): Promise<boolean> => {
  const answer = await call('claimProject', { body: { hash }, quiet: true })
  if (answer.ok) toast('projectClaimed', 'success')
  else toast(answer.message, answer.code === 409 ? 'information' : 'problem')
  return answer.ok
}
