import { Button, Group, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Panel } from '../../../components/page/panel.tsx'
import { loadSubscription } from '../../../platform/account/subscription.ts'
import { onNetwork, waitForSignal } from '../../../platform/offline/wait-for-signal.ts'
import { buyIn, presentAgain, restoreFrom, useUntaken } from '../../../platform/purchases/buy.ts'
import type { ShopProduct } from '../../../platform/purchases/shop.ts'
import { toast } from '../../../platform/toast.ts'
import { useSay } from '../../../platform/words/use-say.ts'
import type { Offer } from './use-plans.ts'

/** One order at a time. A store that fails is told; what depends on the subscription is read again. */
const useOrders = () => {
  const queries = useQueryClient()
  const [busy, setBusy] = useState<string | null>(null)
  const during = async (name: string, work: () => Promise<void>): Promise<void> => {
    setBusy(name)
    await work().catch(() => toast('storeFailed', 'problem'))
    await loadSubscription()
    await queries.invalidateQueries({ queryKey: ['purchases'] })
    setBusy(null)
  }
  return { busy, during }
}

const restored = async ({ shop }: Offer): Promise<void> => {
  const { found, taken } = await restoreFrom(shop)
  if (found === 0) toast('nothingToRestore')
  else if (taken > 0) toast('purchasesRestored', 'success')
}

/** Presents what was paid and not recorded when the page is opened, and when there is a signal. */
const useUnrecorded = ({ shop }: Offer, account: string, isIdle: boolean): boolean => {
  const queries = useQueryClient()
  const isUnrecorded = useUntaken(account)
  useEffect(() => {
    if (!(isUnrecorded && isIdle)) return
    const again = async (): Promise<void> => {
      const presented = await presentAgain(shop, account)
      if (presented === 'unreachable') return waitForSignal()
      if (presented !== 'taken') return
      toast('planBought', 'success')
      await loadSubscription()
      await queries.invalidateQueries({ queryKey: ['purchases'] })
    }
    void again()
    return onNetwork(() => void again())
  }, [isUnrecorded, isIdle, shop, account, queries])
  return isUnrecorded
}

type Props = { readonly offer: Offer; readonly account: string }

/** Products of the store of this device: buy, and restore on a new phone. */
export const ShopPanel = ({ offer, account }: Props) => {
  const say = useSay()

  const { busy, during } = useOrders()
  const isUnrecorded = useUnrecorded(offer, account, busy === null)
  const buy = async (product: ShopProduct): Promise<void> => {
    if ((await buyIn(offer.shop, product, account)) === 'bought') toast('planBought', 'success')
  }
  return (
    <Panel title={say('money.subscribe-here')}>
      <Stack gap="md">
        {offer.shop.store === 'sandbox' && (
          <Text c="dimmed" size="sm">
            {say('money.for-testing-only-purchases-are-simulated')}
          </Text>
        )}
        {isUnrecorded && <Text role="alert">{say('money.paid-not-recorded')}</Text>}
        {offer.products.length === 0 && <Text>{say('money.the-store-offers-nothing-now')}</Text>}
        <Stack component="ul" gap="sm" m={0} p={0}>
          {offer.products.map((product) => (
            <Group component="li" key={product.id} justify="space-between" gap="8px 16px">
              <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
                {product.title} {product.price}
              </Text>
              <Button
                disabled={busy !== null}
                loading={busy === product.id}
                aria-label={say('money.subscribe-to', { title: product.title })}
                onClick={() => void during(product.id, () => buy(product))}
              >
                {say('money.subscribe')}
              </Button>
            </Group>
          ))}
        </Stack>
        <Text size="sm">{say('money.bought-on-another-phone')}</Text>
        <Button
          variant="default"
          disabled={busy !== null}
          loading={busy === ''}
          style={{ alignSelf: 'start' }}
          onClick={() => void during('', () => restored(offer))}
        >
          {say('money.restore-purchases')}
        </Button>
      </Stack>
    </Panel>
  )
}
