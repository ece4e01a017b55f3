import { say } from '@soundroof/contract/messages'
import { firstReadOnlyStatus } from '@soundroof/contract/review'
import { parseWireProject } from '@soundroof/contract/wire'
import { call } from './api-client.ts'
import { startEdit } from './draft-store.ts'
import { goTo } from './navigation.ts'
import { toast } from './toast.ts'
import { stepAddress } from './wizard-route.ts'

/** Loads a stored project into the wizard and goes there; from status 3 on it is only shown. */
export const openInWizard = async (hash: string): Promise<void> => {
  const answer = await call('projectDetail', { query: { hash } })
  if (!answer.ok) return
  const parsed = parseWireProject(answer.data)
  if (!parsed.ok) return toast(parsed.problems[0]?.message ?? say('serverError'), 'problem')
  const draft = startEdit(parsed.value.project, hash, answer.data.status >= firstReadOnlyStatus)
  goTo(stepAddress('header', draft))
}
