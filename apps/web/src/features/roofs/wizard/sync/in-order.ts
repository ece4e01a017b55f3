/** `kept`: a person decides, or is at work on it. `failed`: the server itself, which may do so for this job alone. */
export type Settled = 'sent' | 'unreachable' | 'refused' | 'kept' | 'failed'

type Job = { readonly refused?: unknown }

type Sending<J> = {
  /** Sends what waits; true: something still does. */
  readonly isWaitingForPhotos: (job: J) => Promise<boolean>
  readonly settle: (job: J) => Promise<Settled>
}

/**
 * One after the other, photos before their job. A job that the server refuses or fails on, or whose photos wait, holds up no other.
 * True: something is to be tried again without a person.
 */
export const inOrder = async <J extends Job>(
  jobs: readonly J[],
  { isWaitingForPhotos, settle }: Sending<J>,
): Promise<boolean> => {
  let hasFailed = false
  for (const job of jobs) {
    if (job.refused !== undefined || (await isWaitingForPhotos(job))) continue
    const settled = await settle(job)
    if (settled === 'unreachable') return true
    hasFailed ||= settled === 'failed'
  }
  return hasFailed
}
