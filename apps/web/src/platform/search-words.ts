/** Longest search text of the server. */
const longest = 200

/** Search text from an address: on one line, and no longer than the server accepts. */
export const searchWords = (text: string | undefined): string =>
  (text ?? '').replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').slice(0, longest)
