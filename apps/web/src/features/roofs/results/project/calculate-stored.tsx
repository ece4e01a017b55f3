import { toWireProject, uploadMarks, type WireProject } from '@soundroof/contract/roofs/wire/wire'
import { useQueryClient } from '@tanstack/react-query'
import { BusyButton } from '../../../../components/fields/busy-button.tsx'
import { reserveAndCalculate, withReservation } from '../../../../platform/account/reservations.ts'
import { currentSubscription, loadSubscription } from '../../../../platform/account/subscription.ts'
import { call } from '../../../../platform/api/api-client.ts'
import { isAsSeen } from '../../../../platform/draft/open-project.ts'
import { toast } from '../../../../platform/toast.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import type { StoredProject } from './use-stored-project.ts'

/** Reserves, calculates and saves the project as it is shown; stops at the first refusal, which shows a toast. */
const calculateStored = async ({ project, summary }: StoredProject): Promise<void> => {
  if (!(await isAsSeen(summary.hash, project))) return
  const body = { ...(toWireProject(project) as WireProject), hash: summary.hash }
  const calculated = await reserveAndCalculate(
    withReservation({ decrement: () => call('decrementTimes'), getResult: () => call('getResult', { body }) }),
  )
  if (!calculated.ok) return
  if (calculated.data.coded_message) toast(calculated.data.coded_message)
  const marks = uploadMarks(currentSubscription()?.active === true, calculated.data.isResult)
  const saved = await call('uploadProject', { body: { ...body, ...marks, opened_revision: summary.revision } })
  if (saved.ok && saved.data.coded) toast(saved.data.coded)
}

type Props = { readonly stored: StoredProject; readonly size?: 'xs' }

/** For a project saved without a result before its owner could calculate. */
export const CalculateStored = ({ stored, size }: Props) => {
  const say = useSay()

  const queries = useQueryClient()
  const calculate = async () => {
    await calculateStored(stored)
    await loadSubscription()
    await queries.invalidateQueries()
  }
  return (
    <BusyButton work={calculate} {...(size ? { size } : {})}>
      {say('shell.calculate')}
    </BusyButton>
  )
}
