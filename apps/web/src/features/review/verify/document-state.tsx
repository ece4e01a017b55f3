import {
  documentNames,
  isReviewWithoutResult,
  stateTitles,
  type VerifiedDocument,
} from '@soundroof/contract/roofs/documents/document'
import { withoutResultSentence } from '../../../components/documents/without-result.ts'
import { shownMoment } from '../../../platform/shown-date.ts'
import { useSay } from '../../../platform/words/use-say.ts'
import { stateSentence } from './document-words.ts'
import styles from './verify.module.css'

/** What the provider says of the document. */
export const DocumentState = ({ document }: { readonly document: VerifiedDocument }) => {
  const say = useSay()
  return (
    <section className={styles.state} data-state={document.state} aria-labelledby="document-state">
      <h2 id="document-state" className={styles.title}>
        {say(stateTitles[document.state])}
        {document.reconsideredSince !== null && `, ${say('review.under-reconsideration-2')}`}
      </h2>
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
        <dd className={styles.code}>{document.code}</dd>
        <dt>{say('review.sha-256-of-the-file')}</dt>
        <dd className={styles.code}>{document.sha256}</dd>
      </dl>
    </section>
  )
}
