import type { WaitingFor } from '@soundroof/contract/roofs/project-status'

type Words = { readonly told: string; readonly action: string }

/** What waits for whoever made a project, and the button that leads to it; the most urgent first. */
export const waitingWords: Readonly<Record<WaitingFor, Words>> = {
  'review-void': { told: 'The delivered review was withdrawn. Do not rely on it.', action: 'See the withdrawn review' },
  question: { told: 'An engineer has asked a question.', action: 'Answer the question' },
  condition: { told: 'A condition of the approval waits for evidence.', action: 'Give the evidence' },
  review: { told: 'The review is ready to download.', action: 'Open the review' },
}

const byUrgency = Object.keys(waitingWords) as readonly WaitingFor[]

/** Null: nothing waits. */
export const mostUrgent = (waitsFor: readonly WaitingFor[]): WaitingFor | null =>
  byUrgency.find((kind) => waitsFor.includes(kind)) ?? null

type Waiting = { readonly waitsFor: readonly WaitingFor[] }

const urgencyOf = ({ waitsFor }: Waiting): number => byUrgency.findIndex((kind) => waitsFor.includes(kind))

export const sortedByUrgency = <T extends Waiting>(projects: readonly T[]): readonly T[] =>
  [...projects].sort((one, other) => urgencyOf(one) - urgencyOf(other))
