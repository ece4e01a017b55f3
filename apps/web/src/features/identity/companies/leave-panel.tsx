import { Text } from '@mantine/core'
import { type Company, companyNameProblems, ownCompanyName } from '@soundroof/contract/identity/company'
import { useState } from 'react'
import { TextField } from '../../../components/fields/text-field.tsx'
import { useCheckedForm } from '../../../components/fields/use-checked-form.ts'
import { ConfirmDialog } from '../../../components/page/confirm-dialog.tsx'
import { Panel } from '../../../components/page/panel.tsx'
import { call } from '../../../platform/api/api-client.ts'
import { toast } from '../../../platform/toast.ts'
import { useSay } from '../../../platform/words/use-say.ts'
import { InlineForm } from './inline-form.tsx'
import { useChangeCompany } from './use-company.ts'

const LeaveForm = () => {
  const say = useSay()

  const changeCompany = useChangeCompany()
  const [asked, setAsked] = useState<string | null>(null)
  const leave = async (name: string) => {
    const answer = await call('leaveCompany', { body: { name } })
    setAsked(null)
    if (!answer.ok) return
    changeCompany(name.trim())
    toast('companyLeft', 'success')
  }
  const { bind, sending } = useCheckedForm({
    schema: ownCompanyName,
    start: { ownName: '' },
    problemsOf: ({ ownName }) =>
      companyNameProblems({ name: ownName }).map((problem) => ({ ...problem, field: 'ownName' })),
    send: async ({ ownName }) => ({ ok: true, data: ownName }),
    onDone: setAsked,
  })
  return (
    <>
      <InlineForm label={say('identity.leave-the-company')} variant="default" {...sending}>
        <TextField
          {...bind('ownName')}
          label={say('identity.name-of-your-new-company')}
          hint={say('identity.you-start-a-company-of-your')}
          required
        />
      </InlineForm>
      <ConfirmDialog
        opened={asked !== null}
        title={say('identity.leave-the-company')}
        confirmLabel={say('identity.leave')}
        danger
        onConfirm={() => leave(asked ?? '')}
        onCancel={() => setAsked(null)}
      >
        {say('identity.you-will-no-longer-be-able')}
      </ConfirmDialog>
    </>
  )
}

/** Hidden for a single person; the last owner is told to hand over first. */
export const LeavePanel = ({ company: { role, members } }: { readonly company: Company }) => {
  const say = useSay()

  if (members.length < 2) return null
  const owners = members.filter((person) => person.role === 'owner').length
  return (
    <Panel title={say('identity.leaving')}>
      {role === 'owner' && owners === 1 ? <Text>{say('lastOwner')}</Text> : <LeaveForm />}
    </Panel>
  )
}
