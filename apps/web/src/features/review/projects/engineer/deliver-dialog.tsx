import { FileInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { TextAreaField } from '../../../../components/fields/text-field.tsx'
import { FormDialog } from '../../../../components/page/form-dialog.tsx'
import { call } from '../../../../platform/api/api-client.ts'
import { postFile } from '../../../../platform/api/post-file.ts'
import { conditionLines, conditionsProblem } from './condition-lines.ts'
import type { Change } from './use-console-project.ts'

/** The address of the stored file; null, with a toast, where it was refused. */
export const uploadFor = async (kind: 'review' | 'evidence', file: File): Promise<string | null> => {
  const answer = await call('reviewUpload', { query: { kind } })
  return answer.ok ? postFile(answer.data, file) : null
}

type Props = {
  readonly hash: string
  /** A review was delivered before: this one supersedes it. */
  readonly isAgain: boolean
  readonly change: Change
  readonly onClose: () => void
}

export const DeliverDialog = ({ hash, isAgain, change, onClose }: Props) => {
  const [file, setFile] = useState<File | null>(null)
  const [conditions, setConditions] = useState('')
  const [hasTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const deliver = async (chosen: File): Promise<boolean> => {
    const address = await uploadFor('review', chosen)
    if (address === null) return false
    const body = { hash, file: address, conditions: conditionLines(conditions) }
    return change(() => call('deliverProject', { body }), 'Delivered')
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!file || conditionsProblem(conditions)) return
    setBusy(true)
    const isDelivered = await deliver(file)
    setBusy(false)
    if (isDelivered) onClose()
  }
  return (
    <FormDialog
      title={isAgain ? 'Deliver a corrected review' : 'Deliver'}
      submitLabel="Deliver"
      busy={isBusy}
      onSubmit={(event) => void submit(event)}
      onCancel={onClose}
    >
      <FileInput
        id="review-file"
        label="Signed review"
        description={`A PDF of at most 50 MB, not encrypted, without active content.${isAgain ? ' It supersedes the former.' : ''}`}
        placeholder="Choose a PDF"
        accept="application/pdf,.pdf"
        value={file}
        onChange={setFile}
        withAsterisk
        error={hasTried && !file ? 'Please choose the signed review!' : null}
      />
      <TextAreaField
        name="conditions"
        label="Further conditions"
        hint="One on each line; none if left empty."
        value={conditions}
        onChange={setConditions}
        rows={3}
        error={conditionsProblem(conditions)}
      />
    </FormDialog>
  )
}
