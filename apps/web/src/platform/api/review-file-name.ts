const extensionOf = (address: string): string => /\.[a-z0-9]{1,5}(?=$|\?)/i.exec(address)?.[0] ?? '.pdf'

/** The name under which a review is saved. */
export const reviewFileName = (title: string, address: string): string => `${title} review${extensionOf(address)}`
