import { Button, FileButton, Skeleton, Stack } from '@mantine/core'
import type { Letterhead } from '@soundroof/contract/roofs/documents/letterhead-calls'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call, messageOfError } from '../../platform/api/api-client.ts'
import { useCallData } from '../../platform/api/use-call-data.ts'
import { toast } from '../../platform/toast.ts'
import { type Message, useSay } from '../../platform/words/use-say.ts'
import { TextField } from '../fields/text-field.tsx'
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

const useChange = ({ read, change }: Names) => {
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Message | undefined>(undefined)
  const save = async (body: { readonly licence: string; readonly logo?: string | null }) => {
    setBusy(true)
    const answer = await call(change, { body })
    setBusy(false)
    setProblem(answer.ok ? undefined : answer.issues[0]?.coded)
    if (!answer.ok) return
    queries.setQueryData([read], answer.data)
    toast('saved', 'success')
  }
  return { busy, problem, save }
}

const LetterheadForm = ({ start, send, ...names }: Props & { readonly start: Letterhead }) => {
  const say = useSay()

  const [licence, setLicence] = useState(start.licence)
  const { busy, problem, save } = useChange(names)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save({ licence })
  }
  const choose = async (file: File | null) => {
    const address = file && (await send(file))
    if (address) await save({ licence: start.licence, logo: address })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextField
          name="licence"
          label={say('components.licence-or-accreditation')}
          hint={say('components.with-who-gave-it-for-example')}
          value={licence}
          onChange={setLicence}
          error={problem}
          maxLength={200}
        />
        {start.logo ? (
          <img src={start.logo} alt={say('components.your-logo-as-documents-show-it')} className={styles.logo} />
        ) : null}
        <div className={styles.buttons}>
          <Button type="submit" loading={busy}>
            {say('components.save')}
          </Button>
          <FileButton accept={pictureTypes} onChange={(file) => void choose(file)}>
            {(props) => (
              <Button {...props} variant="default" disabled={busy}>
                {start.logo ? say('components.other-logo') : say('components.choose-a-logo')}
              </Button>
            )}
          </FileButton>
          {start.logo ? (
            <Button variant="subtle" disabled={busy} onClick={() => void save({ licence: start.licence, logo: null })}>
              {say('components.remove-the-logo')}
            </Button>
          ) : null}
        </div>
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
