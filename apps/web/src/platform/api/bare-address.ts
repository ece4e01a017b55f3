/** The identifier of a stored file: its address without the signature. */
export const bareAddress = (address: string): string => address.split('?')[0] ?? address
