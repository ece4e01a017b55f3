import type { Problem } from '@soundroof/contract/platform/problem'
import type { AskedEntry } from '@soundroof/contract/review/certificate/certificate-record'
import type { InspectionDraft, IssuedInspection } from '@soundroof/contract/review/inspection/inspection-calls'
import { inspectionProblems } from '@soundroof/contract/review/inspection/inspection-problems'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { focusField, focusSoon } from '../../../../components/fields/error-summary.tsx'
import { call, dataOf } from '../../../../platform/api/api-client.ts'
import { useKeptForm } from '../../../../platform/draft/kept-forms.ts'
import { toast } from '../../../../platform/toast.ts'
import type { Message } from '../../../../platform/words/use-say.ts'
import { projectKey } from '../engineer/use-console-project.ts'
import { contentOf, recordKey, textsOf } from './inspection-texts.ts'

/** @param asBuilt the record: another one begins another certificate */
const keyOf = (hash: string, asBuilt: string) => [...projectKey(hash), 'inspection', asBuilt] as const

export const useInspectionDraft = (hash: string, asBuilt: string, isOpen: boolean) =>
  useQuery({
    queryKey: keyOf(hash, asBuilt),
    queryFn: async ({ signal }) => dataOf(await call('inspectionDraft', { query: { hash }, signal, quiet: true })),
    enabled: isOpen,
    staleTime: 0,
    refetchOnWindowFocus: false,
  })

/** The server judges days by the clock of the site. */
const endOfDays = '9999-12-31'

/** Entries of a certificate after inspection, kept on this device until it is issued, with what is missing. */
export const useInspection = (hash: string, draft: InspectionDraft, onIssued: (issued: IssuedInspection) => void) => {
  const { asBuilt, conditions, form, design, finishedOn, signedOn } = draft
  const kept = useKeptForm(`inspection-${asBuilt}-${design.code}`, textsOf(draft.content, conditions))
  const [refusals, setRefusals] = useState<readonly Problem[]>([])
  // An empty form is not red before anybody wanted it issued.
  const [wasTried, setTried] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const queries = useQueryClient()
  const content = contentOf(kept.form, conditions)
  const missing = inspectionProblems(content, form, conditions, {
    finished: finishedOn,
    signed: signedOn,
    today: endOfDays,
  })
  const told = [...refusals, ...(wasTried ? missing : [])]
  const edit = (name: string, value: string) => {
    setRefusals((now) => now.filter(({ field }) => field !== name && field !== 'record'))
    kept.edit({ [name]: value })
  }
  const send = async () => {
    const answer = await call('issueInspection', { body: { hash, asBuilt, design: design.code, ...content } })
    setAsking(false)
    if (!answer.ok) {
      setRefusals(answer.issues)
      return focusSoon(answer.issues[0]?.field ?? '')
    }
    kept.forget()
    onIssued(answer.data)
    await queries.invalidateQueries({ queryKey: projectKey(hash) })
  }
  return {
    ...{ content, isAsking, send, edit },
    errorOf: (name: string): Message | undefined => told.find(({ field }) => field === name)?.coded,
    setEntry: (entry: AskedEntry, value: string) => edit(recordKey(entry), value),
    cancel: () => setAsking(false),
    ask: () => {
      setTried(true)
      const [first] = missing
      if (first === undefined) return setAsking(true)
      toast(first.coded, 'problem')
      focusField(first.field)
    },
  }
}

export type Inspection = ReturnType<typeof useInspection>
