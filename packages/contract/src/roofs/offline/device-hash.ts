/** Begins the hash of a project that a device has calculated and no server knows yet. */
export const devicePrefix = 'device-'

export const isOnDevice = (hash: string): boolean => hash.startsWith(devicePrefix)
