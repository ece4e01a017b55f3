import { schemaField } from '@soundroof/contract/platform/schema-field'
import { dispositionField } from '@soundroof/contract/review/certificate/certificate-problems'
import { type Disposition, disposals, disposition } from '@soundroof/contract/review/certificate/certificate-record'
import { SelectField } from '../../../../components/fields/select-field.tsx'
import { TextAreaField } from '../../../../components/fields/text-field.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import { type PlainCode, useSay } from '../../../../platform/words/use-say.ts'
import styles from './certificate.module.css'
import type { Certificate } from './use-certificate.ts'

const disposalWords = {
  met: 'review.met',
  waived: 'review.waived',
  kept: 'review.kept-as-a-condition',
} as const satisfies Readonly<Record<(typeof disposals)[number], PlainCode>>

/** What is written beside, by what became of the condition. */
const reasonWords = {
  '': 'review.evidence-or-reason',
  met: 'review.evidence',
  waived: 'review.reason-alone',
  kept: 'review.how-it-is-inspected',
} as const satisfies Readonly<Record<Disposition['disposal'], PlainCode>>

type EntryProps = {
  readonly given: Disposition
  readonly index: number
  readonly certificate: Pick<Certificate, 'dispose' | 'errorOf'>
}

const Entry = ({ given: { condition, disposal, reason }, index, certificate }: EntryProps) => {
  const say = useSay()
  const [ofDisposal, ofReason] = [dispositionField(index, 'disposal'), dispositionField(index, 'reason')]
  return (
    <li>
      <fieldset className={styles.disposition}>
        <legend className={styles.condition}>{say('review.condition-number', { number: index + 1, condition })}</legend>
        <SelectField
          name={ofDisposal}
          label={say('review.what-became-of-it')}
          options={disposals.map((each) => say(disposalWords[each]))}
          value={disposal === '' ? null : disposals.indexOf(disposal)}
          error={certificate.errorOf(ofDisposal)}
          onChange={(position) => certificate.dispose(index, 'disposal', disposals[position ?? -1] ?? '')}
          required
        />
        <TextAreaField
          name={ofReason}
          label={say(reasonWords[disposal])}
          maxLength={schemaField(disposition, 'reason').maxLength}
          value={reason}
          error={certificate.errorOf(ofReason)}
          onChange={(value) => certificate.dispose(index, 'reason', value)}
          rows={2}
          required
        />
      </fieldset>
    </li>
  )
}

/** Conditions of the result, and what the engineer makes of each. */
export const DispositionList = ({ certificate }: { readonly certificate: Certificate }) => {
  const say = useSay()
  return (
    <Panel title={say('review.conditions-of-the-result')}>
      {certificate.dispositions.length === 0 ? (
        <p>{say('review.the-result-has-no-conditions')}</p>
      ) : (
        <ol className={styles.dispositions}>
          {certificate.dispositions.map((given, index) => (
            <Entry key={given.condition} given={given} index={index} certificate={certificate} />
          ))}
        </ol>
      )}
    </Panel>
  )
}
