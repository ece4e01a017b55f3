import type { ConsoleProject } from '@soundroof/contract/review/console-review'
import type { ReviewQuestion } from '@soundroof/contract/review/review'
import { useState } from 'react'
import { call } from '../../../../platform/api/api-client.ts'
import { useKeptForm } from '../../../../platform/draft/kept-forms.ts'
import type { Message } from '../../../../platform/words/use-say.ts'
import { conditionLines, conditionsProblem } from './condition-lines.ts'
import { uploadReview } from './upload-for.ts'
import type { Change } from './use-console-project.ts'

/** `own`: a PDF that the engineer signed; `certificate`: the one that is issued here. */
export type Source = 'own' | 'certificate'

/** `issued`: the code of the certificate that says what the form says. */
const empty = { source: 'own', statement: '', conditions: '', issued: '' }
/** Neither a file nor a consent outlives the dialog. */
const chosen = { file: null as File | null, stayOpen: [] as readonly string[] }

export type DeliveryForm = Omit<typeof empty, 'source' | 'issued'> & typeof chosen & { readonly source: Source }
type Edit = Partial<DeliveryForm>
type Errors = {
  readonly file?: Message
  readonly statement?: Message
  readonly conditions?: Message | undefined
  readonly stayOpen?: Message
}

type Open = readonly Pick<ReviewQuestion, 'id'>[]

export const errorsOf = (form: DeliveryForm, openQuestions: Open): Errors => {
  const { source, file, statement, conditions, stayOpen } = form
  return {
    ...(source === 'own' && !file ? { file: 'review.please-choose-the-signed-review' } : {}),
    ...(source === 'certificate' && statement.trim() === ''
      ? { statement: { code: 'textRequired', values: { label: { code: 'review.statement' } } } }
      : {}),
    conditions: conditionsProblem(conditions),
    ...(openQuestions.some(({ id }) => !stayOpen.includes(id))
      ? { stayOpen: 'review.close-this-question-first-or-tick' }
      : {}),
  }
}

type Delivery = {
  readonly hash: string
  readonly openQuestions: readonly ReviewQuestion[]
  /** Issued by the reader and not delivered yet. */
  readonly certificate: ConsoleProject['certificate']
  readonly change: Change
  readonly onClose: () => void
}

/** What is typed outlives the dialog and the page. */
const useDeliveryForm = (hash: string) => {
  const kept = useKeptForm(`deliver-${hash}`, empty)
  const [parts, setParts] = useState(chosen)
  const { issued, ...texts } = kept.form
  const form: DeliveryForm = { ...texts, ...parts, source: texts.source === 'certificate' ? 'certificate' : 'own' }
  return {
    form,
    issuedCode: issued,
    keepIssued: (code: string) => kept.edit({ issued: code }),
    forget: kept.forget,
    /** What was issued said something else. */
    edit: ({ file, stayOpen, ...changed }: Edit) => {
      if (file !== undefined) setParts({ ...parts, file })
      if (stayOpen !== undefined) setParts({ ...parts, stayOpen })
      if (Object.keys(changed).length > 0) kept.edit('source' in changed ? changed : { ...changed, issued: '' })
    },
  }
}

/** A certificate is issued and read first, then delivered; the engineer's own file is uploaded and delivered at once. */
export const useDelivery = ({ hash, openQuestions, certificate, change, onClose }: Delivery) => {
  const { form, issuedCode, keepIssued, forget, edit } = useDeliveryForm(hash)
  const issued = certificate?.code === issuedCode ? certificate : null
  const [hasTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const conditions = conditionLines(form.conditions)
  const errors = errorsOf(form, openQuestions)
  const deliver = async (file: string) => {
    const body = { hash, file, conditions, openQuestions: [...form.stayOpen] }
    if (!(await change(() => call('deliverProject', { body }), 'reviewDelivered'))) return
    forget()
    onClose()
  }
  const issue = async () => {
    const { statement } = form
    await change(async () => {
      const answer = await call('issueCertificate', { body: { hash, statement, conditions } })
      if (answer.ok) keepIssued(answer.data.code)
      return answer
    }, 'certificateIssued')
  }
  const upload = async (file: File) => {
    const address = await uploadReview(file)
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
    edit,
    submit: async () => {
      setTried(true)
      if (Object.values(errors).some((error) => error !== undefined)) return
      setBusy(true)
      await step()
      setBusy(false)
    },
  }
}
