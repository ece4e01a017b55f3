import { Button, Divider, Flex, Group, Skeleton, Text, Title } from '@mantine/core'
import type { OwnPurchase, SandboxEvent } from '@soundroof/contract/money/subscription'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Facts } from '../../../components/lists/facts.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { Panel } from '../../../components/page/panel.tsx'
import { loadSubscription } from '../../../platform/account/subscription.ts'
import { call, dataOf } from '../../../platform/api/api-client.ts'
import { useClientSettings } from '../../../platform/api/client-settings.ts'
import { shownMoment } from '../../../platform/shown-date.ts'
import { toast } from '../../../platform/toast.ts'
import { useSay } from '../../../platform/words/use-say.ts'
import { actionsFor, doneMessages, stateWords } from './purchase-words.ts'
import { orderInSandbox } from './sandbox-order.ts'

const queryKey = ['purchases']

const usePurchases = () =>
  useQuery({ queryKey, queryFn: async ({ signal }) => dataOf(await call('purchases', { signal })), staleTime: 0 })

/** One order at a time; afterwards everything that depends on the subscription is reloaded. */
const useOrder = () => {
  const queries = useQueryClient()
  const [busy, setBusy] = useState<string | null>(null)
  const order = async (event: SandboxEvent, purchase?: string): Promise<void> => {
    setBusy(`${event} ${purchase ?? ''}`)
    const isDone = await orderInSandbox(event, purchase)
    await loadSubscription()
    await queries.invalidateQueries()
    setBusy(null)
    if (isDone) toast(doneMessages[event], 'success')
  }
  return { busy, order }
}

type Order = ReturnType<typeof useOrder>

type PurchaseProps = {
  readonly purchase: OwnPurchase
  /** Calculations of a paid month; undefined: it is not sold any more. */
  readonly quota: number | undefined
  readonly isFirst: boolean
} & Order

const Purchase = ({ purchase, quota, isFirst, busy, order }: PurchaseProps) => {
  const say = useSay()
  return (
    <li>
      {isFirst || <Divider mb="xl" color="var(--line)" />}
      <Title order={3} fz="1.05rem" style={{ overflowWrap: 'anywhere' }}>
        {quota === undefined ? purchase.product : say('money.month-of-calculations', { calculations: quota })}
      </Title>
      <Text mt={2} mb="sm" c="dimmed">
        {say(stateWords(purchase, new Date()))}
      </Text>
      <Facts
        facts={[
          [say('components.from'), shownMoment(say, purchase.startsAt)],
          [say('money.until'), shownMoment(say, purchase.endsAt)],
          [say('money.used'), say('money.of-calculations', { used: purchase.used, bought: purchase.bought })],
        ]}
      />
      {purchase.store === 'sandbox' && (
        <Group gap={10} mt="md">
          {actionsFor(purchase, new Date()).map(({ event, label }) => (
            <Button
              key={event}
              variant="default"
              size="sm"
              disabled={busy !== null}
              loading={busy === `${event} ${purchase.id}`}
              onClick={() => void order(event, purchase.id)}
            >
              {say(label)}
            </Button>
          ))}
        </Group>
      )}
    </li>
  )
}

const Purchases = ({ busy, order }: Order) => {
  const say = useSay()

  const { data, isLoading } = usePurchases()
  if (isLoading) return <Skeleton height={160} radius="lg" />
  if (!data || data.purchases.length === 0) return <EmptyState title={say('money.no-subscription-yet')} />
  return (
    <Flex component="ul" direction="column" gap={24}>
      {data.purchases.map((purchase, position) => (
        <Purchase
          key={purchase.id}
          isFirst={position === 0}
          purchase={purchase}
          quota={data.quotas[purchase.product]}
          busy={busy}
          order={order}
        />
      ))}
    </Flex>
  )
}

const Sandbox = () => {
  const say = useSay()

  const { busy, order } = useOrder()
  return (
    <PageFrame
      title={say('components.sandbox-store')}
      lead={say('money.for-testing-only-purchases-are-simulated')}
      actions={
        <Button disabled={busy !== null} loading={busy === 'buy '} onClick={() => void order('buy')}>
          {say('money.subscribe')}
        </Button>
      }
    >
      <Panel title={say('money.subscriptions-of-this-account')}>
        <Purchases busy={busy} order={order} />
      </Panel>
    </PageFrame>
  )
}

/** `/sandbox_store`: buys by hand, as the app would. Not found where the sandbox is off. */
export const SandboxPage = () => {
  const say = useSay()

  const settings = useClientSettings()
  if (!settings) return <Skeleton height={240} radius="lg" />
  return settings.sandboxStore ? <Sandbox /> : <EmptyState title={say('addressUnknown')} />
}
