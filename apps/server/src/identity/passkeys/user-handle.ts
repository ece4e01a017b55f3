/** Account identifier that the device stores with the passkey; it names no person. */
export const userHandleOf = (accountId: string): string => Buffer.from(accountId, 'utf8').toString('base64url')
