import type { SignedAddress } from '@soundroof/contract/roofs/upload-ticket'
import { useQuery } from '@tanstack/react-query'
import { call, dataOf } from './api-client.ts'
import { bareAddress } from './bare-address.ts'
import { isAskedAgain } from './unattended.ts'

/** Signatures last an hour; an open screen renews them before. */
const lifetime = 50 * 60 * 1000

/** Signed addresses by identifier; empty until loaded. */
export const useSignedAddresses = (addresses: readonly string[]): Readonly<Record<string, SignedAddress>> => {
  const bare = [...new Set(addresses.map(bareAddress))].sort()
  const { data } = useQuery({
    queryKey: ['signed-addresses', bare],
    queryFn: async (asked) => {
      const how = { quiet: true, unattended: isAskedAgain(asked) }
      return dataOf(await call('signAddresses', { body: { addresses: bare }, ...how }))
    },
    enabled: bare.length > 0,
    staleTime: lifetime,
    refetchInterval: lifetime,
  })
  return Object.fromEntries((data ?? []).map((signed) => [signed.address, signed]))
}
