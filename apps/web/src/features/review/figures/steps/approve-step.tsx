import type { FigureRow } from '@soundroof/contract/review/figures/figures-console'
import { decision } from '@soundroof/contract/review/figures/figures-console'
import { useState } from 'react'
import { useCheckedForm } from '../../../../components/fields/use-checked-form.ts'
import { call } from '../../../../platform/api/api-client.ts'
import { toast } from '../../../../platform/toast.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { cellProblems, typedOf } from '../cell-words.ts'
import { useKeptCells } from '../kept-proposal.ts'
import { FigureInView } from './figure-in-view.tsx'
import { notYet, OpenedTogether, type Together } from './opened-together.tsx'
import { StepFrame } from './step-frame.tsx'

type Props = {
  /** Each with its waiting proposal. */
  readonly figures: readonly FigureRow[]
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Approves what a colleague proposed. One that is not approved is declined alone, with a reason. */
export const ApproveStep = ({ figures, onClose, onDone }: Props) => {
  const say = useSay()
  const [together, setTogether] = useState<Together>(notYet)
  const [refusals, setRefusals] = useState(0)
  const waiting = figures.flatMap(({ id, waiting: signOff }) => (signOff ? [{ id: signOff.id, figure: id }] : []))
  const { cells, type, forget } = useKeptCells(
    `figures-approve-${waiting
      .map(({ id }) => id)
      .sort()
      .join()}`,
  )
  const { problems, busy, submit } = useCheckedForm({
    schema: decision,
    start: { note: '' },
    problemsOf: () =>
      cellProblems(
        waiting.map(({ figure }) => figure),
        cells,
      ),
    send: async () => {
      const signOffs = waiting.map(({ id, figure }) => ({ id, cells: typedOf(cells[figure] ?? '') }))
      const body = { signOffs, decision: 'approve' as const, note: '', seen: together.seen }
      const answer = await call('decideFigures', { body })
      if (answer.ok) return answer
      if (answer.code === 409) setRefusals(refusals + 1)
      return answer.issues.length > 0 ? answer : { ok: false, issues: [{ field: 'figures', coded: answer.message }] }
    },
    onDone: () => {
      forget()
      toast('saved', 'success')
      onDone()
    },
  })
  return (
    <StepFrame
      title={say('review.approve-figures', { count: figures.length })}
      lead={say('review.the-step-opens-once-all-was-in-view')}
      submitLabel={say('review.approve')}
      busy={busy}
      isReady={together.isReady}
      problems={problems}
      onSubmit={submit}
      onCancel={onClose}
      asked={
        <OpenedTogether key={refusals} figures={[]} signOffs={waiting.map(({ id }) => id)} onChange={setTogether} />
      }
    >
      {figures.map((figure) => (
        <FigureInView
          key={figure.id}
          figure={figure}
          signOff={figure.waiting}
          typed={cells[figure.id] ?? ''}
          onType={(typed) => type(figure.id, typed)}
        />
      ))}
    </StepFrame>
  )
}
