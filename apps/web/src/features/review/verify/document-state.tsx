import { text } from '@soundroof/contract/platform/text'
import {
  documentNames,
  isReviewWithoutResult,
  stateTitles,
  type VerifiedDocument,
} from '@soundroof/contract/roofs/documents/document'
import { withoutResultSentence } from '../../../components/documents/without-result.ts'
import { shownMoment } from '../../../platform/shown-date.ts'
import { stateSentence } from './document-words.ts'
import styles from './verify.module.css'

/** What the provider says of the document. */
export const DocumentState = ({ document }: { readonly document: VerifiedDocument }) => (
  <section className={styles.state} data-state={document.state} aria-labelledby="document-state">
    <h2 id="document-state" className={styles.title}>
      {text(stateTitles[document.state])}
      {document.reconsideredSince !== null && `, ${text('under reconsideration')}`}
    </h2>
    <p>{stateSentence(document)}</p>
    {isReviewWithoutResult(document) && <p>{withoutResultSentence()}</p>}
    <dl className={styles.facts}>
      <dt>{text('Document')}</dt>
      <dd>{text(documentNames[document.kind])}</dd>
      <dt>{text('Revision')}</dt>
      <dd>{document.revision}</dd>
      <dt>{text('Issued')}</dt>
      <dd>{shownMoment(document.issuedAt)}</dd>
      <dt>{text('Document code')}</dt>
      <dd className={styles.code}>{document.code}</dd>
      <dt>{text('SHA-256 of the file')}</dt>
      <dd className={styles.code}>{document.sha256}</dd>
    </dl>
  </section>
)
