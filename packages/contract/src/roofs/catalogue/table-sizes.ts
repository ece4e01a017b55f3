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
  /** One list of loads, `all`: the support condition is not asked. */
  readonly oneList: boolean
}

type Section = 'Z' | 'top-hat'
const kinds = { Z: 'zc', 'top-hat': 'top-hat' } as const
const words = { Z: 'Z/C', 'top-hat': 'Top hat' } as const
/** Decimals in which the trade says the thickness. */
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

/** Every size that a project can choose. */
export const tableSizes = (choices: Choices): readonly TableSize[] => [
  ...sizesOf(choices, 'Z'),
  ...sizesOf(choices, 'top-hat'),
]
