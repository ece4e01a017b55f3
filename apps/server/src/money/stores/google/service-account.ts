import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { SignJWT } from 'jose'
import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import { ask } from './ask.ts'

const key = z.object({
  client_email: z.string(),
  private_key: z.string(),
  private_key_id: z.string().optional(),
  token_uri: z.url(),
})
/** Google's key file of a service account. */
export type ServiceAccount = z.infer<typeof key>

/** Throws a message that names the file and shows none of its content. */
export const readServiceAccount = (file: string): ServiceAccount => {
  try {
    return key.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    throw new Error(`GOOGLE_SERVICE_ACCOUNT: ${file} is no key file of a service account that can be read.`)
  }
}

const scope = 'https://www.googleapis.com/auth/androidpublisher'
const grant = 'urn:ietf:params:oauth:grant-type:jwt-bearer'
const granted = z.object({ access_token: z.string(), expires_in: z.number() })

/** RFC 7523: an assertion signed with the account's key. */
const assertion = (account: ServiceAccount, seconds: number): Promise<string> =>
  new SignJWT({ scope })
    .setProtectedHeader({
      alg: 'RS256',
      typ: 'JWT',
      ...(account.private_key_id ? { kid: account.private_key_id } : {}),
    })
    .setIssuer(account.client_email)
    .setAudience(account.token_uri)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + 3600)
    .sign(createPrivateKey(account.private_key))

/** `forget` after Google refused a token. */
export type AccessTokens = { readonly get: () => Promise<string>; readonly forget: () => void }

/** Requested once and stored until a minute before it expires. */
export const accessTokens = (account: ServiceAccount, clock: Clock): AccessTokens => {
  let kept: { readonly token: string; readonly endsAt: number } | null = null
  const fetchToken = async (): Promise<string> => {
    const now = clock().getTime()
    const signed = await assertion(account, Math.floor(now / 1000))
    const body = new URLSearchParams({ grant_type: grant, assertion: signed })
    const answer = await ask(account.token_uri, { method: 'POST', body })
    if (answer.status !== 200) throw new Error(`Google gave no access: ${answer.status} ${answer.text.slice(0, 300)}`)
    const { access_token: token, expires_in: seconds } = granted.parse(JSON.parse(answer.text))
    kept = { token, endsAt: now + (seconds - 60) * 1000 }
    return token
  }
  return {
    get: async () => (kept && kept.endsAt > clock().getTime() ? kept.token : fetchToken()),
    forget: () => {
      kept = null
    },
  }
}
