import { isTableFigure } from '@soundroof/contract/review/figures/figure-tables'
import type { SignOffRow } from '@soundroof/contract/review/figures/figures-console'
import { type FormEvent, useState } from 'react'
import { TextAreaField } from '../../../components/fields/text-field.tsx'
import { FormDialog } from '../../../components/page/form-dialog.tsx'
import { call } from '../../../platform/api/api-client.ts'
import { toast } from '../../../platform/toast.ts'
import { type Message, type PlainCode, useSay } from '../../../platform/words/use-say.ts'
import { FigureEffects } from './figure-effects.tsx'

export type Move = 'approve' | 'decline' | 'withdraw' | 'revoke'

const words: Readonly<
  Record<Move, { readonly title: PlainCode; readonly submit: PlainCode; readonly isNoteAsked: boolean }>
> = {
  approve: { title: 'review.approve-this-figure', submit: 'review.approve', isNoteAsked: false },
  decline: { title: 'review.decline-this-figure', submit: 'review.decline', isNoteAsked: true },
  withdraw: { title: 'review.withdraw-your-proposal', submit: 'components.withdraw', isNoteAsked: false },
  revoke: { title: 'review.take-this-figure-back', submit: 'review.take-back', isNoteAsked: true },
}

const send = (move: Move, id: string, note: string, seen: string | null) =>
  move === 'approve' || move === 'decline'
    ? call('decideFigure', { body: { id, decision: move, note, seen } })
    : call('withdrawFigure', { body: { id, state: move === 'revoke' ? 'approved' : 'waiting', note } })

/** Of a product the former entry, or none, takes its place. */
const isOfNumbers = ({ figure, entry }: SignOffRow): boolean => entry === null || isTableFigure(figure)

type Props = {
  readonly move: Move
  readonly signOff: SignOffRow
  readonly onClose: () => void
  readonly onDone: () => void
}

/** A note, required where something is refused or taken back. */
export const DecisionDialog = ({ move, signOff, onClose, onDone }: Props) => {
  const say = useSay()

  const [note, setNote] = useState('')
  const [seen, setSeen] = useState<string | null>(null)
  const [refusals, setRefusals] = useState(0)
  const [error, setError] = useState<Message>()
  const [isBusy, setBusy] = useState(false)
  const { title, submit, isNoteAsked } = words[move]
  const decide = async () => {
    setBusy(true)
    const answer = await send(move, signOff.id, note.trim(), seen)
    setBusy(false)
    if (answer.ok) {
      toast('saved', 'success')
      return onDone()
    }
    setError(answer.issues[0]?.coded ?? answer.message)
    if (answer.code !== 409) return
    // The list that was looked at may be another one by now: it is asked for anew.
    setRefusals(refusals + 1)
    setSeen(null)
    // Somebody else was faster: the list shows what they decided. The others may only be in the way of zones that would open.
    if (move !== 'approve' && move !== 'revoke') onDone()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isNoteAsked && note.trim() === '') setError('figureNoteRequired')
    else void decide()
  }
  return (
    <FormDialog
      title={say(title)}
      submitLabel={say(submit)}
      busy={isBusy}
      danger={move === 'revoke'}
      onSubmit={onSubmit}
      onCancel={onClose}
    >
      {move === 'approve' && (
        <FigureEffects key={refusals} figure={signOff.figure} values={null} signOff={signOff.id} onSeen={setSeen} />
      )}
      {move === 'revoke' && isOfNumbers(signOff) && (
        <>
          <p>{say('review.the-published-figure-counts-again')}</p>
          <FigureEffects key={refusals} figure={signOff.figure} values={null} />
        </>
      )}
      <TextAreaField
        name="note"
        label={say('review.note')}
        value={note}
        onChange={(words) => setNote(words.replaceAll('\n', ' '))}
        rows={3}
        maxLength={1000}
        required={isNoteAsked}
        error={error}
      />
    </FormDialog>
  )
}
