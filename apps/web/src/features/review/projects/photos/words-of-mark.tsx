import { Button, Group } from '@mantine/core'
import { longestNote, type Mark, mostMillimetres } from '@soundroof/contract/review/mark-up'
import type { PlainCode } from '@soundroof/words/language/say'
import { type FormEvent, useEffect, useState } from 'react'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { type Message, useSay } from '../../../../platform/words/use-say.ts'

type Props = { readonly mark: Mark; readonly onDone: (mark: Mark) => void; readonly onCancel: () => void }

const completed = (mark: Mark, words: string): Mark | PlainCode => {
  if (mark.kind === 'note')
    return words.trim() === '' ? 'review.please-write-the-note' : { ...mark, text: words.trim() }
  if (mark.kind !== 'known-length' && mark.kind !== 'dimension') return mark
  if (mark.kind === 'dimension' && words.trim() === '') return mark
  const millimetres = Number(words)
  return millimetres > 0 && millimetres <= mostMillimetres
    ? { ...mark, millimetres }
    : 'review.please-enter-a-length-of-more'
}

const labels = {
  note: 'review.note',
  dimension: 'review.length-of-this-line-mm',
  'known-length': 'review.true-length-of-this-line-mm',
} as const satisfies Readonly<Record<string, PlainCode>>

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
  // The picture stays in view: it does not scroll away when the field gets the focus.
  useEffect(() => document.getElementById('mark-words')?.focus({ preventScroll: true }), [])
  const field = { name: 'mark-words', value: words, onChange: setWords, ...(error ? { error } : {}) }
  return (
    <form onSubmit={submit} noValidate>
      <Group gap={10} align="end">
        <TextField
          {...field}
          label={say(labels[mark.kind === 'note' || mark.kind === 'dimension' ? mark.kind : 'known-length'])}
          {...(mark.kind === 'dimension' ? { hint: say('review.empty-as-measured') } : {})}
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
