import { Button, Group } from '@mantine/core'
import { text } from '@soundroof/contract/platform/text'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ButtonLink } from '../../components/page/button-link.tsx'
import { PageFrame } from '../../components/page/page-frame.tsx'
import { Panel } from '../../components/page/panel.tsx'
import { Sentence } from '../../components/page/sentence.tsx'

/** Replaces a screen that failed; the rest of the application keeps working. */
export const ErrorPage = ({ error, reset }: ErrorComponentProps) => {
  const router = useRouter()
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: a defect is told where developers look
    console.error(error)
  }, [error])
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <PageFrame title={text('Something went wrong')} width="narrow">
      <Panel>
        <p>{text('This screen could not be shown. What you entered is saved on this device.')}</p>
        <p>
          <Sentence
            text="If it happens again, please tell your engineering provider what you did and this message: {error}"
            error={<code>{error instanceof Error ? error.message : String(error)}</code>}
          />
        </p>
        <Group mt="lg">
          <Button onClick={retry}>{text('Try again')}</Button>
          <ButtonLink to="/home" variant="default">
            {text('Go to the start')}
          </ButtonLink>
        </Group>
      </Panel>
    </PageFrame>
  )
}
