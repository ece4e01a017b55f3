import { Button, Group } from '@mantine/core'
import { schemaField } from '@soundroof/contract/platform/schema-field'
import type { AskedEntry } from '@soundroof/contract/review/certificate/certificate-record'
import type { InspectionDraft, IssuedInspection } from '@soundroof/contract/review/inspection/inspection-calls'
import {
  asksForRequest,
  entriesOfInspection,
  evidenceField,
  furtherEntries,
} from '@soundroof/contract/review/inspection/inspection-problems'
import {
  inspectionContent,
  inspectionMethods,
  longestEvidence,
} from '@soundroof/contract/review/inspection/inspection-record'
import { useEffect } from 'react'
import { focusField } from '../../../../components/fields/error-summary.tsx'
import { SelectField } from '../../../../components/fields/select-field.tsx'
import { DateField, TextAreaField, TextField } from '../../../../components/fields/text-field.tsx'
import { ConfirmDialog } from '../../../../components/page/confirm-dialog.tsx'
import { type PlainCode, useSay } from '../../../../platform/words/use-say.ts'
import certificateStyles from '../certificate/certificate.module.css'
import { EntryField } from '../certificate/entry-field.tsx'
import { FormNote } from '../certificate/form-note.tsx'
import styles from './inspection.module.css'
import type { OwnEntry } from './inspection-texts.ts'
import { SaidOtherwise } from './said-otherwise.tsx'
import { type Inspection, useInspection } from './use-inspection.ts'

type Part = { readonly draft: InspectionDraft; readonly inspection: Inspection }

const methodWords = {
  'in-person': 'review.on-site-in-person',
  'from-record': 'review.from-the-record-not-on-site',
} as const satisfies Readonly<Record<(typeof inspectionMethods)[number], PlainCode>>

const fieldOf = ({ content, errorOf, edit }: Inspection, name: OwnEntry) => ({
  ...schemaField(inspectionContent, name),
  name,
  value: content[name],
  error: errorOf(name),
  required: true,
  onChange: (value: string) => edit(name, value),
})

const Scope = ({ draft, inspection }: Part) => {
  const say = useSay()
  const { value: _, onChange, maxLength: ____, ...method } = fieldOf(inspection, 'method')
  const { maxLength: __, ...inspectedOn } = fieldOf(inspection, 'inspectedOn')
  const { maxLength: ___, ...requestedOn } = fieldOf(inspection, 'requestedOn')
  const chosen = inspection.content.method
  return (
    <div className={certificateStyles.fields}>
      <DateField {...inspectedOn} />
      <SelectField
        {...method}
        hint={say('review.certifiers-may-ask-for-an-inspection-on-site')}
        options={inspectionMethods.map((one) => say(methodWords[one]))}
        value={chosen === '' ? null : inspectionMethods.indexOf(chosen)}
        onChange={(place) => onChange(inspectionMethods[place ?? -1] ?? '')}
      />
      <TextField {...fieldOf(inspection, 'inspectedBy')} />
      {asksForRequest(draft.form) && <DateField {...requestedOn} />}
      <div data-long>
        <TextAreaField
          {...fieldOf(inspection, 'inspected')}
          hint={say('review.one-on-each-line-of-the-work')}
          rows={3}
        />
      </div>
      <div data-long>
        <TextAreaField
          {...fieldOf(inspection, 'notInspected')}
          hint={say('review.one-on-each-line-what-nobody-looked-at')}
          rows={3}
        />
      </div>
    </div>
  )
}

const Conditions = ({ draft: { conditions }, inspection: { content, errorOf, edit } }: Part) => {
  const say = useSay()
  if (conditions.length === 0) return <p>{say('review.the-certificate-keeps-no-condition')}</p>
  return (
    <ol className={certificateStyles.dispositions}>
      {conditions.map((condition, index) => (
        <li key={condition}>
          <p className={certificateStyles.condition}>
            {say('review.condition-number', { number: index + 1, condition })}
          </p>
          <TextAreaField
            name={evidenceField(index)}
            label={say('review.evidence-that-it-is-met', { number: index + 1 })}
            maxLength={longestEvidence}
            value={content.met[index]?.evidence ?? ''}
            error={errorOf(evidenceField(index))}
            onChange={(value) => edit(evidenceField(index), value)}
            rows={2}
            required
          />
        </li>
      ))}
    </ol>
  )
}

const longer: readonly AskedEntry[] = ['codeProvisions', 'standardAmendments']

const Entries = ({ draft: { form }, inspection }: Part) => {
  const { content, errorOf, setEntry } = inspection
  const certificate = { entered: content, errorOf, setEntry }
  const further = furtherEntries(form)
  return (
    <div className={certificateStyles.fields}>
      {[...entriesOfInspection(form), ...further].map((entry) => (
        <div key={entry} data-long={longer.includes(entry) || undefined}>
          <EntryField form={form} entry={entry} certificate={certificate} required={!further.includes(entry)} />
        </div>
      ))}
    </div>
  )
}

type Props = {
  readonly hash: string
  readonly draft: InspectionDraft
  readonly onIssued: (issued: IssuedInspection) => void
  readonly onCancel: () => void
}

/** What was inspected, evidence of each condition, and the entries of the state's form; issued after a question. */
export const InspectionForm = ({ hash, draft, onIssued, onCancel }: Props) => {
  const say = useSay()
  const inspection = useInspection(hash, draft, onIssued)
  const part = { draft, inspection }
  // The button that opened it is gone.
  useEffect(() => focusField('inspectedOn'), [])
  return (
    <div className={styles.parts} id="record" tabIndex={-1}>
      <FormNote form={draft.form} />
      <p className={styles.note}>
        {say('review.inspected-against-the-design-certificate', { code: draft.design.code })}{' '}
        <span className={styles.hash}>{draft.design.sha256}</span>
      </p>
      <h3>{say('review.what-was-inspected')}</h3>
      <Scope {...part} />
      <h3>{say('review.conditions-of-the-design-certificate')}</h3>
      <Conditions {...part} />
      <h3>{say('review.entries-of-the-form')}</h3>
      <Entries {...part} />
      <SaidOtherwise record={inspection.content.record} design={draft.design.property} />
      <Group gap="sm">
        <Button onClick={inspection.ask}>{say('review.issue-the-certificate')}</Button>
        <Button variant="default" onClick={onCancel}>
          {say('components.cancel')}
        </Button>
      </Group>
      <ConfirmDialog
        opened={inspection.isAsking}
        title={say('review.certificate-after-inspection')}
        confirmLabel={say('review.issue-the-certificate')}
        isFinal
        onConfirm={inspection.send}
        onCancel={inspection.cancel}
      >
        {say('review.issuing-signs-it-and-tells-the-installer')}
      </ConfirmDialog>
    </div>
  )
}
