import { question, questionProblems, returnProblems } from '@soundroof/contract/review/review-forms'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { TextAreaField } from '../../../../components/fields/text-field.tsx'
import { useCheckedForm } from '../../../../components/fields/use-checked-form.ts'
import { FormDialog } from '../../../../components/page/form-dialog.tsx'
import type { Sent } from '../../../../platform/api/envelope.ts'
import { useKeptForm } from '../../../../platform/draft/kept-forms.ts'
import { type PinChoice, PinField } from './pin-field.tsx'

export type Asked = PinChoice & { readonly text: string }

type Props = {
  /** Unsent text is kept under this name. */
  readonly name: string
  readonly title: string
  readonly submitLabel: string
  readonly draft: ProjectDraft
  readonly start: PinChoice
  /** A project goes back only with a question about a field or photo. */
  readonly mustBePinned: boolean
  readonly send: (asked: Asked) => Promise<Sent<unknown>>
  readonly onClose: () => void
}

const pinned = ({ field, photo }: { readonly field: string; readonly photo: string }): PinChoice => ({
  ...(field === '' ? {} : { field }),
  ...(photo === '' ? {} : { photo }),
})

/** A question to the customer. Refused text stays in the form. */
export const QuestionDialog = ({ name, title, submitLabel, draft, start, mustBePinned, send, onClose }: Props) => {
  const empty = { field: start.field ?? '', photo: start.photo ?? '', text: '' }
  const { form, bind, change, errorOf, busy, submit } = useCheckedForm({
    schema: question,
    start: empty,
    kept: useKeptForm(name, empty),
    problemsOf: mustBePinned ? returnProblems : questionProblems,
    send: (given) => send({ ...pinned(given), text: given.text.trim() }),
    onDone: onClose,
    fallbackField: 'text',
  })
  return (
    <FormDialog title={title} submitLabel={submitLabel} busy={busy} onSubmit={submit} onCancel={onClose}>
      <PinField
        draft={draft}
        value={pinned(form)}
        onChange={({ field = '', photo = '' }) => change({ field, photo })}
        required={mustBePinned}
        error={errorOf('field') ?? errorOf('photo')}
      />
      <TextAreaField {...bind('text')} rows={4} required />
    </FormDialog>
  )
}
