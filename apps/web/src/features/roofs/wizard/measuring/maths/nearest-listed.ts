/** A thickness of the list, where it stands, and how far the reading is from it, mm. */
export type Listed = { readonly position: number; readonly thickness: number; readonly off: number }

/** Null: the list has no thickness. */
export const nearestListed = (listed: readonly (number | null)[], reading: number): Listed | null =>
  listed
    .flatMap((thickness, position) =>
      thickness === null ? [] : [{ position, thickness, off: Math.abs(thickness - reading) }],
    )
    .reduce<Listed | null>((best, one) => (best === null || one.off < best.off ? one : best), null)
