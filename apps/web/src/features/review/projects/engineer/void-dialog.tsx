import { documentNames } from '@soundroof/contract/roofs/documents/document'
import { type FormEvent, useState } from 'react'
import { TextAreaField } from '../../../../components/fields/text-field.tsx'
import { FormDialog } from '../../../../components/page/form-dialog.tsx'
import { call } from '../../../../platform/api/api-client.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import type { Change } from './use-console-project.ts'
import type { ListedDocument } from './void-words.ts'

type Props = { readonly document: ListedDocument; readonly change: Change; readonly onClose: () => void }

/** Withdraws an issued document for good. */
export const VoidDialog = ({ document: { code, kind, voiding }, change, onClose }: Props) => {
  const say = useSay()

  const [reason, setReason] = useState('')
  const [hasTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const isProposal = voiding?.how === 'propose'
  const isEmpty = reason.trim() === ''
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isEmpty) return
    setBusy(true)
    const done = isProposal ? 'voidProposed' : 'documentVoided'
    const isDone = await change(() => call('voidDocument', { body: { code, reason } }), done)
    setBusy(false)
    if (isDone) onClose()
  }
  return (
    <FormDialog
      title={say('review.void-the', { document: say(documentNames[kind]).toLowerCase() })}
      submitLabel={isProposal ? say('review.propose-to-void') : say('review.void-the-document')}
      danger
      busy={isBusy}
      onSubmit={(event) => void submit(event)}
      onCancel={onClose}
    >
      <p>{say('review.whoever-checks-its-code-reads-that', { code })}</p>
      {isProposal && <p>{say('review.a-colleague-signed-it-it-stays')}</p>}
      {voiding?.how === 'confirm' && voiding.proposal && <p>{say('review.proposed-it', { ...voiding.proposal })}</p>}
      <TextAreaField
        name="reason"
        label={say('components.reason')}
        hint={say('review.it-stands-in-the-audit-trail')}
        value={reason}
        onChange={setReason}
        rows={3}
        maxLength={1000}
        required
        error={hasTried && isEmpty ? 'reasonRequired' : undefined}
      />
    </FormDialog>
  )
}
