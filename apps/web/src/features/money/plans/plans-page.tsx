import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import type { PurchaseStore } from '@soundroof/contract/money/subscription'
import { ButtonLink } from '../../../components/page/button-link.tsx'
import { LoadFailed } from '../../../components/page/load-failed.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { Panel } from '../../../components/page/panel.tsx'
import { messageOfError } from '../../../platform/api/api-client.ts'
import { nameAlone, useClientSettings } from '../../../platform/api/client-settings.ts'
import { providerLinks } from '../../../platform/provider-links.ts'
import { managedAt } from '../../../platform/purchases/shop.ts'
import { useSession } from '../../../platform/session/session.ts'
import { useSay } from '../../../platform/words/use-say.ts'
import { ShopPanel } from './shop-panel.tsx'
import { UsagePanel } from './usage-panel.tsx'
import { type Offer, useOffer, usePurchases } from './use-plans.ts'

/** Where this device sells nothing. */
const AppPanel = () => {
  const say = useSay()

  const downloads = useClientSettings()?.downloads
  const isSold = downloads !== undefined && Object.values(downloads).some((address) => address)
  return (
    <Panel title={say('money.in-the-app')}>
      <Text mb="md">{say(isSold ? 'money.buy-in-the-app-then-log' : 'money.no-app-store-sells-it-yet')}</Text>
      <ButtonLink to="/download" variant="default">
        {say('money.get-the-app')}
      </ButtonLink>
    </Panel>
  )
}

/** The provider, who can grant a period to the company. */
const InvoicePanel = () => {
  const say = useSay()

  const provider = useClientSettings()?.provider
  const company = useSession()?.customer.company_name ?? ''
  if (!provider) return null
  const subject = encodeURIComponent(say('money.subscription-for', { company }))
  return (
    <Panel title={say('money.by-invoice')}>
      <Text mb="md">{say('money.the-provider-can-open-a-period', { provider: nameAlone(say, provider.name) })}</Text>
      <Group gap={10}>
        {providerLinks(provider).map(({ by, text, href }) => (
          <Button
            key={by}
            component="a"
            variant="default"
            href={by === 'email' ? `${href}?subject=${subject}` : href}
            {...(by === 'web' ? { rel: 'noreferrer' } : {})}
            style={{ maxWidth: '100%' }}
          >
            {text}
          </Button>
        ))}
      </Group>
    </Panel>
  )
}

type ManageProps = { readonly stores: readonly PurchaseStore[] }

const ManagePanel = ({ stores }: ManageProps) => {
  const say = useSay()

  const names = { apple: 'money.manage-in-the-app-store', google: 'money.manage-in-google-play' } as const
  const managed = [...new Set(stores)].filter((store) => store !== 'sandbox')
  return (
    <Panel title={say('money.manage')}>
      <Group gap={10}>
        {managed.map((store) => (
          <Button key={store} component="a" href={managedAt[store]} rel="noreferrer" variant="default">
            {say(names[store])}
          </Button>
        ))}
        <ButtonLink to="/sessions" variant="default">
          {say('components.account-and-devices')}
        </ButtonLink>
        <ButtonLink to="/deleteAccount" variant="subtle" color="red">
          {say('money.delete-account')}
        </ButtonLink>
      </Group>
      <Text mt="md" c="dimmed" size="sm">
        {say('money.deleting-the-account-cancels-no')}
      </Text>
    </Panel>
  )
}

type WaysProps = Omit<Parameters<typeof ShopPanel>[0], 'offer'> & {
  readonly offer: Offer | null | undefined
  readonly isFailed: boolean
}

const Ways = ({ offer, isFailed, ...selling }: WaysProps) => {
  const say = useSay()
  if (isFailed)
    return (
      <Panel title={say('money.subscribe-here')} tone="warning">
        <Text>{say('storeFailed')}</Text>
      </Panel>
    )
  if (offer === undefined) return <Skeleton height={140} radius="lg" />
  return offer === null ? <AppPanel /> : <ShopPanel offer={offer} {...selling} />
}

/** `/plans`: what is left, every way to get more, and how to end it. */
export const PlansPage = () => {
  const say = useSay()

  const { data, error, refetch } = usePurchases()
  const offer = useOffer(data?.products)
  return (
    <PageFrame title={say('components.plans')} lead={say('money.calculations-are-bought-for-a-period')}>
      <Stack gap="lg">
        {error && <LoadFailed title={say(messageOfError(error))} retry={refetch} />}
        {data ? <UsagePanel periods={data.periods} /> : !error && <Skeleton height={160} radius="lg" />}
        {data && <Ways offer={offer.data} isFailed={offer.isError} account={data.storeAccount} quotas={data.quotas} />}
        <InvoicePanel />
        <ManagePanel stores={data?.purchases.map(({ store }) => store) ?? []} />
      </Stack>
    </PageFrame>
  )
}
