import type { WaitingFor } from '@soundroof/contract/roofs/project-status'
import type { PlainCode } from '../../../../platform/words/use-say.ts'

type Words = { readonly told: PlainCode; readonly action: PlainCode }

/** What a project's company has to act on, with the button for it; most urgent first. */
export const waitingWords: Readonly<Record<WaitingFor, Words>> = {
  'review-void': { told: 'roofs.the-delivered-review-was-withdrawn-do', action: 'roofs.see-the-withdrawn-review' },
  question: { told: 'roofs.an-engineer-has-asked-a-question', action: 'roofs.answer-the-question' },
  condition: { told: 'roofs.a-condition-of-the-approval-waits', action: 'roofs.give-the-evidence' },
  review: { told: 'roofs.the-review-is-ready-to-download', action: 'roofs.open-the-review' },
}

const byUrgency = Object.keys(waitingWords) as readonly WaitingFor[]

/** Null: nothing to act on. */
export const mostUrgent = (waitsFor: readonly WaitingFor[]): WaitingFor | null =>
  byUrgency.find((kind) => waitsFor.includes(kind)) ?? null

type Waiting = { readonly waitsFor: readonly WaitingFor[] }

const urgencyOf = ({ waitsFor }: Waiting): number => byUrgency.findIndex((kind) => waitsFor.includes(kind))

export const sortedByUrgency = <T extends Waiting>(projects: readonly T[]): readonly T[] =>
  [...projects].sort((one, other) => urgencyOf(one) - urgencyOf(other))
