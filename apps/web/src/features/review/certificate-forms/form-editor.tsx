import { Button, Fieldset, Group, SimpleGrid, Stack } from '@mantine/core'
import { certificateForm } from '@soundroof/contract/review/certificate/certificate-form'
import { formProposal, formReasonProblems } from '@soundroof/contract/review/certificate/form-changes'
import { SelectField } from '../../../components/fields/select-field.tsx'
import { DateField, TextAreaField, TextField } from '../../../components/fields/text-field.tsx'
import { useCheckedForm } from '../../../components/fields/use-checked-form.ts'
import { call } from '../../../platform/api/api-client.ts'
import { toast } from '../../../platform/toast.ts'
import { useSay } from '../../../platform/words/use-say.ts'
import { type EditedForm, type EditedSection, formOfEdited, newSection, replaced } from './edited-form.ts'
import { FormPreview } from './form-preview.tsx'
import { PlaceButtons } from './place-buttons.tsx'
import { SectionEditor } from './section-editor.tsx'

type SectionsProps = {
  readonly sections: readonly EditedSection[]
  readonly onChange: (sections: readonly EditedSection[]) => void
}

const Sections = ({ sections, onChange }: SectionsProps) => {
  const say = useSay()
  return (
    <Stack gap="md">
      {sections.map((section, at) => {
        const name = say('review.form-section', { number: at + 1 })
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a section has no name of its own, and may be empty
          <Fieldset key={at} legend={name}>
            <SectionEditor
              section={section}
              number={at + 1}
              onChange={(one) => onChange(replaced(sections, at, one))}
            />
            <PlaceButtons name={name} list={sections} at={at} onChange={onChange} />
          </Fieldset>
        )
      })}
      <Button variant="default" style={{ alignSelf: 'start' }} onClick={() => onChange([...sections, newSection])}>
        {say('review.form-add-section')}
      </Button>
    </Stack>
  )
}

type Edit = (part: Partial<EditedForm>) => void

const texts = ['title', 'subtitle', 'version', 'source'] as const

const Head = ({ form, edit, isNew }: { readonly form: EditedForm; readonly edit: Edit; readonly isNew: boolean }) => {
  const say = useSay()
  const { shape } = certificateForm
  const labelOf = (name: keyof typeof shape): string => say.named(String(shape[name].meta()?.label ?? name))
  return (
    <SimpleGrid minColWidth="min(100%,260px)" spacing="sm" verticalSpacing="sm">
      {isNew && <TextField name="id" label={labelOf('id')} value={form.id} onChange={(id) => edit({ id })} required />}
      {texts.map((name) => (
        <TextField
          key={name}
          name={name}
          label={labelOf(name)}
          value={form[name]}
          onChange={(text) => edit({ [name]: text })}
          required
        />
      ))}
      <DateField
        name="readOn"
        label={labelOf('readOn')}
        value={form.readOn}
        onChange={(readOn) => edit({ readOn })}
        required
      />
      <SelectField
        name="status"
        label={say('review.form-status')}
        options={[say('review.form-status-read'), say('review.form-to-check')]}
        value={form.status === 'read' ? 0 : 1}
        onChange={(chosen) => edit({ status: chosen === 0 ? 'read' : 'check' })}
        required
      />
      <TextField
        name="states"
        label={labelOf('states')}
        hint={say('review.form-states-hint')}
        value={form.states}
        onChange={(states) => edit({ states })}
        required
      />
      <TextField
        name="registers"
        label={labelOf('registers')}
        hint={say('review.form-registers-hint')}
        value={form.registers}
        onChange={(registers) => edit({ registers })}
      />
    </SimpleGrid>
  )
}

type Props = {
  readonly start: EditedForm
  readonly base: number
  readonly isNew: boolean
  readonly onClose: () => void
  readonly onDone: () => void
}

/** What was typed stays after a refusal. */
export const FormEditor = ({ start, base, isNew, onClose, onDone }: Props) => {
  const say = useSay()

  const { form, bind, change, busy, submit } = useCheckedForm({
    schema: formProposal.pick({ reason: true }),
    start: { edited: start, reason: '' },
    problemsOf: ({ reason }) => formReasonProblems({ reason }),
    send: ({ edited, reason }) =>
      call('proposeCertificateForm', { body: { form: formOfEdited(edited), base, reason: reason.trim() } }),
    onDone: () => {
      toast({ code: 'review.form-proposed' }, 'success')
      onDone()
    },
    fallbackField: 'reason',
  })
  const { edited } = form
  const edit: Edit = (part) => change({ edited: { ...edited, ...part } })
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Head form={edited} edit={edit} isNew={isNew} />
        <Sections sections={edited.sections} onChange={(sections) => edit({ sections })} />
        <Fieldset legend={say('review.form-preview')}>
          <FormPreview form={edited} />
        </Fieldset>
        <TextAreaField {...bind('reason')} rows={3} required />
        <Group>
          <Button type="submit" loading={busy}>
            {say('review.form-propose')}
          </Button>
          <Button variant="default" onClick={onClose} disabled={busy}>
            {say('components.cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
