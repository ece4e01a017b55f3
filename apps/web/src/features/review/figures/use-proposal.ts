import type { Problem } from '@soundroof/contract/platform/problem'
import { type FormEvent, useState } from 'react'
import { call } from '../../../platform/api/api-client.ts'
import type { Answer } from '../../../platform/api/envelope.ts'
import { sendEvidence } from '../../../platform/pictures/send-evidence.ts'
import { toast } from '../../../platform/toast.ts'

type Proposal = {
  /** What the form itself finds wrong. */
  readonly found: readonly Problem[]
  readonly file: File | null
  /** Told the address of the evidence. */
  readonly propose: (evidence: string) => Promise<Answer<unknown>>
}

const askTicket = async () => {
  const answer = await call('figureUpload')
  return answer.ok ? answer.data : undefined
}

/**
 * Sends the evidence, then the proposal. What was refused stays in the form, each problem with its field; the zones that
 * would open are looked at anew, as they may be others by now.
 */
export const useProposal = (onDone: () => void) => {
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [refusals, setRefusals] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const send = async (file: File, propose: Proposal['propose']) => {
    setBusy(true)
    const evidence = await sendEvidence(file, askTicket)
    const answer = evidence === null ? null : await propose(evidence)
    setBusy(false)
    if (answer?.ok) {
      toast('saved', 'success')
      onDone()
    } else if (answer) {
      setProblems(answer.issues)
      if (answer.code === 409) setRefusals((former) => former + 1)
    }
  }
  const submit = (event: FormEvent, { found, file, propose }: Proposal) => {
    event.preventDefault()
    setProblems(found)
    if (found[0]) toast(found[0].coded, 'problem')
    else if (file) void send(file, propose)
  }
  const errorOf = (field: string) => problems.find((problem) => problem.field === field)?.coded
  return { problems, errorOf, isBusy, submit, refusals }
}
