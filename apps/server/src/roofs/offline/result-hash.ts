import { createHash } from 'node:crypto'
import { canonicalJson } from '@soundroof/engine/canonical'

/** SHA-256 of a result in codes, as stored: equal on the server and on a device where engine and figures are. */
export const resultHashOf = (codedJson: string): string =>
  createHash('sha256')
    .update(canonicalJson(JSON.parse(codedJson)))
    .digest('hex')
