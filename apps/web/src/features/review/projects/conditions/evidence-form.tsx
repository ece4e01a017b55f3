import { Button, FileInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { TextAreaField } from '../../../../components/fields/text-field.tsx'
import { evidenceTypes } from '../../../../platform/pictures/send-evidence.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import styles from './conditions.module.css'

export type Evidence = { readonly note: string; readonly evidence: string }

type Props = {
  /** Of the condition. */
  readonly id: string
  /** The address of the uploaded file; null, with a toast, where it was refused. */
  readonly upload: (file: File) => Promise<string | null>
  /** True: it was taken. */
  readonly send: (given: Evidence) => Promise<boolean>
}

const noteLabel = 'review.how-it-was-met'

/** Note and file with which a condition is closed. What was refused stays in the form. */
export const EvidenceForm = ({ id, upload, send }: Props) => {
  const say = useSay()

  const [note, setNote] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [hasTried, setTried] = useState(false)
  const give = async (chosen: File) => {
    setBusy(true)
    const evidence = await upload(chosen)
    if (evidence !== null) await send({ note: note.trim(), evidence })
    setBusy(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (note.trim() !== '' && file) void give(file)
  }
  const missing =
    hasTried && note.trim() === '' ? { code: 'textRequired', values: { label: { code: noteLabel } } } : undefined
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextAreaField
        name={`note-${id}`}
        label={say(noteLabel)}
        value={note}
        onChange={setNote}
        rows={2}
        maxLength={2000}
        error={missing}
      />
      <FileInput
        id={`evidence-${id}`}
        label={say('review.evidence-a-photo-or-pdf')}
        accept={evidenceTypes}
        placeholder={say('review.choose-a-file')}
        value={file}
        onChange={setFile}
        error={hasTried && !file ? say('review.please-choose-a-file') : null}
      />
      <Button type="submit" size="sm" loading={isBusy}>
        {say('review.close-this-condition')}
      </Button>
    </form>
  )
}
