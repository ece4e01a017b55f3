import { Button, Group } from '@mantine/core'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ButtonLink } from '../../components/page/button-link.tsx'
import { PageFrame } from '../../components/page/page-frame.tsx'
import { Panel } from '../../components/page/panel.tsx'
import { Sentence } from '../../components/page/sentence.tsx'
import { messageOfError } from '../../platform/api/api-client.ts'
import { useSay } from '../../platform/words/use-say.ts'

/** Replaces a screen that failed; the rest of the application keeps working. */
export const ErrorPage = ({ error, reset }: ErrorComponentProps) => {
  const say = useSay()

  const router = useRouter()
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: a defect is shown where developers look
    console.error(error)
  }, [error])
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <PageFrame title={say('shell.something-went-wrong')} width="narrow">
      <Panel>
        <p>{say('shell.this-screen-could-not-be-shown')}</p>
        <p>
          <Sentence
            says="shell.if-it-happens-again-please-tell"
            error={<code>{error instanceof Error ? say(messageOfError(error)) : String(error)}</code>}
          />
        </p>
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
