import { isBlank } from '@soundroof/contract/platform/visible-text'
import type { CertificateForm } from '@soundroof/contract/review/certificate/certificate-form'
import type { AskedEntry } from '@soundroof/contract/review/certificate/certificate-record'
import { useState } from 'react'
import { Panel } from '../../../../components/page/panel.tsx'
import { useSay } from '../../../../platform/words/use-say.ts'
import styles from './certificate.module.css'
import { EntryField } from './entry-field.tsx'
import { type ShownSection, shownSections, wideEntries } from './sections.ts'
import type { Certificate } from './use-certificate.ts'

type FieldsProps = {
  readonly form: CertificateForm
  readonly entries: readonly AskedEntry[]
  readonly certificate: Certificate
  readonly required: boolean
}

const Fields = ({ entries, ...field }: FieldsProps) => (
  <div className={styles.fields}>
    {entries.map((entry) => (
      <div key={entry} data-long={wideEntries.includes(entry) || undefined}>
        <EntryField entry={entry} {...field} />
      </div>
    ))}
  </div>
)

type Props = { readonly form: CertificateForm; readonly certificate: Certificate }
type SectionProps = Props & { readonly section: ShownSection }

/** Open from the start where something stands in it or everything is in it. */
const Further = ({ section: { entries, further }, ...shown }: SectionProps) => {
  const say = useSay()
  const [isOpenAtFirst] = useState(
    () => entries.length === 0 || further.some((entry) => !isBlank(shown.certificate.entered.record[entry])),
  )
  return (
    <details className={styles.further} open={isOpenAtFirst}>
      <summary>{say('review.further-entries')}</summary>
      <Fields entries={further} {...shown} required={false} />
    </details>
  )
}

const Section = ({ section, ...shown }: SectionProps) => {
  const say = useSay()
  return (
    <Panel title={say(section.title)}>
      {section.entries.length > 0 && <Fields entries={section.entries} {...shown} required />}
      {section.further.length > 0 && <Further section={section} {...shown} />}
    </Panel>
  )
}

/** The record, by sections; what the form of the state does not ask for is folded away. */
export const EntrySections = ({ form, certificate }: Props) =>
  shownSections(form, certificate.entered.record).map((section) => (
    <Section key={section.id} section={section} form={form} certificate={certificate} />
  ))
