import { say } from '@soundroof/contract/platform/messages'
import type { ReviewQuestion } from '@soundroof/contract/review/review'
import { useState } from 'react'
import { call } from '../../../../platform/api/api-client.ts'
import { conditionLines, conditionsProblem } from './condition-lines.ts'
import { uploadFor } from './upload-for.ts'
import type { Change } from './use-console-project.ts'

/** `own`: a PDF that the engineer signed; `certificate`: the one that is issued here. */
export type Source = 'own' | 'certificate'

const empty = {
  source: 'own' as Source,
  file: null as File | null,
  registration: '',
  statement: '',
  conditions: '',
  questionsStayOpen: false,
}
export type DeliveryForm = typeof empty

type Issued = { readonly address: string; readonly code: string }
type Errors = {
  readonly file?: string
  readonly statement?: string
  readonly conditions?: string | undefined
  readonly questionsStayOpen?: string
}

export const errorsOf = (form: DeliveryForm, openQuestions: number): Errors => {
  const { source, file, statement, conditions, questionsStayOpen } = form
  return {
    ...(source === 'own' && !file ? { file: 'Please choose the signed review!' } : {}),
    ...(source === 'certificate' && statement.trim() === ''
      ? { statement: say('textRequired', { label: 'Statement' }) }
      : {}),
    conditions: conditionsProblem(conditions),
    ...(openQuestions > 0 && !questionsStayOpen
      ? { questionsStayOpen: 'Close the open questions first, or tick that they stay open!' }
      : {}),
  }
}

type Delivery = {
  readonly hash: string
  readonly openQuestions: readonly ReviewQuestion[]
  readonly change: Change
  readonly onClose: () => void
}

/** A certificate is issued and read first, then delivered; the engineer's own file is uploaded and delivered at once. */
export const useDelivery = ({ hash, openQuestions, change, onClose }: Delivery) => {
  const [form, setForm] = useState(empty)
  const [issued, setIssued] = useState<Issued | null>(null)
  const [hasTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const conditions = conditionLines(form.conditions)
  const errors = errorsOf(form, openQuestions.length)
  const deliver = async (file: string) => {
    const body = { hash, file, conditions }
    if (await change(() => call('deliverProject', { body }), 'Delivered')) onClose()
  }
  const issue = async () => {
    const { registration, statement } = form
    const answer = await call('issueCertificate', { body: { hash, registration, statement, conditions } })
    if (answer.ok) setIssued(answer.data)
  }
  const upload = async (file: File) => {
    const address = await uploadFor('review', file)
    if (address !== null) await deliver(address)
  }
  const step = async () => {
    if (form.source === 'own') return form.file === null ? undefined : upload(form.file)
    return issued === null ? issue() : deliver(issued.address)
  }
  return {
    form,
    issued,
    isBusy,
    errors: hasTried ? errors : {},
    /** What was issued said something else. */
    edit: (part: Partial<DeliveryForm>) => {
      setForm({ ...form, ...part })
      if (!('questionsStayOpen' in part)) setIssued(null)
    },
    submit: async () => {
      setTried(true)
      if (Object.values(errors).some((error) => error !== undefined)) return
      setBusy(true)
      await step()
      setBusy(false)
    },
  }
}
