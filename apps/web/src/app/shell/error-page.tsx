import { Button, Group } from '@mantine/core'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { ButtonLink } from '../../components/page/button-link.tsx'
import { PageFrame } from '../../components/page/page-frame.tsx'
import { Panel } from '../../components/page/panel.tsx'
import { Sentence } from '../../components/page/sentence.tsx'
import { messageOfError } from '../../platform/api/api-client.ts'
import {
  isPartMissing,
  isServerThere,
  ofThisTab,
  partOf,
  reloadWithSignal,
} from '../../platform/new-version/missing-part.ts'
import { onNetwork, waitForSignal } from '../../platform/offline/wait-for-signal.ts'
import { toast } from '../../platform/toast.ts'
import { useSay } from '../../platform/words/use-say.ts'

type FailedProps = { readonly title: string; readonly retry: () => void; readonly children: ReactNode }

const Failed = ({ title, retry, children }: FailedProps) => {
  const say = useSay()
  return (
    <PageFrame title={title} width="narrow">
      <Panel>
        {children}
        <Group mt="lg">
          <Button onClick={retry}>{say('shell.try-again')}</Button>
          <ButtonLink to="/home" variant="default">
            {say('shell.go-to-the-start')}
          </ButtonLink>
        </Group>
      </Panel>
    </PageFrame>
  )
}

/** A reload without a connection would end in the browser's own error. */
const reloadWhereThereIsSignal = async (): Promise<void> => {
  if (await isServerThere()) window.location.reload()
  else toast('noConnection', 'problem')
}

const MissingPart = ({ part }: { readonly part: string }) => {
  const say = useSay()
  useEffect(() => {
    let isShown = true
    const look = () => reloadWithSignal(part, ofThisTab, { isShown: () => isShown, waitForSignal })
    void look()
    const stop = onNetwork(look)
    return () => {
      isShown = false
      stop()
    }
  }, [part])
  return (
    <Failed title={say('shell.this-part-is-not-on-the-device')} retry={() => void reloadWhereThereIsSignal()}>
      <p>{say('shell.it-comes-with-the-next-signal')}</p>
    </Failed>
  )
}

const Defect = ({ error, reset }: ErrorComponentProps) => {
  const say = useSay()

  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <Failed title={say('shell.something-went-wrong')} retry={retry}>
      <p>{say('shell.this-screen-could-not-be-shown')}</p>
      <p>
        <Sentence
          says="shell.if-it-happens-again-please-tell"
          error={<code>{error instanceof Error ? say(messageOfError(error)) : String(error)}</code>}
        />
      </p>
    </Failed>
  )
}

/** Replaces a screen that failed; the rest of the application keeps working. */
export const ErrorPage = (props: ErrorComponentProps) => {
  const { error } = props
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: a defect is shown where developers look
    console.error(error)
  }, [error])
  return isPartMissing(error) ? <MissingPart part={partOf(error)} /> : <Defect {...props} />
}
