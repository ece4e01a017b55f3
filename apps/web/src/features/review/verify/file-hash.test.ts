import { afterEach, expect, it, vi } from 'vitest'
import { fileHash } from './file-hash.ts'

/** FIPS 180-4, example of one block. */
const ofAbc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'

afterEach(() => vi.unstubAllGlobals())

it('is the SHA-256 of the file', async () => {
  expect(await fileHash(new Blob(['abc']))).toBe(ofAbc)
})

it('is the same where the browser has no cryptography for pages without https', async () => {
  vi.stubGlobal('crypto', {})
  expect(await fileHash(new Blob(['abc']))).toBe(ofAbc)
})
