import type { Problem } from '@soundroof/contract/platform/problem'
import { type ProductKind, readProduct } from '@soundroof/contract/review/figures/products-console'
import { useState } from 'react'
import { TextAreaField } from '../../../components/fields/text-field.tsx'
import { FormDialog } from '../../../components/page/form-dialog.tsx'
import { call } from '../../../platform/api/api-client.ts'
import type { Answer } from '../../../platform/api/envelope.ts'
import { useSay } from '../../../platform/words/use-say.ts'
import { FigureEffects } from './figure-effects.tsx'
import styles from './figures.module.css'
import { productText, readProductText } from './product-text.ts'
import { ReasonAndEvidence } from './reason-and-evidence.tsx'
import { useProposal } from './use-proposal.ts'

type Form = { readonly text: string; readonly reason: string; readonly file: File | null }

const problemsOf = (kind: ProductKind, { text: words, reason, file }: Form): readonly Problem[] => {
  const entry = readProductText(words)
  if (entry === null) return [{ field: 'entry', coded: { code: 'productNotJson' } }]
  const read = readProduct({ kind, entry, reason })
  return [
    ...(read.ok ? [] : read.problems),
    ...(file ? [] : [{ field: 'evidence', coded: { code: 'evidenceRequired' } }]),
  ]
}

const Problems = ({ problems }: { readonly problems: readonly Problem[] }) => {
  const say = useSay()
  return problems.length === 0 ? null : (
    <ul className={styles.problem} role="alert">
      {problems.map(({ field, coded }) => (
        <li key={field}>{say(coded)}</li>
      ))}
    </ul>
  )
}

type Props = {
  readonly kind: ProductKind
  /** Fields to begin with. */
  readonly start: Readonly<Record<string, unknown>>
  readonly title: string
  /** Id of the product, where results rest on it already. */
  readonly figure?: string | undefined
  readonly onClose: () => void
  readonly onDone: () => void
}

/** A racking system or module from its certificate. Refused text stays in the form, each problem with its place. */
export const ProductDialog = ({ kind, start, title, figure, onClose, onDone }: Props) => {
  const say = useSay()

  const { form, bind, change, problems, errorAt, busy, submit, refusals } = useProposal<Form>({
    start: { text: productText(start), reason: '', file: null },
    problemsOf: (given) => problemsOf(kind, given),
    propose: ({ reason }, evidence): Promise<Answer<unknown>> =>
      call('proposeProduct', { body: { kind, entry: entry ?? {}, reason: reason.trim(), evidence, seen } }),
    onDone,
  })
  const [confirmed, setConfirmed] = useState<{ readonly asked: string; readonly seen: string | null } | null>(null)
  const asked = JSON.stringify([form.text, refusals])
  // A confirmation holds for this entry only.
  const seen = confirmed?.asked === asked ? confirmed.seen : null
  const entry = readProductText(form.text)
  return (
    <FormDialog title={title} submitLabel={say('review.propose')} busy={busy} onSubmit={submit} onCancel={onClose}>
      <TextAreaField
        name="entry"
        label={say('review.entry-with-the-fields-of-an')}
        value={form.text}
        onChange={(words) => change({ text: words })}
        rows={14}
        required
        error={errorAt('entry')}
      />
      <Problems problems={problems.filter(({ field }) => field.startsWith('entry.'))} />
      {figure !== undefined && (
        <FigureEffects
          key={asked}
          figure={figure}
          values={null}
          entry={entry}
          onSeen={(zones) => setConfirmed({ asked, seen: zones })}
        />
      )}
      <ReasonAndEvidence
        given={form}
        change={change}
        bind={bind}
        errorAt={errorAt}
        reasonLabel={say('review.reason-and-which-certificate-it-is')}
        evidenceLabel={say('review.certificate-a-pdf-or-photo')}
      />
    </FormDialog>
  )
}
