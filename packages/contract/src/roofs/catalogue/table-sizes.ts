import { tableName } from './capacity-table.ts'
import type { Choices } from './choices.ts'

/** A size of steel purlin that has a capacity table; Z and C share one. */
export type TableSize = {
  readonly name: string
  readonly title: string
  readonly kind: 'zc' | 'top-hat'
  readonly depth: number
  readonly thickness: number
  /** Largest usual spacing, mm. */
  readonly maxSpacing: number
  /** The support condition is not asked: one list of loads, `all`. */
  readonly oneList: boolean
}

type Section = 'Z' | 'top-hat'
const kinds = { Z: 'zc', 'top-hat': 'top-hat' } as const
const words = { Z: 'Z/C', 'top-hat': 'Top hat' } as const
/** Decimals with which the trade states the thickness. */
const decimals = { Z: 1, 'top-hat': 2 } as const

const sizesOf = (choices: Choices, section: Section): readonly TableSize[] =>
  choices.purlins[section].depths.flatMap(({ depth, thicknesses, maxSpacing, supportAsked }) =>
    thicknesses.map((thickness) => ({
      name: tableName({ section, depth, thickness }),
      title: `${words[section]} ${depth} x ${thickness.toFixed(decimals[section])}`,
      kind: kinds[section],
      depth,
      thickness,
      maxSpacing,
      oneList: !supportAsked,
    })),
  )

/** C is listed with Z. */
export const tableSizes = (choices: Choices): readonly TableSize[] => [
  ...sizesOf(choices, 'Z'),
  ...sizesOf(choices, 'top-hat'),
]
