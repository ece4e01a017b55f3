import { Text } from '@mantine/core'
import {
  type StaffInvitation,
  staffInvitation,
  staffInvitationDays,
  staffInvitationProblems,
  staffRoles,
} from '@soundroof/contract/administration/staff'
import { SelectField } from '../../../../components/fields/select-field.tsx'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { useCheckedForm } from '../../../../components/fields/use-checked-form.ts'
import { FormDialog } from '../../../../components/page/form-dialog.tsx'
import { call } from '../../../../platform/api/api-client.ts'
import { toast } from '../../../../platform/toast.ts'
import { useSay } from '../../../../platform/words/use-say.ts'

const start: StaffInvitation = { role: 'engineer', email: '', name: '', phone: '' }

type Props = { readonly onClose: () => void; readonly onDone: () => void }

export const InviteStaffDialog = ({ onClose, onDone }: Props) => {
  const say = useSay()

  const { form, bind, change, sending } = useCheckedForm({
    schema: staffInvitation,
    start,
    problemsOf: staffInvitationProblems,
    send: (body) => call('inviteStaff', { body }),
    onDone: () => {
      toast({ code: 'administration.invitation-sent' }, 'success')
      onDone()
    },
    fallbackField: 'email',
  })
  return (
    <FormDialog
      title={say('administration.invite-an-engineer-or-administrator')}
      submitLabel={say('administration.send-the-invitation')}
      {...sending}
      onCancel={onClose}
    >
      <Text c="dimmed" size="sm">
        {say('administration.invitation-explained', { days: staffInvitationDays })}
      </Text>
      <SelectField
        name="role"
        label={say('administration.role')}
        options={[say('components.engineer'), say('administration.administrator')]}
        value={staffRoles.indexOf(form.role)}
        onChange={(chosen) => change({ role: staffRoles[chosen ?? 0] ?? 'engineer' })}
        required
      />
      <TextField {...bind('email')} type="email" autoComplete="off" required />
      <TextField {...bind('name')} autoComplete="off" required />
      <TextField {...bind('phone')} type="tel" autoComplete="off" required />
    </FormDialog>
  )
}
