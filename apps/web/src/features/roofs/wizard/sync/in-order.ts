/** `kept`: a person decides, or is at work on it. */
export type Settled = 'sent' | 'unreachable' | 'refused' | 'kept'

type Job = { readonly refused?: unknown }

type Sending<J> = {
  /** Sends what waits; true: something still does. */
  readonly isWaitingForPhotos: (job: J) => Promise<boolean>
  readonly settle: (job: J) => Promise<Settled>
}

/** One after the other, photos before their job. A job that the server refuses, or whose photos wait, holds up no other. */
export const inOrder = async <J extends Job>(
  jobs: readonly J[],
  { isWaitingForPhotos, settle }: Sending<J>,
): Promise<void> => {
  for (const job of jobs) {
    if (job.refused !== undefined || (await isWaitingForPhotos(job))) continue
    if ((await settle(job)) === 'unreachable') return
  }
}
