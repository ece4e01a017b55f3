import { z } from 'zod'
import type { PlatformServices } from '../../platform/http/handler.ts'
import { sealingSteps } from '../../roofs/migration-steps.ts'
import { newestSealKey } from './seal-records.ts'

/**
 * Newest migration that sealed rows here, kept outside the database: an attacker who removes seals and migrations does not
 * get changed rows sealed.
 */
export type Store = PlatformServices['objectStore']

/** Place in the object store. */
export const sealedStepKey = 'seals/steps.json'

/** Number of the newest sealing migration; 0: none. */
export type SealedStep = { readonly number: number /** Object that names the step. */; readonly key: string }

const storedStep = z.object({ step: z.int().positive() })

/** Seals of records come from migration 0030; earlier versions kept no more than these. */
const stepOfSeals = 30

/** From the four digits of a migration's file name. */
export const stepNumber = (name: string): number => Number(name.slice(0, 4))

export const isSealing = (name: string): boolean => name in sealingSteps

const lastSealing = Math.max(...Object.keys(sealingSteps).map(stepNumber))

/** Reads the note, or else concludes from seals of records that lie in the store. */
export const readSealedStep = async (store: Store): Promise<SealedStep> => {
  const bytes = await store.get(sealedStepKey)
  // An unreadable note forbids every step.
  if (bytes) return { number: stepIn(Buffer.from(bytes).toString('utf8')) ?? lastSealing, key: sealedStepKey }
  const isSealed = (await store.size(newestSealKey)) !== null
  return { number: isSealed ? stepOfSeals : 0, key: newestSealKey }
}

const stepIn = (text: string): number | null => {
  try {
    return storedStep.parse(JSON.parse(text)).step
  } catch {
    return null
  }
}

/** Called when the database has every migration. */
export const keepSealedStep = async (store: Store): Promise<void> => {
  const { number } = await readSealedStep(store)
  if (number >= lastSealing) return
  await store.put(sealedStepKey, Buffer.from(JSON.stringify({ step: lastSealing })), 'application/json')
}
