import { say } from '@soundroof/contract/platform/messages'
import { text } from '@soundroof/contract/platform/text'
import { documentNames } from '@soundroof/contract/roofs/documents/document'
import { type FormEvent, useState } from 'react'
import { TextAreaField } from '../../../../components/fields/text-field.tsx'
import { FormDialog } from '../../../../components/page/form-dialog.tsx'
import { call } from '../../../../platform/api/api-client.ts'
import type { Change } from './use-console-project.ts'
import type { ListedDocument } from './void-words.ts'

type Props = { readonly document: ListedDocument; readonly change: Change; readonly onClose: () => void }

/** Withdraws an issued document for good. */
export const VoidDialog = ({ document: { code, kind, voiding }, change, onClose }: Props) => {
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
    const done = say(isProposal ? 'voidProposed' : 'documentVoided')
    const isDone = await change(() => call('voidDocument', { body: { code, reason } }), done)
    setBusy(false)
    if (isDone) onClose()
  }
  return (
    <FormDialog
      title={text('Void the {document}', { document: text(documentNames[kind]).toLowerCase() })}
      submitLabel={isProposal ? text('Propose to void') : text('Void the document')}
      danger
      busy={isBusy}
      onSubmit={(event) => void submit(event)}
      onCancel={onClose}
    >
      <p>
        {text(
          'Whoever checks its code, {code}, reads that the provider withdrew it and not to rely on it. Nobody can download it here any more. Its customer is told. A void document never becomes valid again; a new one can be issued.',
          { code },
        )}
      </p>
      {isProposal && (
        <p>{text('A colleague signed it. It stays valid until another engineer confirms this on the same screen.')}</p>
      )}
      {voiding?.how === 'confirm' && voiding.proposal && (
        <p>{text('{person} proposed it: {reason}', { ...voiding.proposal })}</p>
      )}
      <TextAreaField
        name="reason"
        label={text('Reason')}
        hint={text('It stands in the audit trail; the customer does not see it.')}
        value={reason}
        onChange={setReason}
        rows={3}
        maxLength={1000}
        required
        error={hasTried && isEmpty ? say('reasonRequired') : undefined}
      />
    </FormDialog>
  )
}
