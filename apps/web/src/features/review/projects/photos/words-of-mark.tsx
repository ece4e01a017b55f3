import { Button, Group } from '@mantine/core'
import { longestNote, type Mark, mostMillimetres } from '@soundroof/contract/review/mark-up'
import type { PlainCode } from '@soundroof/words/language/say'
import { type FormEvent, useState } from 'react'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { type Message, useSay } from '../../../../platform/words/use-say.ts'

type Props = { readonly mark: Mark; readonly onDone: (mark: Mark) => void; readonly onCancel: () => void }

const completed = (mark: Mark, words: string): Mark | PlainCode => {
  if (mark.kind === 'note')
    return words.trim() === '' ? 'review.please-write-the-note' : { ...mark, text: words.trim() }
  const millimetres = Number(words)
  if (mark.kind !== 'known-length') return mark
  return millimetres > 0 && millimetres <= mostMillimetres
    ? { ...mark, millimetres }
    : 'review.please-enter-a-length-of-more'
}

/** Asks for the text of a note or the true length of a line. */
export const WordsOfMark = ({ mark, onDone, onCancel }: Props) => {
  const say = useSay()

  const [words, setWords] = useState('')
  const [error, setError] = useState<Message>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const done = completed(mark, words)
    if (typeof done === 'string') setError(done)
    else onDone(done)
  }
  const field = { name: 'mark-words', value: words, onChange: setWords, ...(error ? { error } : {}) }
  return (
    <form onSubmit={submit} noValidate>
      <Group gap={10} align="end">
        <TextField
          {...field}
          label={mark.kind === 'note' ? say('review.note') : say('review.true-length-of-this-line-mm')}
          maxLength={longestNote}
        />
        <Button type="submit" size="sm">
          {say('review.add')}
        </Button>
        <Button variant="default" size="sm" onClick={onCancel}>
          {say('components.cancel')}
        </Button>
      </Group>
    </form>
  )
}
