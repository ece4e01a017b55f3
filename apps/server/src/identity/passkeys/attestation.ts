/**
 * We ask for no attestation. One with certificates is refused unread: checking them would fetch what they name, and so
 * let a caller choose an address for the server to visit. Throws for what is no attestation.
 */
export const isWithoutCertificates = async (attestation: string): Promise<boolean> => {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestation, 'base64url')))
  const format = decoded.get('fmt')
  return format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined)
}
