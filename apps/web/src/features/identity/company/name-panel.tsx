import { Button } from '@mantine/core'
import { companyNameProblems } from '@soundroof/contract/identity/company'
import { say } from '@soundroof/contract/platform/messages'
import { text } from '@soundroof/contract/platform/text'
import { TextField } from '../../../components/fields/text-field.tsx'
import { useCheckedForm } from '../../../components/fields/use-checked-form.ts'
import { Panel } from '../../../components/page/panel.tsx'
import { call } from '../../../platform/api/api-client.ts'
import { toast } from '../../../platform/toast.ts'
import styles from './company.module.css'
import { rememberCompanyName, useRefetch } from './use-company.ts'

/** For owners. */
export const NamePanel = ({ name }: { readonly name: string }) => {
  const refetchAll = useRefetch()
  const { bind, busy, submit } = useCheckedForm({
    start: { name },
    problemsOf: companyNameProblems,
    send: async (form) => {
      const answer = await call('renameCompany', { body: form })
      if (!answer.ok) return answer.issues
      rememberCompanyName(form.name.trim())
      toast(say('saved'), 'success')
      await refetchAll()
      return null
    },
  })
  return (
    <Panel title={text('Name')}>
      <form onSubmit={submit} noValidate className={styles.inline}>
        <TextField
          {...bind('name')}
          label={text('Company name')}
          autoComplete="organization"
          maxLength={200}
          required
        />
        <Button type="submit" variant="default" loading={busy}>
          {text('Save')}
        </Button>
      </form>
    </Panel>
  )
}
