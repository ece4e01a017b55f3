/** One line of JSON per event on standard error; standard output is for the person who starts the server. */
export type Log = {
  readonly info: (message: string, detail?: Readonly<Record<string, unknown>>) => void
  readonly error: (message: string, error: unknown, detail?: Readonly<Record<string, unknown>>) => void
}

const line = (level: string, message: string, detail: Readonly<Record<string, unknown>>): void => {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), level, message, ...detail })}\n`)
}

const described = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error))

/** In production. */
export const standardLog: Log = {
  info: (message, detail = {}) => line('info', message, detail),
  error: (message, error, detail = {}) => line('error', message, { ...detail, error: described(error) }),
}
