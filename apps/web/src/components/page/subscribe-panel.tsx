import { Button, Group, Text } from '@mantine/core'
import { goTo } from '../../platform/navigation.ts'
import { toast } from '../../platform/toast.ts'
import { useSay } from '../../platform/words/use-say.ts'
import { ButtonLink } from './button-link.tsx'
import { Panel } from './panel.tsx'

/** Long enough to read that subscriptions are bought in the app. */
const redirectDelay = 500

const subscribe = () => {
  toast('subscribeInApp')
  setTimeout(() => goTo('/download'), redirectDelay)
}

type Props = { readonly reason?: string }

/** Shown to people without a subscription in place of the result. */
export const SubscribePanel = ({ reason }: Props) => {
  const say = useSay()
  return (
    <Panel title={say('components.the-result-is-part-of-a')} tone="quiet">
      <Text mb="md" maw="62ch">
        {reason ?? say('components.a-subscription-shows-the-fixing-and')}
      </Text>
      <Group gap={10}>
        <Button onClick={subscribe}>{say('components.subscribe-now')}</Button>
        <ButtonLink variant="default" to="/plans">
          {say('components.plans-and-invoice')}
        </ButtonLink>
        <ButtonLink variant="default" to="/example">
          {say('components.see-a-worked-example')}
        </ButtonLink>
      </Group>
    </Panel>
  )
}
