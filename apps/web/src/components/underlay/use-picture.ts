import { useQuery } from '@tanstack/react-query'
import { call, dataOf } from '../../platform/api/api-client.ts'
import { bareAddress } from '../../platform/api/bare-address.ts'
import { isAskedAgain } from '../../platform/api/unattended.ts'
import { type Say, useSay } from '../../platform/words/use-say.ts'
import { tell } from './underlay-words.ts'

/** A picture as the browser shows it: upright. */
export type ShownPicture = {
  readonly src: string
  /** Height by width. */
  readonly aspect: number
}

const shown = (say: Say, src: string): Promise<ShownPicture> =>
  new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve({ src, aspect: image.naturalHeight / image.naturalWidth })
    image.onerror = () => reject(new Error(tell(say, 'notLoaded')))
    image.src = src
  })

/** Signatures last an hour; an open screen renews them before. */
const lifetime = 50 * 60 * 1000

const signedFor = async (address: string, unattended: boolean): Promise<string> => {
  const [signed] = dataOf(await call('signAddresses', { body: { addresses: [address] }, quiet: true, unattended }))
  return signed?.preview ?? signed?.full ?? ''
}

/**
 * @param address null: no picture
 * @param signed where it is signed already
 */
export const usePicture = (address: string | null, signed?: string) => {
  const say = useSay()

  const bare = address === null ? '' : bareAddress(address)
  return useQuery({
    queryKey: ['underlay-picture', bare],
    queryFn: async (asked) => shown(say, signed ?? (await signedFor(bare, isAskedAgain(asked)))),
    enabled: bare !== '',
    // Tried without a network too: a call that fails says why.
    networkMode: 'always',
    staleTime: lifetime,
    refetchInterval: lifetime,
  })
}
