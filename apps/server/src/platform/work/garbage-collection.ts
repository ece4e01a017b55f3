import { availableParallelism } from 'node:os'
import { setFlagsFromString } from 'node:v8'

/**
 * Where the threads of this process take every processor, each collects its own young objects: helpers that wait for each
 * other's work would take the time from those who calculate. Measured in decision 013.
 * @param threads that are busy at the same time
 */
export const collectOnOneThread = (threads: number): void => {
  if (availableParallelism() <= threads) setFlagsFromString('--no-parallel-scavenge')
}
