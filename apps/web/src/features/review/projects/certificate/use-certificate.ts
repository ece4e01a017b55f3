import type { Problem } from '@soundroof/contract/platform/problem'
import type { CertificateDraft } from '@soundroof/contract/review/certificate/certificate-calls'
import {
  certificateProblems,
  dispositionField,
  dispositionsFor,
} from '@soundroof/contract/review/certificate/certificate-problems'
import type { AskedEntry, CertificateContent } from '@soundroof/contract/review/certificate/certificate-record'
import { useState } from 'react'
import { focusField, focusSoon } from '../../../../components/fields/error-summary.tsx'
import { call } from '../../../../platform/api/api-client.ts'
import { toast } from '../../../../platform/toast.ts'
import { useBusy } from '../../../../platform/use-busy.ts'
import type { Message } from '../../../../platform/words/use-say.ts'
import { conditionsProblems } from '../condition-lines.ts'
import { useIssuedMark } from '../delivery/use-issued-mark.ts'
import type { Change } from '../use-change.ts'
import { contentOf, type Entered } from './entered.ts'
import { useSavedEntries } from './use-saved-entries.ts'

/** Id of the link to the issued certificate. */
export const issuedLink = 'issued-certificate'

/** Where no entry of the record is at fault alone. */
const wholeRecord = 'record'

/** The list of conditions is one field here. */
const atField = ({ field, coded }: Problem): Problem => ({
  field: field.startsWith('conditions') ? 'conditions' : field,
  coded,
})

const missingOf = (entered: Entered, { form, conditions }: CertificateDraft): readonly Problem[] => [
  ...certificateProblems(contentOf({ ...entered, conditions: '' }, conditions), form, conditions),
  ...conditionsProblems(entered.conditions),
]

/** What the server refused, until its field is changed. */
const useRefusals = () => {
  const [refusals, setRefusals] = useState<readonly Problem[]>([])
  return {
    refusals,
    refuse: (issues: readonly Problem[]) => setRefusals(issues.map(atField)),
    forgive: (name: string) => setRefusals((now) => now.filter(({ field }) => field !== name && field !== wholeRecord)),
  }
}

type Edit = (name: string, part: Partial<Entered>) => void

const editsOf = ({ record, dispositions: given }: Entered, { conditions }: CertificateDraft, edit: Edit) => {
  const dispositions = dispositionsFor(conditions, given)
  return {
    dispositions,
    setEntry: (entry: AskedEntry, value: string) => edit(`record.${entry}`, { record: { ...record, [entry]: value } }),
    dispose: (index: number, part: 'disposal' | 'reason', value: string) => {
      const next = dispositions.map((one, at) => (at === index ? { ...one, [part]: value } : one))
      edit(dispositionField(index, part), { dispositions: next })
    },
  }
}

type Issuing = {
  readonly hash: string
  readonly change: Change
  readonly flush: () => Promise<void>
  readonly onIssued: (code: string) => void
  readonly onRefused: (issues: readonly Problem[]) => void
}

/** Issues what is saved; names the first entry that is missing instead. */
const useIssue = ({ hash, change, flush, onIssued, onRefused }: Issuing) => {
  // An empty form is not red before anybody wanted it issued.
  const [wasTried, setTried] = useState(false)
  const [busy, during] = useBusy()
  const send = async (content: CertificateContent) => {
    await flush()
    const answer = await change(() => call('issueCertificate', { body: { hash, ...content } }), 'certificateIssued')
    if (answer.ok) return onIssued(answer.data.code)
    onRefused(answer.issues)
    focusSoon(answer.issues.map(atField)[0]?.field ?? '')
  }
  const issue = (content: CertificateContent, [first]: readonly Problem[]) => {
    setTried(true)
    if (first === undefined) return void during(send(content))
    toast(first.coded, 'problem')
    focusField(first.field)
  }
  return { wasTried, busy, issue }
}

/** Entries of a certificate with their problems, and the certificate issued from them. */
export const useCertificate = (hash: string, draft: CertificateDraft, change: Change) => {
  const { entered, edit: enter, flush, saving, elsewhere } = useSavedEntries(hash, draft)
  const { refusals, refuse, forgive } = useRefusals()
  const mark = useIssuedMark(hash)
  const onIssued = (code: string) => {
    mark.noteIssued(code)
    focusSoon(issuedLink)
  }
  const { wasTried, busy, issue } = useIssue({ hash, change, flush, onIssued, onRefused: refuse })
  const missing = missingOf(entered, draft)
  const ofSaving = saving.kind === 'refused' ? saving.problems.map(atField) : []
  const told = [...refusals, ...ofSaving, ...(wasTried ? missing : [])]
  const edit = (name: string, part: Partial<Entered>) => {
    forgive(name)
    mark.noteChanged()
    enter(part)
  }
  return {
    ...{ entered, saving, elsewhere, missing, refusals, busy, edit },
    isChangedSince: mark.isChangedSince,
    errorOf: (name: string): Message | undefined => told.find(({ field }) => field === name)?.coded,
    issue: () => issue(contentOf(entered, draft.conditions), missing),
    ...editsOf(entered, draft, edit),
  }
}

export type Certificate = ReturnType<typeof useCertificate>
