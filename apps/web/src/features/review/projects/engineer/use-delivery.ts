import type { Problem } from '@soundroof/contract/platform/problem'
import type { ConsoleProject } from '@soundroof/contract/review/console-review'
import type { ReviewQuestion } from '@soundroof/contract/review/review'
import { certificateStatement, statementProblems } from '@soundroof/contract/review/review-forms'
import { useState } from 'react'
import { useCheckedForm } from '../../../../components/fields/use-checked-form.ts'
import { call } from '../../../../platform/api/api-client.ts'
import type { Sent } from '../../../../platform/api/envelope.ts'
import { useKeptForm } from '../../../../platform/draft/kept-forms.ts'
import type { Change } from '../use-change.ts'
import { conditionLines, conditionsProblems } from './condition-lines.ts'
import { uploadReview } from './upload-for.ts'

/** `own`: a PDF that the engineer signed; `certificate`: the one issued here. */
export type Source = 'own' | 'certificate'

/** `issued`: code of the certificate with the form's text. */
const empty = { source: 'own', statement: '', conditions: '', issued: '' }
/** File and consent are cleared when the dialog closes. */
const chosen = { file: null as File | null, stayOpen: [] as readonly string[] }

export type DeliveryForm = Omit<typeof empty, 'source' | 'issued'> & typeof chosen & { readonly source: Source }

type Open = readonly Pick<ReviewQuestion, 'id'>[]

/** The name of the tick that a question stays open. */
export const tickOf = (id: string): string => `stays-open-${id}`

const sourceProblems = (form: DeliveryForm): readonly Problem[] => {
  if (form.source === 'certificate') return statementProblems(form)
  return form.file ? [] : [{ field: 'file', coded: { code: 'review.please-choose-the-signed-review' } }]
}

/** In the order of the dialog. */
export const deliveryProblems = (form: DeliveryForm, openQuestions: Open): readonly Problem[] => [
  ...openQuestions
    .filter(({ id }) => !form.stayOpen.includes(id))
    .map(({ id }) => ({ field: tickOf(id), coded: { code: 'review.close-this-question-first-or-tick' } })),
  ...sourceProblems(form),
  ...conditionsProblems(form.conditions),
]

type Delivery = {
  readonly hash: string
  readonly openQuestions: readonly ReviewQuestion[]
  /** Issued by the reader and not delivered yet. */
  readonly certificate: ConsoleProject['certificate']
  readonly change: Change
  readonly onClose: () => void
}

/** Typed text survives the dialog and the page. */
const useDeliveryForm = (hash: string) => {
  const kept = useKeptForm(`deliver-${hash}`, empty)
  const [parts, setParts] = useState(chosen)
  const { issued, ...texts } = kept.form
  const form: DeliveryForm = { ...texts, ...parts, source: texts.source === 'certificate' ? 'certificate' : 'own' }
  return {
    form,
    issuedCode: issued,
    keepIssued: (code: string) => kept.edit({ issued: code }),
    /** What was issued said something else. */
    edit: ({ file, stayOpen, ...changed }: Partial<DeliveryForm>) => {
      if (file !== undefined) setParts({ ...parts, file })
      if (stayOpen !== undefined) setParts({ ...parts, stayOpen })
      if (Object.keys(changed).length > 0) kept.edit('source' in changed ? changed : { ...changed, issued: '' })
    },
    forget: kept.forget,
  }
}

/** A certificate is issued and read, then delivered; the engineer's own file is uploaded and delivered at once. */
export const useDelivery = ({ hash, openQuestions, certificate, change, onClose }: Delivery) => {
  const { form, edit, forget, issuedCode, keepIssued } = useDeliveryForm(hash)
  const issued = certificate?.code === issuedCode ? certificate : null
  const deliver = (file: string, form: DeliveryForm): Promise<Sent<unknown>> => {
    const body = { hash, file, conditions: conditionLines(form.conditions), openQuestions: [...form.stayOpen] }
    return change(async () => {
      const answer = await call('deliverProject', { body })
      if (answer.ok) forget()
      return answer
    }, 'reviewDelivered')
  }
  const issue = ({ statement, conditions }: DeliveryForm): Promise<Sent<unknown>> =>
    change(async () => {
      const body = { hash, statement, conditions: conditionLines(conditions) }
      const answer = await call('issueCertificate', { body })
      if (answer.ok) keepIssued(answer.data.code)
      return answer
    }, 'certificateIssued')
  const upload = async (form: DeliveryForm): Promise<Sent<unknown>> => {
    const address = form.file && (await uploadReview(form.file))
    return address === null ? { ok: false, issues: [] } : deliver(address, form)
  }
  const isIssuing = form.source === 'certificate' && issued === null
  const checked = useCheckedForm({
    schema: certificateStatement,
    start: form,
    kept: { form, edit, forget: () => undefined },
    problemsOf: (given) => deliveryProblems(given, openQuestions),
    send: (given) => {
      if (given.source === 'own') return upload(given)
      return issued === null ? issue(given) : deliver(issued.address, given)
    },
    // A certificate that was issued is read first.
    onDone: () => isIssuing || onClose(),
    fallbackField: 'conditions',
  })
  return { ...checked, issued }
}
