import { Button, Group, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Panel } from '../../../components/page/panel.tsx'
import { loadSubscription } from '../../../platform/account/subscription.ts'
import { buyIn, restoreFrom } from '../../../platform/purchases/buy.ts'
import { presentSoon } from '../../../platform/purchases/present-soon.ts'
import { sellingHere, usePaidHere } from '../../../platform/purchases/purchases-here.ts'
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
  const { found, taken } = await restoreFrom(await sellingHere(shop, false))
  if (found === 0) toast('nothingToRestore')
  else if (taken > 0) toast('purchasesRestored', 'success')
}

/** A refusal is told by the call. */
const bought = async ({ shop }: Offer, product: ShopProduct, account: string): Promise<void> => {
  const outcome = await buyIn(await sellingHere(shop, false), product, account)
  if (outcome === 'bought') toast('planBought', 'success')
  if (outcome === 'pending') toast('purchasePending')
  presentSoon()
}

/** What was paid on this device and is not recorded. It is read again once that has changed. */
const Unrecorded = () => {
  const say = useSay()
  const queries = useQueryClient()
  const { own, isAnothers } = usePaidHere()
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever one was recorded
  useEffect(() => void queries.invalidateQueries({ queryKey: ['purchases'] }), [own.length])
  const reasons = own.flatMap(({ refused }) =>
    refused ? [say('money.paid-and-refused', { reason: say(refused) })] : [],
  )
  return (
    <>
      {own.length > 0 && <Text role="alert">{[say('money.paid-not-recorded'), ...reasons].join(' ')}</Text>}
      {isAnothers && <Text role="status">{say('money.paid-by-another-account')}</Text>}
    </>
  )
}

type Props = {
  readonly offer: Offer
  readonly account: string
  readonly quotas: Readonly<Record<string, number>>
}

/** Products of the store of this device: buy, and restore on a new phone. */
export const ShopPanel = ({ offer, account, quotas }: Props) => {
  const say = useSay()

  const { busy, during } = useOrders()
  const titleOf = ({ id, title }: ShopProduct): string =>
    title === '' ? say('money.month-of-calculations', { calculations: quotas[id] ?? 0 }) : title
  return (
    <Panel title={say('money.subscribe-here')}>
      <Stack gap="md">
        {offer.shop.store === 'sandbox' && (
          <Text c="dimmed" size="sm">
            {say('money.for-testing-only-purchases-are-simulated')}
          </Text>
        )}
        <Unrecorded />
        {offer.products.length === 0 && <Text>{say('money.the-store-offers-nothing-now')}</Text>}
        <Stack component="ul" gap="sm" m={0} p={0}>
          {offer.products.map((product) => (
            <Group component="li" key={product.id} justify="space-between" gap="8px 16px">
              <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
                {titleOf(product)} {product.price}
              </Text>
              <Button
                disabled={busy !== null}
                loading={busy === product.id}
                aria-label={say('money.subscribe-to', { title: titleOf(product) })}
                onClick={() => void during(product.id, () => bought(offer, product, account))}
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
