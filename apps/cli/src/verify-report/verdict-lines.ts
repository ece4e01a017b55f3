import { createHash } from 'node:crypto'
import type { CheckedSignature, SignerCertificate } from '@soundroof/report/signature/verify-pdf'

const failures = {
  unsigned: 'NOT SIGNED: the file holds no signature.',
  partly: 'NOT INTACT: the signature does not cover the whole file. Something was changed or added after signing.',
  changed: 'NOT INTACT: the file is not as it was signed.',
  unreadable: 'NOT INTACT: the signature cannot be read.',
} as const

/** As in a signature made by the server. */
const codeIn = (reason: string | null): string => /^Document ([2-9A-Z-]+)$/.exec(reason ?? '')?.[1] ?? 'none'

const issuerWords = ({ name, issuer }: SignerCertificate): string =>
  name === issuer ? 'itself: compare its fingerprint with that of the provider' : issuer

const validity = ({ validFrom, validUntil }: SignerCertificate, now: Date): string => {
  const isInForce = new Date(validFrom) <= now && now <= new Date(validUntil)
  return `${validFrom.slice(0, 10)} to ${validUntil.slice(0, 10)}${isInForce ? '' : ' (not in force today)'}`
}

/** What is printed of a file. */
export const verdictLines = (checked: CheckedSignature, file: Uint8Array, now: Date): readonly string[] => {
  const sha256 = `SHA-256      ${createHash('sha256').update(file).digest('hex')}`
  if (checked.state !== 'valid') return [failures[checked.state], sha256]
  const { certificate, reason } = checked
  return [
    'INTACT: the whole file is as it was signed.',
    `Signed by    ${certificate.name}`,
    `Vouched by   ${issuerWords(certificate)}`,
    `Fingerprint  ${certificate.fingerprint}`,
    `Certificate  ${validity(certificate, now)}`,
    `Code         ${codeIn(reason)}`,
    sha256,
    'Whether the document still stands: open /verify/<code> at the provider.',
  ]
}
