import type { ClientSettings } from '@soundroof/contract/administration/client-settings'
import { text } from '@soundroof/contract/platform/text'

type Offered = Pick<ClientSettings, 'downloads' | 'sandboxStore'>

/** Absolute, as a phone needs it; null unless it is http or https. */
export const absoluteAddress = (address: string | null, origin: string): string | null => {
  if (address === null || address === '' || !URL.canParse(address, origin)) return null
  const url = new URL(address, origin)
  return /^https?:$/.test(url.protocol) ? url.href : null
}

/** What can be downloaded here; empty until the server has answered. */
export const downloadLead = (offered: Offered | null): string => {
  if (offered === null) return ''
  if (Object.values(offered.downloads).some((address) => address))
    return text('The mobile app and this website share your projects. Subscriptions are sold in the app.')
  const none = text(
    'There is no mobile app to download yet. Describe roofs, take photos and read results on this website.',
  )
  return offered.sandboxStore
    ? none
    : `${none} ${text('Subscriptions are sold in the app, so none can be bought yet.')}`
}
