/** What a device keeps to tell us whose passkey it is: the account's identifier, which names nobody. */
export const userHandleOf = (accountId: string): string => Buffer.from(accountId, 'utf8').toString('base64url')
