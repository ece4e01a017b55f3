import { Certificate, PFX, type PKCS8ShroudedKeyBag, type PrivateKeyInfo, type SafeBag } from 'pkijs'
import type { SigningIdentity } from './signing-identity.ts'

const bagTypes = {
  key: '1.2.840.113549.1.12.10.1.1',
  encryptedKey: '1.2.840.113549.1.12.10.1.2',
  certificate: '1.2.840.113549.1.12.10.1.3',
} as const

const der = (part: { readonly toSchema: () => { readonly toBER: () => ArrayBuffer } }): Uint8Array =>
  new Uint8Array(part.toSchema().toBER())

const bagsOf = async (file: Uint8Array<ArrayBuffer>, password: ArrayBuffer): Promise<readonly SafeBag[]> => {
  const pfx = PFX.fromBER(file)
  await pfx.parseInternalValues({ password, checkIntegrity: true })
  const safe = pfx.parsedValue?.authenticatedSafe
  if (!safe) return []
  await safe.parseInternalValues({ safeContents: safe.safeContents.map(() => ({ password })) })
  const contents = safe.parsedValue.safeContents as readonly { readonly value: { readonly safeBags: SafeBag[] } }[]
  return contents.flatMap(({ value }) => value.safeBags)
}

type EncryptedKey = PKCS8ShroudedKeyBag & {
  readonly parseInternalValues: (secret: { readonly password: ArrayBuffer }) => Promise<void>
}

const keyIn = async (bags: readonly SafeBag[], password: ArrayBuffer): Promise<Uint8Array | null> => {
  const open = bags.find(({ bagId }) => bagId === bagTypes.key)
  if (open) return der(open.bagValue as PrivateKeyInfo)
  const sealed = bags.find(({ bagId }) => bagId === bagTypes.encryptedKey)?.bagValue as EncryptedKey | undefined
  await sealed?.parseInternalValues({ password })
  return sealed?.parsedValue ? der(sealed.parsedValue) : null
}

const certificatesIn = (bags: readonly SafeBag[]): readonly Certificate[] =>
  bags
    .filter(({ bagId }) => bagId === bagTypes.certificate)
    .map(({ bagValue }) => (bagValue as { readonly parsedValue?: unknown }).parsedValue)
    .filter((value) => value instanceof Certificate)

/** The signer's own certificate is the one that issued no other; it comes first. */
const ownFirst = (certificates: readonly Certificate[]): readonly Certificate[] => {
  const issues = (one: Certificate) => certificates.some((other) => other !== one && other.issuer.isEqual(one.subject))
  return certificates.toSorted((a, b) => Number(issues(a)) - Number(issues(b)))
}

/** A PKCS #12 file as OpenSSL 3 writes it, with AES. Null: it has no key or no certificate. Throws on a wrong password. */
export const readPkcs12 = async (file: Uint8Array, password: string): Promise<SigningIdentity | null> => {
  const secret = new TextEncoder().encode(password).buffer
  const bags = await bagsOf(new Uint8Array(file), secret)
  const privateKey = await keyIn(bags, secret)
  const certificates = ownFirst(certificatesIn(bags)).map(der)
  return privateKey === null || certificates.length === 0 ? null : { certificates, privateKey }
}
