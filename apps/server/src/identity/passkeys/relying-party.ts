import type { Config } from '../../platform/config.ts'

/** Whom passkeys are made for: a passkey answers this site alone. */
export type RelyingParty = { readonly id: string; readonly origin: string; readonly name: string }

export const relyingParty = ({ publicUrl }: Pick<Config, 'publicUrl'>): RelyingParty => {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, origin, name: 'Soundroof' }
}
