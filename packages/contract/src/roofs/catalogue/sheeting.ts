import { z } from 'zod'
import { told } from '../../platform/messages.ts'
import { oneLine } from '../../platform/one-line.ts'
import type { Problem } from '../../platform/problem.ts'
import { version } from '../../platform/provider.ts'
import type { Choices } from './choices.ts'

/**
 * Names and pictures of sheeting products as an administrator chose them. Projects and results store only the position of a
 * product, so the engine's numbers do not change.
 */

/** 0 is "Other" and cannot be changed. */
const position = z.number().int().min(1).max(10_000).meta({ label: 'Sheeting' })

/** A product that an administrator has renamed or pictured. */
export const shownSheeting = z.strictObject({
  position,
  /** Null: the default name. */
  name: z.string().nullable(),
  /** Public address of a picture; null: the drawn profile. */
  picture: z.string().nullable(),
})
export type ShownSheeting = Readonly<z.infer<typeof shownSheeting>>

/** A product as the console edits it. */
export const consoleSheeting = z.strictObject({
  ...shownSheeting.shape,
  defaultName: z.string(),
  /** 0: never changed. */
  version,
})
export type ConsoleSheeting = Readonly<z.infer<typeof consoleSheeting>>

/** Replaces name and picture; refused where `version` is not the newest. */
export const sheetingChange = z.strictObject({
  position,
  version,
  /** Empty: the default name. */
  name: oneLine('Name', 100),
  /** Address of an uploaded photo; null: the drawn profile; absent: the picture stays. */
  picture: z.string().min(1).max(2000).nullable().optional().meta({ label: 'Picture' }),
})
export type SheetingChange = z.infer<typeof sheetingChange>

/** Compares names as a reader does: ignores case, surplus space and letter width. */
const alike = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()

/** Two products with the same name would be confused, and so would their clamps. */
export const sheetingNameProblems = (
  { position: own, name }: Pick<SheetingChange, 'position' | 'name'>,
  sheetings: Choices['sheetings'],
  shown: readonly Pick<ShownSheeting, 'position' | 'name'>[],
): readonly Problem[] => {
  const taken = [...sheetings.map((product, at) => ({ position: at, name: product.name })), ...shown]
  const isTaken = taken.some(
    (other) => other.position !== own && other.name !== null && alike(other.name) === alike(name),
  )
  return isTaken ? [{ field: 'name', ...told('sheetingNameTaken') }] : []
}

/** The option lists with the names chosen by an administrator. */
export const choicesAsShown = (choices: Choices, shown: readonly ShownSheeting[]): Choices => {
  const names = new Map(shown.map(({ position: at, name }) => [at, name]))
  const sheetings = choices.sheetings.map((product, at) => {
    const name = names.get(at)
    return name ? { ...product, name, defaultName: product.name } : product
  })
  return { ...choices, sheetings }
}
