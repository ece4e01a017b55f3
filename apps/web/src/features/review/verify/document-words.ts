import { text } from '@soundroof/contract/platform/text'
import { documentNames, type VerifiedDocument } from '@soundroof/contract/roofs/documents/document'
import { shownMoment } from '../../../platform/shown-date.ts'

/** What the state means for whoever holds the document. */
export const stateSentence = ({ state, kind, endedAt, reconsideredSince }: VerifiedDocument): string => {
  const moment = endedAt === null ? '–' : shownMoment(endedAt)
  if (state === 'superseded')
    return text(
      'The project was changed, or a newer {document} issued, on {moment}. Ask whoever gave you this one for the newer one.',
      { document: text(documentNames[kind]).toLowerCase(), moment },
    )
  if (state === 'void') return text('The provider withdrew this document on {moment}. Do not rely on it.', { moment })
  if (state === 'deleted')
    return text(
      'The provider issued this document. Its owner deleted it with its project on {moment}: the provider has no copy, and it no longer counts.',
      { moment },
    )
  if (state === 'missing')
    return text(
      'The provider issued this document, but its file is missing from the provider’s store. Do not rely on it until it is issued again.',
    )
  if (state === 'draft')
    return text('The provider has prepared this document, but not delivered it. It does not count.')
  if (reconsideredSince !== null)
    return text(
      'The provider issued this document. Its result is under reconsideration since {moment}: ask the provider before you rely on it.',
      { moment: shownMoment(reconsideredSince) },
    )
  return text('The provider issued this document, and it is the newest of its kind for its project.')
}

export type Comparison = 'same' | 'different'

export const comparisonWords: Readonly<Record<Comparison, string>> = {
  same: 'This file is the issued document, bit by bit.',
  different:
    'This file is not the issued document: it was changed, saved again by another program, or is another document.',
}
