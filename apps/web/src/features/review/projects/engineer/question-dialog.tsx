import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { type FormEvent, useState } from 'react'
import { TextAreaField } from '../../../../components/fields/text-field.tsx'
import { FormDialog } from '../../../../components/page/form-dialog.tsx'
import { useKeptForm } from '../../../../platform/draft/kept-forms.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { type PinChoice, PinField } from './pin-field.tsx'

export type Asked = PinChoice & { readonly text: string }

type Props = {
  /** What was typed is kept under it until it is sent. */
  readonly name: string
  readonly title: string
  readonly submitLabel: string
  readonly photos: ProjectDraft['photos']
  readonly start: PinChoice
  /** A project goes back only with a question about a field or photo. */
  readonly mustBePinned: boolean
  readonly send: (asked: Asked) => Promise<boolean>
  readonly onClose: () => void
}

/** A question to the customer. What was refused stays in the form. */
export const QuestionDialog = ({ name, title, submitLabel, photos, start, mustBePinned, send, onClose }: Props) => {
  const say = useSay()

  const { form, edit, forget } = useKeptForm(name, { field: start.field ?? '', photo: start.photo ?? '', text: '' })
  const { field, photo, text: question } = form
  const pin: PinChoice = { ...(field === '' ? {} : { field }), ...(photo === '' ? {} : { photo }) }
  const [hasTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const lacksPin = mustBePinned && pin.field === undefined && pin.photo === undefined
  const lacksText = question.trim() === ''
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (lacksPin || lacksText) return
    setBusy(true)
    const isSent = await send({ ...pin, text: question.trim() })
    setBusy(false)
    if (!isSent) return
    forget()
    onClose()
  }
  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      busy={isBusy}
      onSubmit={(event) => void submit(event)}
      onCancel={onClose}
    >
      <PinField
        photos={photos}
        value={pin}
        onChange={({ field = '', photo = '' }) => edit({ field, photo })}
        required={mustBePinned}
        error={hasTried && lacksPin ? 'returnNeedsPin' : undefined}
      />
      <TextAreaField
        name="question"
        label={say('review.question')}
        value={question}
        onChange={(words) => edit({ text: words })}
        rows={4}
        maxLength={2000}
        required
        error={
          hasTried && lacksText ? { code: 'textRequired', values: { label: { code: 'review.question' } } } : undefined
        }
      />
    </FormDialog>
  )
}
