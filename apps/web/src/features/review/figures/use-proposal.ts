import type { Problem } from '@soundroof/contract/platform/problem'
import { proposal } from '@soundroof/contract/review/figures/figures-console'
import { useState } from 'react'
import { useCheckedForm } from '../../../components/fields/use-checked-form.ts'
import { call } from '../../../platform/api/api-client.ts'
import type { Answer } from '../../../platform/api/envelope.ts'
import { sendEvidence } from '../../../platform/pictures/send-evidence.ts'
import { toast } from '../../../platform/toast.ts'
import { type Given, type More, useKeptProposal } from './kept-proposal.ts'

type Proposal<F> = {
  /** Of what is proposed: what was typed is kept under it. */
  readonly name: string
  readonly more: More<F>
  readonly start: F
  readonly problemsOf: (form: F) => readonly Problem[]
  /** Told the address of the evidence. */
  readonly propose: (form: F, evidence: string) => Promise<Answer<unknown>>
  readonly onDone: () => void
}

const askTicket = async () => {
  const answer = await call('figureUpload')
  return answer.ok ? answer.data : undefined
}

/**
 * Sends the evidence, then the proposal. Refused text stays in the form, each problem with its field; the zones that would
 * open are asked for again, since they may have changed.
 */
export const useProposal = <F extends Given>({ name, more, start, problemsOf, propose, onDone }: Proposal<F>) => {
  const [refusals, setRefusals] = useState(0)
  const checked = useCheckedForm({
    schema: proposal,
    start,
    kept: useKeptProposal(name, start, more),
    problemsOf,
    send: async (form) => {
      const evidence = form.file && (await sendEvidence(form.file, askTicket))
      if (evidence === null) return { ok: false, issues: [] }
      const answer = await propose(form, evidence)
      if (!answer.ok && answer.code === 409) setRefusals((former) => former + 1)
      return answer
    },
    onDone: () => {
      toast('saved', 'success')
      onDone()
    },
    fallbackField: 'reason',
  })
  return {
    ...checked,
    refusals,
    errorAt: (place: string) => checked.problems.find(({ field }) => field === place)?.coded,
  }
}
