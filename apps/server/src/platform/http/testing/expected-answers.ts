import type { EndpointName } from '@soundroof/contract/api'
import type { Endpoint } from '@soundroof/contract/platform/endpoint'
import type { MessageKey } from '@soundroof/contract/platform/messages'
import { sayIn } from '@soundroof/words/say'

/** What the contract demands of an answer, for everybody who could make a call. */

export const callers = [
  'nobody',
  'a token that never was',
  'an expired session',
  'an ended session',
  'an owner of the company',
  'a member of the company',
  'another company',
  'an engineer',
  'an administrator',
  'an API key without the scope',
  'an API key with every scope of the company',
  'an API key with every scope of another company',
  'a revoked API key',
] as const
export type Who = (typeof callers)[number]

export type Expected = { readonly status: number; readonly code: number; readonly message?: string }
const refused = (status: number, key: MessageKey, code = status, values = {}): Expected => ({
  status,
  code,
  message: sayIn('en-AU')({ code: key, values }),
})

export const done: Expected = { status: 200, code: 0 }
const forbidden = refused(403, 'forbidden')
const notSignedIn = refused(401, 'loginRequired')
const over = refused(200, 'sessionEnded', 50008)

/** Answer about a record of another company, the same as if it did not exist. */
const ofStrangers: Readonly<Record<NonNullable<Endpoint['about']>, Expected>> = {
  project: refused(403, 'projectUnknown'),
  file: refused(403, 'photoUnknown'),
  member: refused(403, 'memberUnknown'),
  invitation: refused(403, 'invitationUnknown'),
  address: refused(403, 'invitationOfOther'),
  session: refused(404, 'sessionUnknown'),
  passkey: refused(404, 'passkeyUnknown'),
  challenge: refused(400, 'passkeyTooLate'),
  apiKey: refused(404, 'apiKeyUnknown'),
  device: refused(404, 'deviceUnknown'),
}
const personal: readonly Endpoint['about'][] = ['address', 'session', 'passkey', 'challenge', 'apiKey', 'device']
const isPersonal = (about: Endpoint['about']): boolean => personal.includes(about)

/** Admitted, then refused for their content: their samples name no real password, purchase or code. */
export const refusedByContent: { readonly [N in EndpointName]?: number } = {
  login: 400,
  passkeyLogin: 400,
  loginWithCode: 400,
  // Everybody has codes on already.
  beginCodes: 409,
  turnCodesOn: 409,
  // The sample project has no result.
  certificateDraft: 409,
  asBuilt: 409,
  saveAsBuilt: 409,
  signAsBuilt: 409,
  reopenAsBuilt: 409,
  // Nothing is signed.
  decideAsBuilt: 409,
  inspectionDraft: 409,
  issueInspection: 409,
  // Nothing is kept.
  removeStatementTemplate: 404,
  issueCertificate: 409,
  // Nothing is issued.
  checkCertificate: 409,
}

const rolesOf = ({ access }: Endpoint): readonly string[] => (access === 'anyone' ? [] : access)

const isNamed = (endpoint: Endpoint, who: Who): boolean => {
  if (who === 'an engineer') return rolesOf(endpoint).includes('engineer')
  if (who === 'an administrator') return rolesOf(endpoint).includes('administrator')
  const isOwner = who !== 'a member of the company'
  return rolesOf(endpoint).includes('customer') || (isOwner && rolesOf(endpoint).includes('owner'))
}

/** Keys never are 'anyone': a call that declares no scope takes none. */
const expectedByKey = ({ keyScope, about }: Endpoint, who: Who): Expected => {
  if (who === 'a revoked API key') return refused(401, 'apiKeyEnded')
  if (!keyScope) return refused(403, 'apiKeyNotTaken')
  if (who === 'an API key without the scope') return refused(403, 'apiKeyLacksScope', 403, { scope: keyScope })
  return about && who === 'an API key with every scope of another company' ? ofStrangers[about] : done
}

export const expectedAnswer = (endpoint: Endpoint, who: Who): Expected => {
  const { access, about } = endpoint
  if (who.includes('API key')) return expectedByKey(endpoint, who)
  if (access === 'anyone') return done
  if (who === 'nobody' || who === 'a token that never was') return notSignedIn
  if (who === 'an expired session' || who === 'an ended session') return over
  if (!isNamed(endpoint, who)) return forbidden
  if (!about || who === 'an owner of the company') return done
  return who === 'a member of the company' && !isPersonal(about) ? done : ofStrangers[about]
}
