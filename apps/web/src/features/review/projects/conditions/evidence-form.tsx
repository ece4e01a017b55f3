import { Box, Button, FileInput, Stack } from '@mantine/core'
import { word } from '@soundroof/contract/platform/coded/told'
import { told } from '@soundroof/contract/platform/messages'
import { blankProblems } from '@soundroof/contract/platform/words'
import { closing, fieldsNamed } from '@soundroof/contract/review/review-forms'
import { TextAreaField } from '../../../../components/fields/text-field.tsx'
import { useCheckedForm } from '../../../../components/fields/use-checked-form.ts'
import type { Sent } from '../../../../platform/api/envelope.ts'
import { evidenceTypes } from '../../../../platform/pictures/send-evidence.ts'
import { useSay } from '../../../../platform/words/use-say.ts'

export type Evidence = { readonly note: string; readonly evidence: string }

type Props = {
  /** Of the condition. */
  readonly id: string
  /** The address of the uploaded file; null, with a toast, where it was refused. */
  readonly upload: (file: File) => Promise<string | null>
  /** True: accepted. */
  readonly send: (given: Evidence) => Promise<Sent<unknown>>
}

type Form = Readonly<Record<string, string | File | null>>

const noteLabel = 'review.how-it-was-met'

/** Note and file that close a condition. Refused text stays in the form. */
export const EvidenceForm = ({ id, upload, send }: Props) => {
  const say = useSay()

  const [noteName, fileName] = [`note-${id}`, `evidence-${id}`]
  const noteOf = ({ [noteName]: note }: Form) => String(note)
  const fileOf = ({ [fileName]: file }: Form) => (file instanceof File ? file : null)
  const { form, bind, change, errorOf, busy, submit } = useCheckedForm({
    schema: fieldsNamed({ [noteName]: closing.shape.note, [fileName]: closing.shape.evidence }),
    start: { [noteName]: '', [fileName]: null } as Form,
    problemsOf: (given) => [
      ...blankProblems(noteName, noteOf(given), told('textRequired', { label: word(noteLabel) })),
      ...(fileOf(given) ? [] : [{ field: fileName, coded: { code: 'review.please-choose-a-file' } }]),
    ],
    send: async (given) => {
      const file = fileOf(given)
      const evidence = file && (await upload(file))
      return evidence === null ? { ok: false, issues: [] } : send({ note: noteOf(given).trim(), evidence })
    },
  })
  const missing = errorOf(fileName)
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="xs" align="flex-start">
        <Box w="100%">
          <TextAreaField {...bind(noteName)} label={say(noteLabel)} rows={2} />
        </Box>
        <FileInput
          id={fileName}
          label={say('review.evidence-a-photo-or-pdf')}
          accept={evidenceTypes}
          placeholder={say('review.choose-a-file')}
          value={fileOf(form)}
          onChange={(file) => change({ [fileName]: file })}
          error={missing ? say(missing) : null}
        />
        <Button type="submit" size="sm" loading={busy}>
          {say('review.close-this-condition')}
        </Button>
      </Stack>
    </form>
  )
}
