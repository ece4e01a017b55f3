const longest = 200

/**
 * What a mail server or the network answered, in one line for administrators. Attack: an answer may repeat the recipient, a
 * link or credentials; addresses, links and long words are left out.
 */
export const faultInWords = (error: unknown): string => {
  const { code, message } = Object(error) as { readonly code?: unknown; readonly message?: unknown }
  const text = `${typeof code === 'string' ? `${code}: ` : ''}${typeof message === 'string' ? message : 'unknown fault'}`
  return text
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .replace(/\S+:\/\/\S+/g, '…')
    .replace(/\S+@\S+/g, '…')
    .replace(/\S{41,}/g, '…')
    .trim()
    .slice(0, longest)
}
