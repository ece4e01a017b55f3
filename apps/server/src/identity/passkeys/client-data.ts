import { z } from 'zod'
import type { Db } from '../../platform/database/db.ts'
import { type Refused, refuse } from '../../platform/http/refused.ts'
import { type Asker, takeChallenge } from './challenges.ts'
import type { RelyingParty } from './relying-party.ts'

/** WebAuthn level 2, 5.8.1: the browser's statement of what the device signed. Browsers may add names. */
const clientData = z.looseObject({
  type: z.enum(['webauthn.create', 'webauthn.get']),
  challenge: z.string().max(100),
  origin: z.string().max(1000),
  crossOrigin: z.boolean().optional(),
})
type ClientData = z.infer<typeof clientData>

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    // Text that is no JSON is no client data either.
    return null
  }
}

const readClientData = (encoded: string): ClientData | null =>
  clientData.safeParse(parsed(Buffer.from(encoded, 'base64url').toString('utf8'))).data ?? null

type Asked = {
  readonly type: ClientData['type']
  readonly asker: Asker
  readonly site: RelyingParty
  readonly now: Date
}

/** Challenge of the answer, which uses it up; the refusal reveals nothing of any account. */
export const challengeOf = async (db: Db, encoded: string, asked: Asked): Promise<string | Refused> => {
  const data = readClientData(encoded)
  if (data === null || data.type !== asked.type) return refuse(400, 'passkeyRefused')
  if (!(await takeChallenge(db, data.challenge, asked.asker, asked.now))) return refuse(400, 'passkeyTooLate')
  // A frame inside another page: the person saw that page's address.
  if (data.origin !== asked.site.origin || data.crossOrigin === true)
    return refuse(400, 'passkeyElsewhere', { address: asked.site.origin })
  return data.challenge
}
