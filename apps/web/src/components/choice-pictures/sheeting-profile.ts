type Profile = { readonly ribPitch: number | null; readonly ribHeight: number | null; readonly picture: string | null }

const width = 160
const base = 60
const left = 8

/** End view of a rib: closed and hooked for concealed fixing, tall and folded for a standing seam. */
const rib = (x: number, height: number, isSeam: boolean): string => {
  const top = base - height
  if (isSeam) return `H${x - 2}V${top}H${x + 6}V${top + 6}H${x + 2}V${base}`
  return `H${x - 7}L${x - 4} ${top + 5}L${x - 6} ${top + 2}L${x - 3} ${top}H${x + 3}L${x + 6} ${top + 2}L${x + 4} ${top + 5}L${x + 7} ${base}`
}

/** Drawing units per millimetre, so that the widest profile shows a pan between two ribs. */
export const profileScale = (profiles: readonly Profile[]): number => {
  const widest = Math.max(...profiles.map(({ ribPitch }) => ribPitch ?? 0))
  return widest > 0 ? (width - 2 * left - 16) / (1.25 * widest) : 1
}

/** The outline of a sheeting profile to scale; null where the sizes are unknown. */
export const profileOutline = ({ ribPitch, ribHeight, picture }: Profile, scale: number): string | null => {
  if (ribPitch === null || ribHeight === null) return null
  const isSeam = picture?.startsWith('standing-seam') ?? false
  const first = left + 8
  const pitch = ribPitch * scale
  const count = Math.floor((width - left - 8 - first) / pitch) + 1
  const ribs = Array.from({ length: count }, (_, n) => rib(first + n * pitch, ribHeight * scale, isSeam))
  return `M${left} ${base}${ribs.join('')}H${width - left}`
}

export const profileSize = { width, height: 68 } as const
