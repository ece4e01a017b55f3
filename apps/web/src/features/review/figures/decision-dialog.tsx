import { isTableFigure } from '@soundroof/contract/review/figures/figure-tables'
import { decision, noteProblems, type SignOffRow } from '@soundroof/contract/review/figures/figures-console'
import { useState } from 'react'
import { TextAreaField } from '../../../components/fields/text-field.tsx'
import { useCheckedForm } from '../../../components/fields/use-checked-form.ts'
import { FormDialog } from '../../../components/page/form-dialog.tsx'
import { call } from '../../../platform/api/api-client.ts'
import { useKeptForm } from '../../../platform/draft/kept-forms.ts'
import { toast } from '../../../platform/toast.ts'
import { type PlainCode, useSay } from '../../../platform/words/use-say.ts'
import { typedOf } from './cell-words.ts'
import { FigureEffects } from './figure-effects.tsx'
import { useInView, ViewLeft } from './in-view.tsx'
import { TableInView } from './table-in-view.tsx'

export type Move = 'approve' | 'decline' | 'withdraw' | 'revoke'

const words: Readonly<
  Record<Move, { readonly title: PlainCode; readonly submit: PlainCode; readonly isNoteAsked: boolean }>
> = {
  approve: { title: 'review.approve-this-figure', submit: 'review.approve', isNoteAsked: false },
  decline: { title: 'review.decline-this-figure', submit: 'review.decline', isNoteAsked: true },
  withdraw: { title: 'review.withdraw-your-proposal', submit: 'components.withdraw', isNoteAsked: false },
  revoke: { title: 'review.take-this-figure-back', submit: 'review.take-back', isNoteAsked: true },
}

type Given = { readonly note: string; readonly cells: number[] | null; readonly seen: string | null }

const send = (move: Move, id: string, { note, cells, seen }: Given) =>
  move === 'approve' || move === 'decline'
    ? call('decideFigure', { body: { id, decision: move, note, cells, seen } })
    : call('withdrawFigure', { body: { id, state: move === 'revoke' ? 'approved' : 'waiting', note } })

/** False for a product, which is replaced by its former entry, or by none. */
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

  const [seen, setSeen] = useState<string | null>(null)
  const { inside, ...looked } = useInView()
  const [cells, setCells] = useState('')
  const [refusals, setRefusals] = useState(0)
  const { title, submit: submitLabel, isNoteAsked } = words[move]
  const lookAnew = () => {
    setRefusals(refusals + 1)
    setSeen(null)
    // A colleague was faster: the list shows the decision. An approval or withdrawal may also be stopped by zones that would open.
    if (move !== 'approve' && move !== 'revoke') onDone()
  }
  const { bind, change, busy, submit } = useCheckedForm({
    schema: decision,
    start: { note: '' },
    kept: useKeptForm(`figure-${move}-${signOff.id}`, { note: '' }),
    problemsOf: (form) => (isNoteAsked ? noteProblems(form) : []),
    send: async ({ note }) => {
      const answer = await send(move, signOff.id, { note: note.trim(), cells: typedOf(cells), seen })
      if (answer.ok) return answer
      // The list may have changed since it was loaded: load it again.
      if (answer.code === 409) lookAnew()
      return { ok: false, issues: [{ field: 'note', coded: answer.issues[0]?.coded ?? answer.message }] }
    },
    onDone: () => {
      toast('saved', 'success')
      onDone()
    },
  })
  return (
    <FormDialog
      title={say(title)}
      submitLabel={say(submitLabel)}
      busy={busy}
      danger={move === 'revoke'}
      isReady={looked.left?.length === 0}
      onSubmit={submit}
      onCancel={onClose}
    >
      <div ref={inside}>
        {move === 'approve' && isTableFigure(signOff.figure) && (
          <>
            <TableInView figure={signOff.figure} signOff={signOff.id} typed={cells} onType={setCells} />
            <ViewLeft {...looked} id="cells-left" />
          </>
        )}
      </div>
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
        {...bind('note')}
        onChange={(words) => change({ note: words.replaceAll('\n', ' ') })}
        rows={3}
        required={isNoteAsked}
      />
    </FormDialog>
  )
}
