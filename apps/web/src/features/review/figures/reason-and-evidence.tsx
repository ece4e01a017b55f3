import { FileInput } from '@mantine/core'
import { TextAreaField } from '../../../components/fields/text-field.tsx'
import type { BoundField } from '../../../components/fields/use-checked-form.ts'
import { evidenceTypes } from '../../../platform/pictures/send-evidence.ts'
import { type Message, useSay } from '../../../platform/words/use-say.ts'

type Given = { readonly reason: string; readonly file: File | null }

type Props = {
  readonly given: Given
  readonly change: (part: Partial<Given>) => void
  readonly bind: (name: 'reason') => BoundField
  readonly errorAt: (field: string) => Message | undefined
  readonly reasonLabel: string
  readonly evidenceLabel: string
}

/** Reason and evidence of a proposal. */
export const ReasonAndEvidence = ({ given, change, bind, errorAt, reasonLabel, evidenceLabel }: Props) => {
  const say = useSay()
  const evidenceError = errorAt('evidence')
  return (
    <>
      <TextAreaField
        {...bind('reason')}
        label={reasonLabel}
        onChange={(reason) => change({ reason: reason.replaceAll('\n', ' ') })}
        rows={3}
        required
      />
      <FileInput
        id="evidence"
        label={evidenceLabel}
        placeholder={say('review.choose-a-file')}
        accept={evidenceTypes}
        value={given.file}
        onChange={(file) => change({ file })}
        clearable
        clearButtonProps={{ 'aria-label': say('review.take-the-file-out') }}
        error={evidenceError ? say(evidenceError) : null}
        withAsterisk
      />
    </>
  )
}
