import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { readPkcs12 } from '@soundroof/report/signature/read-pkcs12'
import { type SigningIdentity, selfMadeIdentity } from '@soundroof/report/signature/signing-identity'
import type { Config } from '../config.ts'
import { keptInFile } from '../secrets.ts'

const fileName = 'signing-certificate.pem'

const toPem = ({ certificates, privateKey }: SigningIdentity): string => {
  const key = createPrivateKey({ key: Buffer.from(privateKey), format: 'der', type: 'pkcs8' })
  return [key.export({ type: 'pkcs8', format: 'pem' }), ...certificates.map((der) => new X509Certificate(der))].join(
    '\n',
  )
}

const fromPem = (pem: string): SigningIdentity => ({
  certificates: [new Uint8Array(new X509Certificate(pem).raw)],
  privateKey: new Uint8Array(createPrivateKey(pem).export({ type: 'pkcs8', format: 'der' })),
})

const fault = (reason: string): Error => new Error(`SIGNING_CERTIFICATE: ${reason}`)

const fromPkcs12 = async (place: string, password: string): Promise<SigningIdentity> => {
  const file = await readFile(place).catch((error) => {
    throw fault(`${place} cannot be read (${(error as NodeJS.ErrnoException).code}).`)
  })
  const identity = await readPkcs12(file, password).catch(() => {
    throw fault(`${place} is no PKCS #12 file under AES, or SIGNING_CERTIFICATE_PASSWORD is not its password.`)
  })
  if (identity === null) throw fault(`${place} holds no private key with its certificate.`)
  return identity
}

type Settings = Pick<Config, 'dataDir' | 'signingCertificate' | 'provider'>

/** The provider's certificate; without one, a self-made one that is kept in `DATA_DIR` and shared by all processes. */
export const loadSigningIdentity = async (settings: Settings, now: Date): Promise<SigningIdentity> => {
  const { signingCertificate, dataDir, provider } = settings
  if (signingCertificate !== null) return fromPkcs12(signingCertificate.place, signingCertificate.password)
  const until = new Date(Date.UTC(now.getUTCFullYear() + 10, now.getUTCMonth(), now.getUTCDate()))
  const make = async () => toPem(await selfMadeIdentity(provider.name, { from: now, until }))
  const pem = await keptInFile(dataDir, fileName, make)
  try {
    return fromPem(pem)
  } catch {
    throw new Error(`DATA_DIR: ${fileName} cannot be read as key and certificate. Restore it from a backup.`)
  }
}
