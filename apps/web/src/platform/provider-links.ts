import type { ProviderDetails } from '@soundroof/contract/platform/provider'

type ProviderLink = { readonly by: 'email' | 'phone' | 'web'; readonly text: string; readonly href: string }

/** Every way to reach the provider that is given. */
export const providerLinks = ({ email, phone, web }: Omit<ProviderDetails, 'name'>): readonly ProviderLink[] => {
  const links: readonly ProviderLink[] = [
    { by: 'email', text: email, href: `mailto:${email}` },
    { by: 'phone', text: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` },
    { by: 'web', text: /^https?:\/\//i.test(web) ? web : '', href: web },
  ]
  return links.filter(({ text }) => text !== '')
}
