/** Data folder of this installation, by the same setting as the server. */
export const dataDirFromEnvironment = (): string => process.env.DATA_DIR || './.data'
