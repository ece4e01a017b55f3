import { List, Skeleton, Stack, Text } from '@mantine/core'
import { type HeldProjects, reasonProblems, roleChange, type StaffRole } from '@soundroof/contract/administration/staff'
import type { Problem } from '@soundroof/contract/platform/problem'
import { useQuery } from '@tanstack/react-query'
import { SelectField } from '../../../../components/fields/select-field.tsx'
import { TextAreaField } from '../../../../components/fields/text-field.tsx'
import { useCheckedForm } from '../../../../components/fields/use-checked-form.ts'
import { FormDialog } from '../../../../components/page/form-dialog.tsx'
import { LoadFailed } from '../../../../components/page/load-failed.tsx'
import { call, dataOf, messageOfError } from '../../../../platform/api/api-client.ts'
import { toast } from '../../../../platform/toast.ts'
import { type PlainCode, useSay } from '../../../../platform/words/use-say.ts'

/** An engineer who is to become administrator, or the reverse. */
export type RoleRequest = { readonly id: string; readonly name: string; readonly role: StaffRole }

export const roleVerbs: Readonly<Record<StaffRole, PlainCode>> = {
  engineer: 'administration.make-engineer',
  administrator: 'administration.make-administrator',
}
const means: Readonly<Record<StaffRole, PlainCode>> = {
  engineer: 'administration.becomes-engineer',
  administrator: 'administration.becomes-administrator',
}

/** `choice`: 0: the person keeps the projects; from 1: the colleague at this place; null: not chosen. */
type Form = { readonly reason: string; readonly handTo: number | null }

const unchosen: Problem = { field: 'handTo', coded: { code: 'administration.please-choose-who-takes-them-over' } }

type HeldProps = {
  readonly held: HeldProjects
  readonly value: number | null
  readonly error: Problem['coded'] | undefined
  readonly onChange: (chosen: number | null) => void
}

const Held = ({ held: { projects, colleagues }, value, error, onChange }: HeldProps) => {
  const say = useSay()
  if (projects.length === 0) return <Text size="sm">{say('administration.holds-no-open-project')}</Text>
  return (
    <Stack gap="sm">
      <Text size="sm">{say('administration.open-projects-of-this-person', { count: projects.length })}</Text>
      <List size="sm" mah={180} style={{ overflowY: 'auto' }} tabIndex={0}>
        {projects.map(({ hash, name, company }) => (
          <List.Item key={hash}>{`${name || hash} (${company})`}</List.Item>
        ))}
      </List>
      <SelectField
        name="handTo"
        label={say.named('Who takes the projects over')}
        options={[say('administration.the-person-keeps-them'), ...colleagues.map(({ name }) => name)]}
        value={value}
        onChange={onChange}
        required
        error={error}
      />
    </Stack>
  )
}

type Props = { readonly request: RoleRequest; readonly onClose: () => void; readonly onDone: () => void }
type FormProps = Props & { readonly held: HeldProjects; readonly reload: () => void }

const RoleForm = ({ request: { id, name, role }, held, reload, onClose, onDone }: FormProps) => {
  const say = useSay()

  const { form, bind, change, errorOf, sending } = useCheckedForm({
    schema: roleChange.pick({ reason: true }),
    start: { reason: '', handTo: null } as Form,
    problemsOf: ({ reason, handTo }) => [
      ...(handTo === null && held.projects.length > 0 ? [unchosen] : []),
      ...reasonProblems({ reason }),
    ],
    send: async ({ reason, handTo }) => {
      const colleague = handTo === null || handTo === 0 ? undefined : held.colleagues[handTo - 1]
      const seen = held.projects.map(({ hash }) => hash)
      const answer = await call('changeStaffRole', { body: { id, role, reason, seen, handTo: colleague?.id ?? null } })
      // The projects changed meanwhile: what was typed stays.
      if (!answer.ok && answer.code === 409) reload()
      return answer
    },
    onDone: () => {
      toast('saved', 'success')
      onDone()
    },
  })
  return (
    <FormDialog
      title={say('components.value', { label: say(roleVerbs[role]), name })}
      submitLabel={say(roleVerbs[role])}
      {...sending}
      onCancel={onClose}
    >
      <Text c="dimmed" size="sm">
        {say(means[role])}
      </Text>
      <Held held={held} value={form.handTo} error={errorOf('handTo')} onChange={(handTo) => change({ handTo })} />
      <TextAreaField {...bind('reason')} hint={say('administration.do-not-name-people-the-audit')} rows={3} required />
    </FormDialog>
  )
}

export const RoleDialog = (props: Props) => {
  const say = useSay()
  const { id } = props.request
  const { data, error, refetch } = useQuery({
    queryKey: ['console', 'held', id],
    queryFn: async ({ signal }) => dataOf(await call('heldProjects', { query: { id }, signal, quiet: true })),
    staleTime: 0,
  })
  if (error) return <LoadFailed title={say(messageOfError(error))} retry={refetch} />
  if (!data) return <Skeleton height={1} />
  return <RoleForm {...props} held={data} reload={() => void refetch()} />
}
