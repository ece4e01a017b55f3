import { z } from 'zod'
import { say } from '../../platform/messages.ts'
import { oneLine } from '../../platform/one-line.ts'
import type { Problem } from '../../platform/problem.ts'
import { version } from '../../platform/provider.ts'
import type { Choices } from './choices.ts'

/**
 * How an administrator lets sheeting products be shown. A product is its position in the list of choices: projects and
 * results keep that alone, and no number of the engine is touched.
 */

/** 0 is "Other", which stays as it is. */
const position = z.number().int().min(1).max(10_000).meta({ label: 'Sheeting' })

export const shownSheeting = z.strictObject({
  position,
  /** Null: the name of the choices. */
  name: z.string().nullable(),
  /** Address of a picture, for everybody; null: the drawn profile. */
  picture: z.string().nullable(),
})
export type ShownSheeting = Readonly<z.infer<typeof shownSheeting>>

export const consoleSheeting = z.strictObject({
  ...shownSheeting.shape,
  defaultName: z.string(),
  /** 0: as shipped. */
  version,
})
export type ConsoleSheeting = Readonly<z.infer<typeof consoleSheeting>>

export const sheetingChange = z.strictObject({
  position,
  version,
  /** Empty: the name of the choices. */
  name: oneLine('Name', 100),
  /** Address of an uploaded photo; null: the drawn profile; absent: the picture stays. */
  picture: z.string().min(1).max(2000).nullable().optional().meta({ label: 'Picture' }),
})
export type SheetingChange = z.infer<typeof sheetingChange>

/** As readers compare names: without case and surplus space, wide letters as narrow ones. */
const alike = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()

/** Two products of one name would be taken for each other, and the clamp of one for the other's. */
export const sheetingNameProblems = (
  { position: own, name }: Pick<SheetingChange, 'position' | 'name'>,
  sheetings: Choices['sheetings'],
  shown: readonly Pick<ShownSheeting, 'position' | 'name'>[],
): readonly Problem[] => {
  const taken = [...sheetings.map((product, at) => ({ position: at, name: product.name })), ...shown]
  const isTaken = taken.some(
    (other) => other.position !== own && other.name !== null && alike(other.name) === alike(name),
  )
  return isTaken ? [{ field: 'name', message: say('sheetingNameTaken') }] : []
}

/** The choices with products under the names that an administrator gave them. */
export const choicesAsShown = (choices: Choices, shown: readonly ShownSheeting[]): Choices => {
  const names = new Map(shown.map(({ position: at, name }) => [at, name]))
  const sheetings = choices.sheetings.map((product, at) => {
    const name = names.get(at)
    return name ? { ...product, name, defaultName: product.name } : product
  })
  return { ...choices, sheetings }
}
