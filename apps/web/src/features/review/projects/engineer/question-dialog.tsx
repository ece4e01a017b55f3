import { say } from '@soundroof/contract/platform/messages'
import type { ProjectDraft } from '@soundroof/contract/roofs/project/draft'
import { type FormEvent, useState } from 'react'
import { TextAreaField } from '../../../../components/fields/text-field.tsx'
import { FormDialog } from '../../../../components/page/form-dialog.tsx'
import { type PinChoice, PinField } from './pin-field.tsx'

export type Asked = PinChoice & { readonly text: string }

type Props = {
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
export const QuestionDialog = ({ title, submitLabel, photos, start, mustBePinned, send, onClose }: Props) => {
  const [pin, setPin] = useState(start)
  const [text, setText] = useState('')
  const [hasTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const lacksPin = mustBePinned && pin.field === undefined && pin.photo === undefined
  const lacksText = text.trim() === ''
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (lacksPin || lacksText) return
    setBusy(true)
    const isSent = await send({ ...pin, text: text.trim() })
    setBusy(false)
    if (isSent) onClose()
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
        onChange={setPin}
        required={mustBePinned}
        error={hasTried && lacksPin ? say('returnNeedsPin') : undefined}
      />
      <TextAreaField
        name="question"
        label="Question"
        value={text}
        onChange={setText}
        rows={4}
        maxLength={2000}
        required
        error={hasTried && lacksText ? say('textRequired', { label: 'Question' }) : undefined}
      />
    </FormDialog>
  )
}
