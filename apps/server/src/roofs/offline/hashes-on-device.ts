import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

type Hash = {
  readonly update: (content: string | Uint8Array) => Hash
  readonly digest: (encoding: 'hex') => string
}

/** Stands for `node:crypto` where the code of calculations runs on a device. */
export const createHash = (_algorithm: 'sha256'): Hash => {
  const state = sha256.create()
  const hash: Hash = {
    update: (content) => {
      state.update(typeof content === 'string' ? utf8ToBytes(content) : content)
      return hash
    },
    digest: () => bytesToHex(state.digest()),
  }
  return hash
}
