import { Button, FileButton, Group, Skeleton, Stack } from '@mantine/core'
import { type Letterhead, letterheadChange } from '@soundroof/contract/roofs/documents/letterhead-calls'
import { useQueryClient } from '@tanstack/react-query'
import { call, messageOfError } from '../../platform/api/api-client.ts'
import { useCallData } from '../../platform/api/use-call-data.ts'
import { toast } from '../../platform/toast.ts'
import { useBusy } from '../../platform/use-busy.ts'
import { useSay } from '../../platform/words/use-say.ts'
import { TextField } from '../fields/text-field.tsx'
import { useCheckedForm } from '../fields/use-checked-form.ts'
import { LoadFailed } from '../page/load-failed.tsx'
import { Panel } from '../page/panel.tsx'
import styles from './letterhead-panel.module.css'

type Names = {
  readonly read: 'letterhead' | 'consoleLetterhead'
  readonly change: 'changeLetterhead' | 'changeConsoleLetterhead'
}

type Props = Names & {
  /** Sends a picture; its address, or null with a toast. */
  readonly send: (file: File) => Promise<string | null>
}

const pictureTypes = 'image/jpeg,image/png,image/webp'

const useChange = ({ read, change }: Names, { licence }: Letterhead) => {
  const queries = useQueryClient()
  const show = (saved: Letterhead) => {
    queries.setQueryData([read], saved)
    toast('saved', 'success')
  }
  const form = useCheckedForm({
    schema: letterheadChange,
    start: { licence },
    problemsOf: () => [],
    send: (body) => call(change, { body }),
    onDone: show,
  })
  const [isSending, during] = useBusy()
  // A licence still being typed is not part of this change.
  const saveLogo = async (logo: string | null) => {
    const answer = await during(call(change, { body: { licence, logo } }))
    if (answer.ok) show(answer.data)
  }
  return { ...form, isSending, saveLogo }
}

const LetterheadForm = ({ start, send, ...names }: Props & { readonly start: Letterhead }) => {
  const say = useSay()

  const { bind, busy, isSending, submit, saveLogo } = useChange(names, start)
  const choose = async (file: File | null) => {
    const address = file && (await send(file))
    if (address) await saveLogo(address)
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextField {...bind('licence')} hint={say('components.with-who-gave-it-for-example')} />
        {start.logo ? (
          <img src={start.logo} alt={say('components.your-logo-as-documents-show-it')} className={styles.logo} />
        ) : null}
        <Group gap={10}>
          <Button type="submit" loading={busy || isSending}>
            {say('components.save')}
          </Button>
          <FileButton accept={pictureTypes} onChange={(file) => void choose(file)}>
            {(props) => (
              <Button {...props} variant="default" disabled={busy || isSending}>
                {start.logo ? say('components.other-logo') : say('components.choose-a-logo')}
              </Button>
            )}
          </FileButton>
          {start.logo ? (
            <Button variant="subtle" disabled={busy || isSending} onClick={() => void saveLogo(null)}>
              {say('components.remove-the-logo')}
            </Button>
          ) : null}
        </Group>
      </Stack>
    </form>
  )
}

/** Logo and licence of a firm, as its new documents show them. */
export const LetterheadPanel = (props: Props) => {
  const say = useSay()

  const { data, error, refetch } = useCallData(props.read, [props.read])
  if (error) return <LoadFailed title={say(messageOfError(error))} retry={refetch} />
  if (!data) return <Skeleton height={200} radius="lg" />
  return (
    <Panel title={say('components.on-documents')}>
      <LetterheadForm key={`${data.licence} ${data.logo?.length ?? 0}`} {...props} start={data} />
    </Panel>
  )
}
