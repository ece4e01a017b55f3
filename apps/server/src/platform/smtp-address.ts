/** Mail server as the operator names it. */
export type SmtpAddress = {
  readonly url: string
  /** True: the server offers STARTTLS, or the mail waits; nothing is sent in plain text. */
  readonly requireTLS: boolean
}

export const smtpAddressForm = 'smtp:// or smtps://[login@]host:port, for plain text with ?tls=opportunistic'

const isOfThisMachine = (hostname: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)

/**
 * Null: no such address. An attacker between two machines can remove the offer of STARTTLS, so only mail on this machine
 * may be plain.
 */
export const readSmtpAddress = (text: string): SmtpAddress | null => {
  if (!/^smtps?:\/\//.test(text) || !URL.canParse(text)) return null
  const url = new URL(text)
  const tls = url.searchParams.get('tls')
  if (url.hostname === '' || (tls !== null && tls !== 'opportunistic')) return null
  url.searchParams.delete('tls')
  const mayBePlain = url.protocol === 'smtps:' || tls !== null || isOfThisMachine(url.hostname)
  return { url: url.href, requireTLS: !mayBePlain }
}
