import { Button, Group } from '@mantine/core'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ButtonLink } from '../../components/page/button-link.tsx'
import { PageFrame } from '../../components/page/page-frame.tsx'
import { Panel } from '../../components/page/panel.tsx'

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
    <PageFrame title="Something went wrong" width="narrow">
      <Panel>
        <p>This screen could not be shown. What you entered is saved on this device.</p>
        <p>
          If it happens again, please tell your engineering provider what you did and this message:{' '}
          <code>{error instanceof Error ? error.message : String(error)}</code>
        </p>
        <Group mt="lg">
          <Button onClick={retry}>Try again</Button>
          <ButtonLink to="/home" variant="default">
            Go to the start
          </ButtonLink>
        </Group>
      </Panel>
    </PageFrame>
  )
}
