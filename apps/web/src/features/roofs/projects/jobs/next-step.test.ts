import type { WaitingFor } from '@soundroof/contract/roofs/project-status'
import type { ProjectSummary } from '@soundroof/contract/roofs/wire/wire-rows'
import { describe, expect, it } from 'vitest'
import { blankDraft } from '../../../../platform/draft/draft-record.ts'
import { nextStep } from './next-step.ts'

const project = (hash: string, ...waitsFor: readonly WaitingFor[]): ProjectSummary => ({
  hash,
  revision: 1,
  name: 'Shed',
  number: '1',
  madeAt: '2026-1-3 09:05:07',
  updatedAt: '2026-01-03T09:05:07Z',
  deliveryDate: null,
  status: 3,
  engineerName: '',
  reportFile: null,
  reviewFile: null,
  hasResult: true,
  productWarnings: [],
  codedWarnings: [],
  reconsideredSince: null,
  address: '1 Acacia Road',
  outline: null,
  verdict: null,
  isComplete: true,
  isBuiltSigned: false,
  roofName: '',
  roofOf: null,
  waitsFor,
})

const draft = blankDraft('d', new Date(2026, 0, 3))

describe('the next step on the home page', () => {
  it('is the most urgent of all that waits', () => {
    const waiting = [project('a', 'review'), project('b', 'condition', 'question'), project('c', 'condition')]
    expect(nextStep(waiting, [draft])).toMatchObject({
      kind: 'waiting',
      waitingFor: 'question',
      project: { hash: 'b' },
    })
    expect(nextStep([...waiting, project('d', 'review-void')], [])).toMatchObject({ waitingFor: 'review-void' })
  })

  it('is the unfinished project before a review that is ready', () => {
    expect(nextStep([project('a', 'review')], [draft])).toEqual({ kind: 'draft', draft })
    expect(nextStep([project('a', 'review')], [])).toMatchObject({ waitingFor: 'review' })
  })

  it('is a new project where nothing waits', () => {
    expect(nextStep([], [])).toEqual({ kind: 'start' })
    expect(nextStep([], [draft])).toEqual({ kind: 'draft', draft })
  })
})
