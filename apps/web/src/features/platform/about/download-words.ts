import type { ClientSettings } from '@soundroof/contract/administration/client-settings'
import type { Say } from '../../../platform/words/use-say.ts'

type Offered = Pick<ClientSettings, 'downloads' | 'sandboxStore'>

/** Absolute, as a phone needs it; null unless it is http or https. */
export const absoluteAddress = (address: string | null, origin: string): string | null => {
  if (address === null || address === '' || !URL.canParse(address, origin)) return null
  const url = new URL(address, origin)
  return /^https?:$/.test(url.protocol) ? url.href : null
}

/** What can be downloaded here; empty until the server has answered. */
export const downloadLead = (say: Say, offered: Offered | null): string => {
  if (offered === null) return ''
  if (Object.values(offered.downloads).some((address) => address)) return say('help.the-mobile-app-and-this-website')
  const none = say('help.there-is-no-mobile-app-to')
  return offered.sandboxStore ? none : `${none} ${say('help.subscriptions-are-sold-in-the-app')}`
}
