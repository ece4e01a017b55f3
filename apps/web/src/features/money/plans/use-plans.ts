import { useQuery } from '@tanstack/react-query'
import { call, dataOf } from '../../../platform/api/api-client.ts'
import { useClientSettings } from '../../../platform/api/client-settings.ts'
import type { Shop, ShopProduct } from '../../../platform/purchases/shop.ts'
import { shopHere } from '../../../platform/purchases/shop-here.ts'

export type Offer = { readonly shop: Shop; readonly products: readonly ShopProduct[] }

/** What the account has, and its name towards the stores. */
export const usePurchases = () =>
  useQuery({
    queryKey: ['purchases'],
    queryFn: async ({ signal }) => dataOf(await call('purchases', { signal, quiet: true })),
    staleTime: 0,
  })

/** What is sold on this device. Null: nothing; undefined: not known yet. An error: the store does not answer. */
export const useOffer = (ids: readonly string[] | undefined) => {
  const settings = useClientSettings()
  return useQuery({
    queryKey: ['offer', ids],
    enabled: settings !== null && ids !== undefined,
    retry: false,
    queryFn: async (): Promise<Offer | null> => {
      const shop = settings && (await shopHere(settings))
      return shop && { shop, products: await shop.products(ids ?? []) }
    },
  })
}
