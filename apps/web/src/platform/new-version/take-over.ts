import { wait } from '../wait.ts'

type Versions = {
  /** Asks the waiting version to take over. */
  readonly ask: () => void
  /** Resolves once it has. */
  readonly taken: Promise<unknown>
  readonly isServerThere: () => Promise<boolean>
  /** Gives up the version on the device: the server answers the next load. */
  readonly leave: () => Promise<unknown>
  readonly reload: () => void
}

/** For the waiting version, ms: it takes over at once unless the former still answers something. */
const patience = 8000

/**
 * Loads the page in the version that waits. Browsers hold it back for minutes while the former version still answers a request;
 * then the server gives it. Without a connection the page comes back in the former version, and asks again.
 */
export const takeOver = async (
  { ask, taken, isServerThere, leave, reload }: Versions,
  ms = patience,
): Promise<void> => {
  ask()
  const isTaken = await Promise.race([taken.then(() => true), wait(ms).then(() => false)])
  if (!isTaken && (await isServerThere())) await leave()
  reload()
}
