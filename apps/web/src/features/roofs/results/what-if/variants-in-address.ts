import { type Variation, variation } from '@soundroof/contract/roofs/what-if/variation'
import type { Say } from '../../../../platform/words/use-say.ts'
import type { Around } from './controls.ts'
import { offeredOf } from './offered.ts'

/** At most two variants; the second one on request. */
export type Variants = { readonly a: Variation; readonly b: Variation | null }

type Query = { readonly a?: string; readonly b?: string }

/** Undefined for text that is no variation, such as an old or mistyped address. */
const readOne = (text: string): Variation | undefined => {
  try {
    const parsed = variation.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

type Read = { readonly variation: Variation; readonly isWhole: boolean }

const readOffered = (say: Say, text: string, around: Around): Read => {
  const read = readOne(text)
  const { variation, isWhole } = offeredOf(say, read ?? {}, around)
  return { variation, isWhole: read !== undefined && isWhole }
}

/** Variants of an address, and whether all of it was understood. */
export const readVariants = (
  say: Say,
  { a = '{}', b }: Query,
  around: Around,
): { readonly variants: Variants; readonly isWhole: boolean } => {
  const [first, second] = [readOffered(say, a, around), b === undefined ? null : readOffered(say, b, around)]
  return {
    variants: { a: first.variation, b: second?.variation ?? null },
    isWhole: first.isWhole && second?.isWhole !== false,
  }
}

/** Query of an address that shows these variants again, after a reload or on another device. */
export const queryOfVariants = ({ a, b }: Variants): Query => ({
  ...(Object.keys(a).length > 0 ? { a: JSON.stringify(a) } : {}),
  ...(b === null ? {} : { b: JSON.stringify(b) }),
})
