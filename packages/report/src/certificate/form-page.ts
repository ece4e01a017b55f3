import { australianDayOf, dayInWords } from '@soundroof/contract/platform/time/australian-time'
import type { EntryName, EntryOrigin, FormEntry } from '@soundroof/contract/review/certificate/certificate-form'
import type { Say } from '@soundroof/words/language/say'
import type { FormEntryBlock, PackBlock, Words } from '../pack/pack-blocks.ts'
import type { CertificateInput } from './certificate-input.ts'
import { type Entry, emptyEntries, entriesOf, entryOf, type InspectionEntries } from './form-entries.ts'
import { mastheadOf, subtitleOf } from './statement-page.ts'

const originWords: Readonly<Record<EntryOrigin, string>> = {
  project: 'project',
  result: 'result',
  library: 'library',
  account: 'account',
  asked: 'asked',
  console: 'console',
  form: 'form',
}

const blockOf = (entries: Readonly<Record<EntryName, Entry>>, entry: FormEntry): FormEntryBlock => {
  const { value, origin, symbols } = entryOf(entries, entry)
  if (typeof value !== 'string') return value
  return {
    kind: 'entry',
    label: entry.label,
    value,
    origin: originWords[origin],
    ...(symbols ? { symbols } : {}),
    ...(entry.value === 'signature' ? { isSignature: true } : {}),
  }
}

/** Which correction of the form the page follows. */
const correctionWords = ({ correction }: CertificateInput): string =>
  correction === null ? '' : `, correction ${correction.number} approved ${australianDayOf(correction.approvedAt)}`

const aboutPage = ({ form, ...input }: CertificateInput): Words => [
  { text: 'What this page is. ', strong: true },
  {
    text:
      'What the form asks for, in its order, from the same record as the pages before. ' +
      'The certificate itself is given on the form of the authority. ' +
      `Form data: ${form.version}, read ${dayInWords(form.readOn)}${correctionWords({ form, ...input })}`,
  },
  ...(form.status === 'check' ? [{ text: ', ' }, { text: 'check with the certifier', strong: true as const }] : []),
  { text: '. The column at the right says where each entry comes from.' },
]

const filledWords = (say: Say, input: CertificateInput, inspected?: InspectionEntries): Words => {
  const all = input.form.sections.reduce((sum, { entries }) => sum + entries.length, 0)
  const empty = emptyEntries(say, input, inspected)
  const said = `${all - empty.length} of ${all} entries filled.`
  const missing = empty.length === 0 ? '' : ` Empty: ${empty.map(({ label }) => label).join(', ')}.`
  return [{ text: said, strong: true }, { text: `${missing} With one empty, the certificate is not issued.` }]
}

/** Content for the form of the property's state. @param inspected of a certificate after inspection */
export const formPage = (say: Say, input: CertificateInput, inspected?: InspectionEntries): readonly PackBlock[] => {
  const entries = entriesOf(say, input, inspected)
  return [
    mastheadOf(input, input.form.title, subtitleOf(input, `${input.form.subtitle.replace(/\.?$/, '.')} `, '.')),
    { kind: 'box', title: '', words: aboutPage(input) },
    ...input.form.sections.map((section, index) => ({
      kind: 'form-section' as const,
      title: `${index + 1}. ${section.title}`,
      hint: section.hint,
      entries: section.entries.map((entry) => blockOf(entries, entry)),
    })),
    { kind: 'words', words: filledWords(say, input, inspected) },
  ]
}
