import { Button, Stack, Text } from '@mantine/core'
import { say } from '@soundroof/contract/platform/messages'
import { text } from '@soundroof/contract/platform/text'
import { useMutation } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { Panel } from '../../../components/page/panel.tsx'
import { call, dataOf } from '../../../platform/api/api-client.ts'

/** Public, by the link of a mail. A button, because programs that scan mails open every link. */
export const UnsubscribePage = () => {
  const token = useLocation({ select: ({ hash }) => hash })
  const stop = useMutation({
    mutationFn: async () => dataOf(await call('unsubscribe', { body: { token }, quiet: true })),
  })
  const problem = token === '' ? say('unsubscribeInvalid') : stop.error?.message
  return (
    <PageFrame title={text('Mails about reviews')} width="narrow">
      <div role="status">
        {problem && <EmptyState title={problem} />}
        {stop.isSuccess && <EmptyState title={say('unsubscribed')} />}
      </div>
      {token !== '' && !stop.isSuccess && (
        <Panel>
          <Stack gap="md">
            <Text>
              {text(
                'Stop mails about projects under review? The same is told in the application. Mails about safety still come: documents withdrawn, results under reconsideration.',
              )}
            </Text>
            <div>
              <Button onClick={() => stop.mutate()} loading={stop.isPending}>
                {text('Stop these mails')}
              </Button>
            </div>
          </Stack>
        </Panel>
      )}
    </PageFrame>
  )
}
