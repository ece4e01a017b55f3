/** What a picture is like, from its shades of grey, 0 to 255, row by row. */
export type Grey = { readonly width: number; readonly height: number; readonly shades: ArrayLike<number> }

/** Mean shade. */
export const lightOf = ({ shades }: Grey): number => {
  let sum = 0
  for (let at = 0; at < shades.length; at++) sum += shades[at] ?? 0
  return sum / Math.max(1, shades.length)
}

type Part = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

/** Variance of the Laplacian over a part: how much its shades differ from those around them. */
const varianceOf = ({ width, shades }: Grey, { left, top, right, bottom }: Part): number => {
  const shade = (x: number, y: number): number => shades[y * width + x] ?? 0
  let [count, sum, squares] = [0, 0, 0]
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const edge = shade(x - 1, y) + shade(x + 1, y) + shade(x, y - 1) + shade(x, y + 1) - 4 * shade(x, y)
      count += 1
      sum += edge
      squares += edge * edge
    }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2
}

const partsAcross = 4

/** Of its sharpest sixteenth: sky and plain sheeting have no edges in a sharp photo either. */
export const sharpnessOf = (grey: Grey): number => {
  const edge = (size: number, part: number) => Math.min(size - 1, Math.max(1, Math.round((size * part) / partsAcross)))
  const parts = Array.from({ length: partsAcross ** 2 }, (_, index): Part => {
    const [column, row] = [index % partsAcross, Math.floor(index / partsAcross)]
    const { width, height } = grey
    return {
      left: edge(width, column),
      top: edge(height, row),
      right: edge(width, column + 1),
      bottom: edge(height, row + 1),
    }
  })
  return Math.max(...parts.map((part) => varianceOf(grey, part)))
}

/** Size of the picture from which a difference hash is made. */
export const hashSize = { width: 9, height: 8 } as const

/** Shades that grain and another JPEG of the same photo change: our own figure. */
const noise = 2

/** Difference hash (N. Krawetz, 2013): whether each shade is clearly lighter than the next, as 0 and 1. */
export const differenceHash = ({ width, height, shades }: Grey): string => {
  let bits = ''
  for (let y = 0; y < height; y++)
    for (let x = 0; x + 1 < width; x++)
      bits += (shades[y * width + x] ?? 0) > (shades[y * width + x + 1] ?? 0) + noise ? '1' : '0'
  return bits
}

/** How many of the 64 comparisons differ. */
export const differing = (one: string, other: string): number => {
  let count = 0
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) count += 1
  return count
}
