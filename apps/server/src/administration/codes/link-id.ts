/** SQL: names a row by a hash of its token's hash, which opens nothing and finds nothing elsewhere. */
export const linkId = (row: string): string => `encode(sha256(convert_to(${row}.token_hash, 'UTF8')), 'hex')`
