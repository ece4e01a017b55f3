import { Button, Skeleton, Stack } from '@mantine/core'
import { providerProblems, type VersionedProvider } from '@soundroof/contract/platform/provider'
import { useQueryClient } from '@tanstack/react-query'
import { TextField } from '../../../components/fields/text-field.tsx'
import { useCheckedForm } from '../../../components/fields/use-checked-form.ts'
import { LetterheadPanel } from '../../../components/letterhead/letterhead-panel.tsx'
import { LoadFailed } from '../../../components/page/load-failed.tsx'
import { Panel } from '../../../components/page/panel.tsx'
import { call, messageOfError } from '../../../platform/api/api-client.ts'
import { reloadClientSettings } from '../../../platform/api/client-settings.ts'
import { useCallData } from '../../../platform/api/use-call-data.ts'
import { toast } from '../../../platform/toast.ts'
import { useSay } from '../../../platform/words/use-say.ts'
import styles from './console.module.css'
import { sendPicture } from './send-picture.ts'

const key = ['console', 'provider']

const ProviderForm = ({ provider: { version, ...start } }: { readonly provider: VersionedProvider }) => {
  const say = useSay()

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
      toast('saved', 'success')
      return null
    },
  })
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <TextField
        {...bind('name')}
        label={say('components.name')}
        maxLength={100}
        autoComplete="organization"
        required
      />
      <TextField {...bind('email')} label={say('components.email')} type="email" maxLength={225} required />
      <TextField {...bind('phone')} label={say('components.phone')} type="tel" maxLength={60} />
      <TextField {...bind('web')} label={say('administration.web-address')} type="url" maxLength={200} />
      <div>
        <Button type="submit" loading={busy}>
          {say('components.save')}
        </Button>
      </div>
    </form>
  )
}

export const ProviderPanel = () => {
  const say = useSay()

  const { data, error, refetch } = useCallData('consoleProvider', key)
  if (error) return <LoadFailed title={say(messageOfError(error))} retry={refetch} />
  if (!data) return <Skeleton height={320} radius="lg" />
  return (
    <Stack gap="lg">
      <Panel title={say('components.provider')}>
        <p className={styles.means}>
          {say('administration.shown-on-every-page-in-messages')}
          {data.version === 0 && ` ${say('administration.currently-as-configured-on-the-server')}`}
        </p>
        <ProviderForm key={data.version} provider={data} />
      </Panel>
      <LetterheadPanel read="consoleLetterhead" change="changeConsoleLetterhead" send={(file) => sendPicture(file)} />
    </Stack>
  )
}
