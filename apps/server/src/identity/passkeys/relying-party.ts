import type { Config } from '../../platform/config.ts'

/** The site that passkeys are bound to: they answer no other. */
export type RelyingParty = { readonly id: string; readonly origin: string; readonly name: string }

/** From PUBLIC_URL. */
export const relyingParty = ({ publicUrl }: Pick<Config, 'publicUrl'>): RelyingParty => {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, origin, name: 'Soundroof' }
}
