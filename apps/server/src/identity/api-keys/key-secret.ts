import { createHmac, hkdfSync } from 'node:crypto'

/** Prefix by which people and scanners for leaked secrets recognise a key. */
const mark = 'soundroof_'

const deriving = (root: string): Uint8Array => new Uint8Array(hkdfSync('sha256', root, '', 'api keys', 32))

/** Distinguishes root secrets and reveals nothing else. No identifier of a key equals this text. */
export const secretFingerprint = (root: string): string =>
  createHmac('sha256', deriving(root)).update('fingerprint').digest('base64url').slice(0, 22)

/**
 * Secret of a key: 256 bits derived from root secret and identifier. Nothing is stored to be read or exchanged; signatures
 * are checked before the database is asked.
 */
export const secretOfKey = (root: string, id: string): string =>
  `${mark}${createHmac('sha256', deriving(root)).update(id).digest('base64url')}`
