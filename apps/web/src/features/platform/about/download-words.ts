import type { ClientSettings } from '@soundroof/contract/administration/client-settings'
import type { PlainCode, Say } from '../../../platform/words/use-say.ts'

type Offered = Pick<ClientSettings, 'downloads'>

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
  return say('help.there-is-no-mobile-app-to')
}

/** How to install where the browser makes no offer. A browser on an iPad calls itself a Mac, which has no touch screen. */
export const installWords = (userAgent: string, touchPoints: number): PlainCode =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)
    ? 'help.share-then-add-to-home-screen'
    : 'help.open-the-menu-and-choose-install'
