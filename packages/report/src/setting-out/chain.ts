/** Places along one direction, whole mm from the corner or the eave, in order: what is printed between them adds up. */
export type Chain = readonly number[]

/** A sheet that does not add up is not printed. */
export class SettingOutError extends Error {
  override readonly name = 'SettingOutError'
}

/**
 * Places in whole mm. Each is rounded by itself, so that none is out by more than half a millimetre, and lengths between
 * them add up to the whole.
 */
export const chainOf = (places: readonly number[]): Chain => {
  const chain = places.map((place) => Math.round(place) + 0)
  const isOrdered = chain.every((place, index) => Number.isFinite(place) && place >= (chain[index - 1] ?? place))
  if (!isOrdered) throw new SettingOutError(`Places do not follow each other: ${chain.join(', ')}`)
  return chain
}

/** Lengths between the places of a chain, mm. */
export const partsOf = (chain: Chain): readonly number[] =>
  chain.slice(1).map((place, index) => place - (chain[index] as number))

/** A chain from end to end of a length: its parts add up to exactly that, or it is refused. */
export const chainWithin = (places: readonly number[], length: number): Chain => {
  const chain = chainOf([0, ...places, length])
  const sum = partsOf(chain).reduce((total, part) => total + part, 0)
  if (sum !== Math.round(length)) throw new SettingOutError(`${sum} mm is not ${Math.round(length)} mm`)
  return chain
}

/** Neighbouring parts of one length: "9 × 1200". */
export const equalParts = (chain: Chain): readonly { readonly count: number; readonly part: number }[] => {
  const found: { count: number; part: number }[] = []
  for (const part of partsOf(chain)) {
    const last = found.at(-1)
    if (last?.part === part) last.count += 1
    else found.push({ count: 1, part })
  }
  return found
}
