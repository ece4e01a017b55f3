import { randomBytes } from 'node:crypto'

/** 128 random bits: opaque and not guessable. */
export const newId = (): string => randomBytes(16).toString('base64url')

/** 256 random bits, for a bearer token. */
export const newToken = (): string => randomBytes(32).toString('base64url')
