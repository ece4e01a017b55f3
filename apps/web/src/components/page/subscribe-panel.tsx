import { Button, Text } from '@mantine/core'
import { say } from '@soundroof/contract/platform/messages'
import { text } from '@soundroof/contract/platform/text'
import { goTo } from '../../platform/navigation.ts'
import { toast } from '../../platform/toast.ts'
import { Panel } from './panel.tsx'

/** Long enough to read that subscriptions are bought in the app. */
const redirectDelay = 500

const subscribe = () => {
  toast(say('subscribeInApp'))
  setTimeout(() => goTo('/download'), redirectDelay)
}

type Props = { readonly reason?: string }

/** Shown to people without a subscription in place of the result. */
export const SubscribePanel = ({ reason }: Props) => (
  <Panel title={text('The result is part of a subscription')} tone="quiet">
    <Text mb="md" maw="62ch">
      {reason ??
        text(
          'A subscription shows the fixing and rail spacing of every roof zone, and the result summary as a PDF. Your inputs are saved, and their summary is available without one.',
        )}
    </Text>
    <Button onClick={subscribe}>{text('Subscribe Now')}</Button>
  </Panel>
)
