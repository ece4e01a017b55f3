import { documentNames, type VerifiedDocument } from '@soundroof/contract/roofs/documents/document'
import { shownMoment } from '../../../platform/shown-date.ts'

/** What the state means for whoever holds the document. */
export const stateSentence = ({ state, kind, endedAt }: VerifiedDocument): string => {
  const since = endedAt === null ? '' : ` on ${shownMoment(endedAt)}`
  const name = documentNames[kind].toLowerCase()
  if (state === 'superseded')
    return `The project was changed, or a newer ${name} issued,${since}. Ask whoever gave you this one for the newer one.`
  if (state === 'void') return `The provider withdrew this document${since}. Do not rely on it.`
  if (state === 'draft') return 'The provider has prepared this document, but not delivered it. It does not count.'
  return 'The provider issued this document, and it is the newest of its kind for its project.'
}

export type Comparison = 'same' | 'different'

export const comparisonWords: Readonly<Record<Comparison, string>> = {
  same: 'This file is the issued document, bit by bit.',
  different:
    'This file is not the issued document: it was changed, saved again by another program, or is another document.',
}
