import { Box } from '@mantine/core'
import {
  documentNames,
  isReviewWithoutResult,
  stateTitles,
  type VerifiedDocument,
} from '@soundroof/contract/roofs/documents/document'
import { withoutResultSentence } from '../../../components/documents/without-result.ts'
import surfaces from '../../../components/page/surfaces.module.css'
import { shownMoment } from '../../../platform/shown-date.ts'
import { useSay } from '../../../platform/words/use-say.ts'
import { stateSentence } from './document-words.ts'
import styles from './verify.module.css'

/** State of the document by the provider's records. */
const bars = {
  valid: 'green',
  draft: 'yellow',
  superseded: 'yellow',
  deleted: 'red',
  missing: 'red',
  void: 'red',
} as const satisfies Readonly<Record<VerifiedDocument['state'], string>>

/** What the provider says of the document. */
export const DocumentState = ({ document }: { readonly document: VerifiedDocument }) => {
  const say = useSay()
  return (
    <Box
      component="section"
      p="20px 24px"
      className={`${surfaces.card} ${surfaces.barred}`}
      style={{ '--bar-width': '6px', '--bar': `var(--mantine-color-${bars[document.state]}-7)` }}
      aria-labelledby="document-state"
    >
      <Box component="h2" id="document-state" m={0} fz="1.5rem">
        {say(stateTitles[document.state])}
        {document.reconsideredSince !== null && `, ${say('review.under-reconsideration-2')}`}
      </Box>
      <p>{stateSentence(say, document)}</p>
      {isReviewWithoutResult(document) && <p>{withoutResultSentence(say)}</p>}
      <dl className={styles.facts}>
        <dt>{say('review.document')}</dt>
        <dd>{say(documentNames[document.kind])}</dd>
        <dt>{say('review.revision')}</dt>
        <dd>{document.revision}</dd>
        <dt>{say('review.issued')}</dt>
        <dd>{shownMoment(say, document.issuedAt)}</dd>
        <dt>{say('review.document-code')}</dt>
        <Box component="dd" ff="monospace">
          {document.code}
        </Box>
        <dt>{say('review.sha-256-of-the-file')}</dt>
        <Box component="dd" ff="monospace">
          {document.sha256}
        </Box>
      </dl>
    </Box>
  )
}
