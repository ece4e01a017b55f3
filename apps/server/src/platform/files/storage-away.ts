import { CloudRefusal, isPassing } from './cloud-failure.ts'

/** The object store gives no answer, or stopped in the middle of one. */
export class StoreUnreachable extends Error {}

const fullDisk = /^(ENOSPC|EDQUOT)$/

/** Files cannot be stored or read for now: the store is unreachable, busy or failing, or the disk is full. */
export const isStorageAway = (error: unknown): boolean =>
  error instanceof StoreUnreachable ||
  (error instanceof CloudRefusal && isPassing(error)) ||
  fullDisk.test(String((Object(error) as { code?: unknown }).code))
