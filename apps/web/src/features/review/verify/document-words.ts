import { documentNames, type VerifiedDocument } from '@soundroof/contract/roofs/documents/document'
import { shownMoment } from '../../../platform/shown-date.ts'
import type { PlainCode, Say } from '../../../platform/words/use-say.ts'

/** Meaning of the state for a holder of the document. */
export const stateSentence = (say: Say, { state, kind, endedAt, reconsideredSince }: VerifiedDocument): string => {
  const moment = endedAt === null ? '–' : shownMoment(say, endedAt)
  if (state === 'superseded')
    return say('review.the-project-was-changed-or-a', {
      document: say(documentNames[kind]).toLowerCase(),
      moment,
    })
  if (state === 'void') return say('review.the-provider-withdrew-this-document-on', { moment })
  if (state === 'deleted') return say('review.the-provider-issued-this-document-its', { moment })
  if (state === 'missing') return say('review.the-provider-issued-this-document-but')
  if (state === 'draft') return say('review.the-provider-has-prepared-this-document')
  if (reconsideredSince !== null)
    return say('review.the-provider-issued-this-document-its-result', { moment: shownMoment(say, reconsideredSince) })
  return say('review.the-provider-issued-this-document-and')
}

export type Comparison = 'same' | 'different'

export const comparisonWords: Readonly<Record<Comparison, PlainCode>> = {
  same: 'review.this-file-is-the-issued-document',
  different: 'review.this-file-is-not-the-issued',
}
