/** Where the server of this installation keeps its data, as the server itself reads it. */
export const dataDirFromEnvironment = (): string => process.env.DATA_DIR || './.data'
