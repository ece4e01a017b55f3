import { Text } from '@mantine/core'
import { companyRenaming, renamingProblems } from '@soundroof/contract/administration/company-changes'
import { TextAreaField, TextField } from '../../../../components/fields/text-field.tsx'
import { useCheckedForm } from '../../../../components/fields/use-checked-form.ts'
import { FormDialog } from '../../../../components/page/form-dialog.tsx'
import { call } from '../../../../platform/api/api-client.ts'
import { toast } from '../../../../platform/toast.ts'
import { useSay } from '../../../../platform/words/use-say.ts'

/** A company and its present name. */
export type RenameRequest = { readonly id: string; readonly name: string }

type Props = { readonly request: RenameRequest; readonly onClose: () => void; readonly onDone: () => void }

export const RenameDialog = ({ request: { id, name: former }, onClose, onDone }: Props) => {
  const say = useSay()

  const { bind, sending } = useCheckedForm({
    schema: companyRenaming.pick({ name: true, reason: true }),
    start: { name: former, reason: '' },
    problemsOf: renamingProblems,
    send: ({ name, reason }) => call('renameConsoleCompany', { body: { id, former, name, reason: reason.trim() } }),
    onDone: () => {
      toast('saved', 'success')
      onDone()
    },
  })
  return (
    <FormDialog
      title={say('components.value', { label: say('administration.rename'), name: former })}
      submitLabel={say('administration.rename')}
      {...sending}
      onCancel={onClose}
    >
      <Text c="dimmed" size="sm">
        {say('administration.renaming-explained')}
      </Text>
      <TextField {...bind('name')} required />
      <TextAreaField {...bind('reason')} rows={3} required />
    </FormDialog>
  )
}
