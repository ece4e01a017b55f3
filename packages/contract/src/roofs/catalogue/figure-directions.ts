import { z } from 'zod'
import { header, list, text } from './figures.ts'

/** Which way of moving a figure is the safe one. */
export const figureDirection = z.enum(['higher-is-safer', 'lower-is-safer', 'both'])
export type FigureDirection = z.infer<typeof figureDirection>

/** Of each figure or the table it belongs to; single values by their name in the figure, or by its last part. */
export const figureDirections = z.strictObject({
  ...header,
  rows: list(
    z.strictObject({
      figure: text,
      direction: figureDirection,
      values: z.record(text, figureDirection).optional(),
    }),
  ),
})
export type FigureDirections = z.infer<typeof figureDirections>

const belongs = (id: string, figure: string): boolean => id === figure || id.startsWith(`${figure}/`)

/** Null: the data names none for this figure. */
export const directionOf = ({ rows }: FigureDirections, id: string, value: string): FigureDirection | null => {
  const row = rows.find(({ figure }) => belongs(id, figure))
  if (row === undefined) return null
  const last = value.slice(value.lastIndexOf('/') + 1)
  return row.values?.[value] ?? row.values?.[last] ?? row.direction
}
