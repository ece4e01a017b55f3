import { Button, Skeleton, Stack } from '@mantine/core'
import { say } from '@soundroof/contract/platform/messages'
import { providerProblems, type VersionedProvider } from '@soundroof/contract/platform/provider'
import { text } from '@soundroof/contract/platform/text'
import { useQueryClient } from '@tanstack/react-query'
import { TextField } from '../../../components/fields/text-field.tsx'
import { useCheckedForm } from '../../../components/fields/use-checked-form.ts'
import { LetterheadPanel } from '../../../components/letterhead/letterhead-panel.tsx'
import { LoadFailed } from '../../../components/page/load-failed.tsx'
import { Panel } from '../../../components/page/panel.tsx'
import { call } from '../../../platform/api/api-client.ts'
import { reloadClientSettings } from '../../../platform/api/client-settings.ts'
import { useCallData } from '../../../platform/api/use-call-data.ts'
import { toast } from '../../../platform/toast.ts'
import styles from './console.module.css'
import { sendPicture } from './send-picture.ts'

const key = ['console', 'provider']

const ProviderForm = ({ provider: { version, ...start } }: { readonly provider: VersionedProvider }) => {
  const queries = useQueryClient()
  const { bind, busy, submit } = useCheckedForm({
    start,
    problemsOf: providerProblems,
    send: async (form) => {
      const answer = await call('changeProvider', { body: { ...form, version } })
      // Somebody else saved first: show their version and discard what was typed.
      if (!answer.ok && answer.code === 409) await queries.invalidateQueries({ queryKey: key })
      if (!answer.ok) return answer.issues
      queries.setQueryData(key, answer.data)
      await reloadClientSettings()
      toast(say('saved'), 'success')
      return null
    },
  })
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <TextField {...bind('name')} label={text('Name')} maxLength={100} autoComplete="organization" required />
      <TextField {...bind('email')} label={text('Email')} type="email" maxLength={225} required />
      <TextField {...bind('phone')} label={text('Phone')} type="tel" maxLength={60} />
      <TextField {...bind('web')} label={text('Web address')} type="url" maxLength={200} />
      <div>
        <Button type="submit" loading={busy}>
          {text('Save')}
        </Button>
      </div>
    </form>
  )
}

export const ProviderPanel = () => {
  const { data, error, refetch } = useCallData('consoleProvider', key)
  if (error) return <LoadFailed title={error.message} retry={refetch} />
  if (!data) return <Skeleton height={320} radius="lg" />
  return (
    <Stack gap="lg">
      <Panel title={text('Provider')}>
        <p className={styles.means}>
          {text('Shown on every page, in messages and emails, and in new reports. Issued reports do not change.')}
          {data.version === 0 && ` ${text('Currently as configured on the server.')}`}
        </p>
        <ProviderForm key={data.version} provider={data} />
      </Panel>
      <LetterheadPanel read="consoleLetterhead" change="changeConsoleLetterhead" send={sendPicture} />
    </Stack>
  )
}
