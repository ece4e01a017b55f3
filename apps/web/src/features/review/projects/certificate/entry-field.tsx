import { schemaField } from '@soundroof/contract/platform/schema-field'
import type { CertificateForm } from '@soundroof/contract/review/certificate/certificate-form'
import { labelOfEntry } from '@soundroof/contract/review/certificate/certificate-problems'
import {
  type AskedEntry,
  buildingClasses,
  certificateRecord,
} from '@soundroof/contract/review/certificate/certificate-record'
import { SelectField } from '../../../../components/fields/select-field.tsx'
import { TextAreaField, TextField } from '../../../../components/fields/text-field.tsx'
import { type PlainCode, type Say, useSay } from '../../../../platform/words/use-say.ts'
import { longEntries, suggestionsFor } from './sections.ts'
import type { Certificate } from './use-certificate.ts'

const hints: Partial<Readonly<Record<AskedEntry, PlainCode>>> = {
  stateRegistration: 'review.where-your-register-is-not-that-of-the-state',
  standardAmendments: 'review.one-on-each-line-what-replaces-the-list',
  notCertified: 'review.one-on-each-line-what-the-result-excludes',
  reliedUpon: 'review.one-on-each-line-documents-answers',
  inspections: 'review.one-on-each-line-what-is-inspected',
  validity: 'review.until-when-and-within-which-limits',
}

/** What a certifier may want otherwise is said as an example, and never filled in. */
const hintOf = (say: Say, entry: AskedEntry, suggestions: readonly string[]): string | undefined => {
  if (suggestions.length > 0) return say('review.for-example-check-with-the-certifier', { example: suggestions })
  const hint = hints[entry]
  return hint && say(hint)
}

type Props = {
  readonly form: Pick<CertificateForm, 'states'>
  readonly entry: AskedEntry
  readonly certificate: Pick<Certificate, 'errorOf' | 'setEntry'> & {
    readonly entered: Pick<Certificate['entered'], 'record'>
  }
  readonly required: boolean
}

/** One entry of the record, as a line, a list or a choice. */
export const EntryField = ({ form, entry, certificate, required }: Props) => {
  const say = useSay()
  const { record } = certificate.entered
  const name = `record.${entry}`
  const suggestions = suggestionsFor(entry, record, form)
  const hint = hintOf(say, entry, suggestions)
  const field = {
    name,
    label: labelOfEntry(entry),
    ...(hint === undefined ? {} : { hint }),
    error: certificate.errorOf(name),
    required,
  }
  if (entry === 'buildingClass')
    return (
      <SelectField
        {...field}
        options={buildingClasses.map((buildingClass) => say('review.class', { buildingClass }))}
        value={record.buildingClass === '' ? null : buildingClasses.indexOf(record.buildingClass)}
        onChange={(position) => certificate.setEntry(entry, buildingClasses[position ?? -1] ?? '')}
      />
    )
  const text = {
    ...field,
    value: record[entry],
    maxLength: schemaField(certificateRecord, entry).maxLength,
    onChange: (value: string) => certificate.setEntry(entry, value),
  }
  if (longEntries.includes(entry)) return <TextAreaField {...text} rows={3} />
  return <TextField {...text} suggestions={suggestions} />
}
