import type { FigureRow } from '@soundroof/contract/review/figures/figures-console'
import { reasonProblems } from '@soundroof/contract/review/figures/proposal-problems'
import { useState } from 'react'
import { call } from '../../../../platform/api/api-client.ts'
import type { Answer } from '../../../../platform/api/envelope.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { cellProblems, typedOf } from '../cell-words.ts'
import { useKeptCells } from '../kept-proposal.ts'
import { ReasonAndEvidence } from '../reason-and-evidence.tsx'
import { useProposal } from '../use-proposal.ts'
import { FigureInView } from './figure-in-view.tsx'
import { notYet, OpenedTogether, type Together } from './opened-together.tsx'
import { StepFrame } from './step-frame.tsx'

type Form = { readonly reason: string; readonly file: File | null }

const nothingMore = { kept: () => ({}), read: () => ({}) }

type Props = {
  readonly figures: readonly FigureRow[]
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Confirms figures as published: one reason, one file of evidence, for a second engineer to approve. */
export const ConfirmStep = ({ figures, onClose, onDone }: Props) => {
  const say = useSay()
  const ids = figures.map(({ id }) => id)
  const name = `figures-confirm-${[...ids].sort().join()}`
  const { cells, type, forget } = useKeptCells(`${name}-cells`)
  const [together, setTogether] = useState<Together>(notYet)
  const { form, bind, change, errorAt, busy, submit, problems, refusals } = useProposal<Form>({
    name,
    more: nothingMore,
    start: { reason: '', file: null },
    problemsOf: ({ reason, file }) => [
      ...cellProblems(ids, cells),
      ...reasonProblems(reason),
      ...(file ? [] : [{ field: 'evidence', coded: { code: 'evidenceRequired' } }]),
    ],
    propose: async ({ reason }, evidence): Promise<Answer<unknown>> => {
      const confirmed = figures.map(({ id, shown }) => ({ figure: id, shown, cells: typedOf(cells[id] ?? '') }))
      const body = { figures: confirmed, reason: reason.trim(), evidence, seen: together.seen }
      return call('proposeFigures', { body })
    },
    onDone: () => {
      forget()
      onDone()
    },
  })
  const asked = (
    <>
      <OpenedTogether key={refusals} figures={ids} signOffs={[]} onChange={setTogether} />
      <ReasonAndEvidence
        given={form}
        change={change}
        bind={bind}
        errorAt={errorAt}
        reasonLabel={say('review.reason-and-where-the-values-come')}
        evidenceLabel={say('review.evidence-a-pdf-or-photo')}
      />
    </>
  )
  return (
    <StepFrame
      title={say('review.confirm-figures', { count: figures.length })}
      lead={say('review.the-step-opens-once-all-was-in-view')}
      submitLabel={say('review.propose')}
      busy={busy}
      isReady={together.isReady}
      problems={problems.filter(({ field }) => field !== 'reason' && field !== 'evidence')}
      onSubmit={submit}
      onCancel={onClose}
      asked={asked}
    >
      {figures.map((figure) => (
        <FigureInView
          key={figure.id}
          figure={figure}
          signOff={null}
          typed={cells[figure.id] ?? ''}
          onType={(typed) => type(figure.id, typed)}
        />
      ))}
    </StepFrame>
  )
}
