import { Button, FileButton, Group, Skeleton, Stack, Text } from '@mantine/core'
import {
  type Letterhead,
  type LetterheadChange,
  letterheadChange,
} from '@soundroof/contract/roofs/documents/letterhead-calls'
import { useQueryClient } from '@tanstack/react-query'
import { call, messageOfError } from '../../platform/api/api-client.ts'
import { showAnswer } from '../../platform/api/show-answer.ts'
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

/** The provider's phone stands with its other details, and it installs nothing. */
const startOf = ({ read }: Names, { licence, abn, phone, accreditation }: Letterhead): LetterheadChange =>
  read === 'letterhead' ? { licence, abn, phone, accreditation } : { licence, abn }

const useChange = (names: Names, saved: Letterhead) => {
  const { read, change } = names
  const queries = useQueryClient()
  const show = (answer: Letterhead) => {
    showAnswer(queries, [read], answer)
    toast('saved', 'success')
  }
  const form = useCheckedForm({
    schema: letterheadChange,
    start: startOf(names, saved),
    problemsOf: () => [],
    send: (body) => call(change, { body }),
    onDone: show,
  })
  const [isSending, during] = useBusy()
  // What is still being typed is not part of this change.
  const saveLogo = async (logo: string | null) => {
    const answer = await during(call(change, { body: { licence: saved.licence, logo } }))
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
        <Text c="dimmed" size="sm">
          {say('components.printed-only-where-given')}
        </Text>
        <TextField {...bind('abn')} hint={say('components.abn-hint')} />
        <TextField {...bind('licence')} hint={say('components.with-who-gave-it-for-example')} />
        {names.read === 'letterhead' ? (
          <>
            <TextField {...bind('accreditation')} hint={say('components.accreditation-hint')} />
            <TextField {...bind('phone')} type="tel" hint={say('components.phone-on-documents-hint')} />
          </>
        ) : null}
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

/** What new documents show of a firm beside its name. */
export const LetterheadPanel = (props: Props) => {
  const say = useSay()

  const { data, error, refetch } = useCallData(props.read, [props.read])
  if (error) return <LoadFailed title={say(messageOfError(error))} retry={refetch} />
  if (!data) return <Skeleton height={200} radius="lg" />
  return (
    <Panel title={say('components.on-documents')}>
      <LetterheadForm key={JSON.stringify({ ...data, logo: data.logo?.length ?? 0 })} {...props} start={data} />
    </Panel>
  )
}
