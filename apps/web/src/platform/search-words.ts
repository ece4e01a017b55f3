/** What a search takes. */
const longest = 200

/** Words to search by, as an address holds them: in one line, and no longer than the server takes. */
export const searchWords = (text: string | undefined): string =>
  (text ?? '').replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').slice(0, longest)
