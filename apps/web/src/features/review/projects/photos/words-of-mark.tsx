import { Button } from '@mantine/core'
import { text } from '@soundroof/contract/platform/text'
import type { Mark } from '@soundroof/contract/review/mark-up'
import { type FormEvent, useState } from 'react'
import { TextField } from '../../../../components/fields/text-field.tsx'
import styles from './photos.module.css'

type Props = { readonly mark: Mark; readonly onDone: (mark: Mark) => void; readonly onCancel: () => void }

const mostMillimetres = 500_000

const completed = (mark: Mark, words: string): Mark | string => {
  if (mark.kind === 'note')
    return words.trim() === '' ? text('Please write the note!') : { ...mark, text: words.trim() }
  const millimetres = Number(words)
  if (mark.kind !== 'known-length') return mark
  return millimetres > 0 && millimetres <= mostMillimetres
    ? { ...mark, millimetres }
    : text('Please enter a length of more than 0 and at most 500 000 mm!')
}

/** Asks for the text of a note or the true length of a line. */
export const WordsOfMark = ({ mark, onDone, onCancel }: Props) => {
  const [words, setWords] = useState('')
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const done = completed(mark, words)
    if (typeof done === 'string') setError(done)
    else onDone(done)
  }
  const field = { name: 'mark-words', value: words, onChange: setWords, ...(error ? { error } : {}) }
  return (
    <form className={styles.words} onSubmit={submit} noValidate>
      <TextField
        {...field}
        label={mark.kind === 'note' ? text('Note') : text('True length of this line, mm')}
        maxLength={300}
      />
      <Button type="submit" size="sm">
        {text('Add')}
      </Button>
      <Button variant="default" size="sm" onClick={onCancel}>
        {text('Cancel')}
      </Button>
    </form>
  )
}
