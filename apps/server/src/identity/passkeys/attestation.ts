/**
 * We ask for no attestation, and refuse one with certificates unread: to check them the server would fetch addresses that
 * the caller chose. Throws for a value that is no attestation.
 */
export const isWithoutCertificates = async (attestation: string): Promise<boolean> => {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestation, 'base64url')))
  const format = decoded.get('fmt')
  return format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined)
}
