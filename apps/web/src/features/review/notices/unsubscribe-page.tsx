import { Button, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { Panel } from '../../../components/page/panel.tsx'
import { call, dataOf, messageOfError } from '../../../platform/api/api-client.ts'
import { useSay } from '../../../platform/words/use-say.ts'

/** Public, by the link of a mail. A button, because programs that scan mails open every link. */
export const UnsubscribePage = () => {
  const say = useSay()

  const token = useLocation({ select: ({ hash }) => hash })
  const stop = useMutation({
    mutationFn: async () => dataOf(await call('unsubscribe', { body: { token }, quiet: true })),
  })
  const problem = token === '' ? say('unsubscribeInvalid') : stop.error && say(messageOfError(stop.error))
  return (
    <PageFrame title={say('review.mails-about-reviews')} width="narrow">
      <div role="status">
        {problem && <EmptyState title={problem} />}
        {stop.isSuccess && <EmptyState title={say('unsubscribed')} />}
      </div>
      {token !== '' && !stop.isSuccess && (
        <Panel>
          <Stack gap="md">
            <Text>{say('review.stop-mails-about-projects-under-review')}</Text>
            <div>
              <Button onClick={() => stop.mutate()} loading={stop.isPending}>
                {say('review.stop-these-mails')}
              </Button>
            </div>
          </Stack>
        </Panel>
      )}
    </PageFrame>
  )
}
