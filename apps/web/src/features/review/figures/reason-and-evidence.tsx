import { FileInput } from '@mantine/core'
import { TextAreaField } from '../../../components/fields/text-field.tsx'
import { evidenceTypes } from '../../../platform/pictures/send-evidence.ts'
import { type Message, useSay } from '../../../platform/words/use-say.ts'

type Given = { readonly reason: string; readonly file: File | null }

type Props = {
  readonly given: Given
  readonly change: (part: Partial<Given>) => void
  readonly errorOf: (field: string) => Message | undefined
  readonly reasonLabel: string
  readonly evidenceLabel: string
}

/** Why a figure or product is proposed, and what proves it. */
export const ReasonAndEvidence = ({ given, change, errorOf, reasonLabel, evidenceLabel }: Props) => {
  const say = useSay()
  const evidenceError = errorOf('evidence')
  return (
    <>
      <TextAreaField
        name="reason"
        label={reasonLabel}
        value={given.reason}
        onChange={(reason) => change({ reason: reason.replaceAll('\n', ' ') })}
        rows={3}
        maxLength={1000}
        required
        error={errorOf('reason')}
      />
      <FileInput
        id="evidence"
        label={evidenceLabel}
        placeholder={say('review.choose-a-file')}
        accept={evidenceTypes}
        value={given.file}
        onChange={(file) => change({ file })}
        error={evidenceError ? say(evidenceError) : null}
        withAsterisk
      />
    </>
  )
}
