import { z } from 'zod'
import type { PlatformServices } from '../../platform/http/handler.ts'
import { sealingSteps } from '../../roofs/migration-steps.ts'
import { newestSealKey } from './seal-records.ts'

/**
 * Up to which migration this installation has sealed its rows, kept outside the database: who takes seals and migrations out
 * there would otherwise let the server seal what was changed.
 */
export type Store = PlatformServices['objectStore']

export const sealedStepKey = 'seals/steps.json'

export type SealedStep = { readonly number: number /** Where it says so. */; readonly key: string }

const storedStep = z.object({ step: z.int().positive() })

/** Seals of records come from migration 0030; earlier versions kept no more than these. */
const stepOfSeals = 30

export const stepNumber = (name: string): number => Number(name.slice(0, 4))

export const isSealing = (name: string): boolean => name in sealingSteps

const lastSealing = Math.max(...Object.keys(sealingSteps).map(stepNumber))

export const readSealedStep = async (store: Store): Promise<SealedStep> => {
  const bytes = await store.get(sealedStepKey)
  // What cannot be read forbids every step.
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
