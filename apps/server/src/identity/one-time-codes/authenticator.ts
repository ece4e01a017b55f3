import { Secret, TOTP } from 'otpauth'

/** Codes of RFC 6238 with the defaults of authenticator apps: SHA-1, six digits, steps of 30 s. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Bytes: 160 bits, as RFC 4226 section 4 recommends. */
const secretSize = 20
/** Steps before and after: clocks differ, and typing takes time. RFC 6238 section 5.2 recommends no more than one. */
const window = 1

/** A new secret in base32. */
export const newSecret = (): string => new Secret({ size: secretSize }).base32

/** The secret as authenticator apps read it from a QR code. */
export const authenticatorAddress = (secret: string, email: string): string =>
  new TOTP({ ...settings, issuer: 'Soundroof', label: email, secret }).toString()

/** Time step of the code among those accepted now; null for a wrong code. Compared in constant time. */
export const stepOfCode = (secret: string, code: string, now: Date): number | null => {
  // The library throws at six characters of more than six bytes.
  if (!/^\d{6}$/.test(code)) return null
  const timestamp = now.getTime()
  const delta = new TOTP({ ...settings, secret }).validate({ token: code, timestamp, window })
  return delta === null ? null : TOTP.counter({ period: settings.period, timestamp }) + delta
}
