import { companyName, companyNameProblems } from '@soundroof/contract/identity/company'
import { TextField } from '../../../components/fields/text-field.tsx'
import { useCheckedForm } from '../../../components/fields/use-checked-form.ts'
import { Panel } from '../../../components/page/panel.tsx'
import { call } from '../../../platform/api/api-client.ts'
import { toast } from '../../../platform/toast.ts'
import { useSay } from '../../../platform/words/use-say.ts'
import { InlineForm } from './inline-form.tsx'
import { rememberCompanyName, useRefetch } from './use-company.ts'

/** For owners. */
export const NamePanel = ({ name }: { readonly name: string }) => {
  const say = useSay()

  const refetchAll = useRefetch()
  const { bind, sending } = useCheckedForm({
    schema: companyName,
    start: { name },
    problemsOf: companyNameProblems,
    send: (body) => call('renameCompany', { body }),
    onDone: async (_, form) => {
      rememberCompanyName(form.name.trim())
      toast('saved', 'success')
      await refetchAll()
    },
  })
  return (
    <Panel title={say('components.name')}>
      <InlineForm label={say('components.save')} variant="default" {...sending}>
        <TextField {...bind('name')} label={say('components.company-name')} autoComplete="organization" required />
      </InlineForm>
    </Panel>
  )
}
