import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Refused, refuse } from '../../platform/http/refused.ts'
import { header, type KeyRequest, signingWindow } from '../../platform/http/signature.ts'
import { secretOfKey } from './key-secret.ts'

/** A request whose signature is right: who signed it, and the pair that may count once for this key. */
export type SignedByKey = { readonly id: string; readonly stamp: number; readonly random: string }

/** One part per line: no part can contain a line end, so no text can move between parts. */
const signedText = ({ method, url, bodyHash }: KeyRequest, timeStamp: string, randomStr: string): string =>
  [method, url, timeStamp, randomStr, bodyHash].join('\n')

const isSignature = (given: string, secret: string, text: string): boolean =>
  timingSafeEqual(Buffer.from(given, 'hex'), createHmac('sha256', secret).update(text).digest())

/** The signer, or why the request is refused. An unknown key and a wrong secret get the same refusal. */
export const readKeySignature = (request: KeyRequest, root: string, now: Date): SignedByKey | Refused => {
  const { headers } = request
  const id = header(headers, 'apikey')
  const timeStamp = header(headers, 'timestamp')
  const randomStr = header(headers, 'randomstr')
  const signature = header(headers, 'signature')
  if (headers.authorization !== undefined) return refuse(400, 'apiKeyAndToken')
  if (timeStamp === '' || randomStr === '' || signature === '') return refuse(400, 'notSigned')
  if (!/^[\w-]{16,64}$/.test(randomStr)) return refuse(400, 'keyRandomStrWrong')
  if (!/^[\w-]{22}$/.test(id) || !/^\d{1,12}$/.test(timeStamp)) return refuse(401, 'apiKeyWrong')
  if (!/^[0-9A-F]{64}$/i.test(signature)) return refuse(401, 'apiKeyWrong')
  if (!isSignature(signature, secretOfKey(root, id), signedText(request, timeStamp, randomStr)))
    return refuse(401, 'apiKeyWrong')
  const stamp = Number(timeStamp)
  if (Math.abs(now.getTime() / 1000 - stamp) > signingWindow) return refuse(400, 'requestStale')
  return { id, stamp, random: randomStr }
}
