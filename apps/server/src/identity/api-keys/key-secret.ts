import { createHmac, hkdfSync } from 'node:crypto'

/** Tells people and programs that look for leaked secrets what they have found. */
const mark = 'soundroof_'

const deriving = (root: string): Uint8Array => new Uint8Array(hkdfSync('sha256', root, '', 'api keys', 32))

/** Tells one root secret from another, and nothing else of it. No identifier of a key is this text. */
export const secretFingerprint = (root: string): string =>
  createHmac('sha256', deriving(root)).update('fingerprint').digest('base64url').slice(0, 22)

/**
 * The secret of a key: 256 bits that only a server with the root secret can make, always the same for one identifier.
 * Nothing is stored that could be read or exchanged, and a signature is checked before the database is asked.
 */
export const secretOfKey = (root: string, id: string): string =>
  `${mark}${createHmac('sha256', deriving(root)).update(id).digest('base64url')}`
