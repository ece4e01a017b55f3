import type { Problem } from '@soundroof/contract/platform/problem'
import type { ConsoleProject } from '@soundroof/contract/review/console-review'
import type { ReviewQuestion } from '@soundroof/contract/review/review'
import { conditionTexts, fieldsNamed } from '@soundroof/contract/review/review-forms'
import { useState } from 'react'
import { useCheckedForm } from '../../../../components/fields/use-checked-form.ts'
import { call } from '../../../../platform/api/api-client.ts'
import type { Sent } from '../../../../platform/api/envelope.ts'
import { useKeptForm } from '../../../../platform/draft/kept-forms.ts'
import { conditionLines, conditionsProblems } from '../condition-lines.ts'
import { uploadReview } from '../upload-for.ts'
import type { Change } from '../use-change.ts'

/** `own`: a PDF that the engineer signed; `certificate`: the one issued here, with its own conditions. */
export type Source = 'own' | 'certificate'

const empty = { conditions: '' }
/** Cleared when the dialog closes. */
const chosen = { file: null as File | null, stayOpen: [] as readonly string[] }

export type DeliveryForm = typeof empty & typeof chosen & { readonly source: Source }

type Open = readonly Pick<ReviewQuestion, 'id'>[]
/** Issued by the reader and not delivered yet. */
type Issued = ConsoleProject['certificate']

/** The name of the tick that a question stays open. */
export const tickOf = (id: string): string => `stays-open-${id}`

const sourceProblems = (form: DeliveryForm, issued: Issued): readonly Problem[] => {
  if (form.source === 'certificate')
    return issued ? [] : [{ field: 'source', coded: { code: 'review.please-issue-the-certificate-first' } }]
  return form.file
    ? conditionsProblems(form.conditions)
    : [
        { field: 'file', coded: { code: 'review.please-choose-the-signed-review' } },
        ...conditionsProblems(form.conditions),
      ]
}

/** In the order of the dialog. */
export const deliveryProblems = (form: DeliveryForm, openQuestions: Open, issued: Issued): readonly Problem[] => [
  ...openQuestions
    .filter(({ id }) => !form.stayOpen.includes(id))
    .map(({ id }) => ({ field: tickOf(id), coded: { code: 'review.close-this-question-first-or-tick' } })),
  ...sourceProblems(form, issued),
]

type Delivery = {
  readonly hash: string
  readonly openQuestions: readonly ReviewQuestion[]
  readonly certificate: Issued
  /** Items of the checklist that stay unticked, and what is asked about them. */
  readonly left: { readonly unticked: readonly string[]; readonly untickedProblems: readonly Problem[] }
  readonly change: Change
  readonly onDelivered: () => void
}

/** Typed text survives the dialog and the page. */
const useDeliveryForm = (hash: string, issued: Issued) => {
  const kept = useKeptForm(`deliver-${hash}`, empty)
  const [parts, setParts] = useState({ ...chosen, source: (issued ? 'certificate' : 'own') as Source })
  return {
    form: { ...kept.form, ...parts },
    edit: ({ conditions, ...changed }: Partial<DeliveryForm>) => {
      if (conditions !== undefined) kept.edit({ conditions })
      setParts((now) => ({ ...now, ...changed }))
    },
    forget: kept.forget,
  }
}

/** The certificate issued here is delivered; the engineer's own file is uploaded and delivered at once. */
export const useDelivery = ({ hash, openQuestions, certificate, left, change, onDelivered }: Delivery) => {
  const kept = useDeliveryForm(hash, certificate)
  const deliver = (file: string, { stayOpen }: DeliveryForm, conditions: string[]): Promise<Sent<unknown>> => {
    const body = { hash, file, conditions, openQuestions: [...stayOpen], unticked: [...left.unticked] }
    return change(() => call('deliverProject', { body }), 'reviewDelivered')
  }
  const upload = async (form: DeliveryForm): Promise<Sent<unknown>> => {
    const address = form.file && (await uploadReview(form.file))
    return address === null ? { ok: false, issues: [] } : deliver(address, form, conditionLines(form.conditions))
  }
  return useCheckedForm({
    schema: fieldsNamed({ conditions: conditionTexts }),
    start: kept.form,
    kept,
    problemsOf: (given) => [...left.untickedProblems, ...deliveryProblems(given, openQuestions, certificate)],
    send: (given) =>
      given.source === 'certificate' && certificate ? deliver(certificate.address, given, []) : upload(given),
    onDone: onDelivered,
    fallbackField: 'source',
  })
}
