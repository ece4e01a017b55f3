/** SHA-256, hexadecimal. */
export const contentHash = async (bytes: ArrayBuffer): Promise<string> => {
  // Browsers offer theirs to secure pages alone.
  const digest = crypto.subtle
    ? new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    : (await import('@noble/hashes/sha2.js')).sha256(new Uint8Array(bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
