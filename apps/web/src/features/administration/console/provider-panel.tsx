import { Button, Skeleton, Stack, Text } from '@mantine/core'
import { providerDetails, providerProblems, type VersionedProvider } from '@soundroof/contract/platform/provider'
import { useQueryClient } from '@tanstack/react-query'
import { TextField } from '../../../components/fields/text-field.tsx'
import { useCheckedForm } from '../../../components/fields/use-checked-form.ts'
import { LetterheadPanel } from '../../../components/letterhead/letterhead-panel.tsx'
import { LoadFailed } from '../../../components/page/load-failed.tsx'
import { Panel } from '../../../components/page/panel.tsx'
import { call, messageOfError } from '../../../platform/api/api-client.ts'
import { reloadClientSettings } from '../../../platform/api/client-settings.ts'
import { showAnswer } from '../../../platform/api/show-answer.ts'
import { useCallData } from '../../../platform/api/use-call-data.ts'
import { toast } from '../../../platform/toast.ts'
import { useSay } from '../../../platform/words/use-say.ts'
import { CertificateRulesPanel } from './certificate-rules-panel.tsx'
import { ReviewOfferPanel } from './review-offer-panel.tsx'
import { sendPicture } from './send-picture.ts'

const key = ['console', 'provider']

const ProviderForm = ({ provider: { version, ...start } }: { readonly provider: VersionedProvider }) => {
  const say = useSay()

  const queries = useQueryClient()
  const { bind, busy, submit } = useCheckedForm({
    schema: providerDetails,
    start,
    problemsOf: providerProblems,
    send: async (form) => {
      const answer = await call('changeProvider', { body: { ...form, version } })
      // A colleague saved first: shows their version and discards the typed text.
      if (!answer.ok && answer.code === 409) await queries.invalidateQueries({ queryKey: key })
      return answer
    },
    onDone: async (saved) => {
      showAnswer(queries, key, saved)
      await reloadClientSettings()
      toast('saved', 'success')
    },
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={14} maw={480}>
        <TextField {...bind('name')} autoComplete="organization" required />
        <TextField {...bind('email')} type="email" required />
        <TextField {...bind('phone')} type="tel" />
        <TextField {...bind('web')} type="url" />
        <Button type="submit" loading={busy} style={{ alignSelf: 'start' }}>
          {say('components.save')}
        </Button>
      </Stack>
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
        <Text c="dimmed" size="sm" maw="70ch" mb="md">
          {say('administration.shown-on-every-page-in-messages')}
          {data.version === 0 && ` ${say('administration.currently-as-configured-on-the-server')}`}
        </Text>
        <ProviderForm key={data.version} provider={data} />
      </Panel>
      <ReviewOfferPanel />
      <CertificateRulesPanel />
      <LetterheadPanel read="consoleLetterhead" change="changeConsoleLetterhead" send={(file) => sendPicture(file)} />
    </Stack>
  )
}
