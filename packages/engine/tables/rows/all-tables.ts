import type { CapacityTable } from '@soundroof/contract/roofs/catalogue/capacity-table'
import options from '@soundroof/data/sections/options.json' with { type: 'json' }
import topHat from '@soundroof/data/sections/top-hat.json' with { type: 'json' }
import sections from '@soundroof/data/sections/z-and-c.json' with { type: 'json' }
import { tableLines } from '../capacity/line-capacity.ts'
import { HALF_LAP, TOP_HAT_HALF_LAP } from '../line/calibration.ts'
import { type TopHatSize, topHatTable } from './top-hat-table.ts'
import { type ZcSize, zcTable } from './z-and-c-table.ts'

type Row = (typeof sections.rows)[number]
type Dimensions = ZcSize['z']

const isKind = (type: string): type is Dimensions['type'] => type === 'Z' || type === 'C'

const sectionNamed = (name: string): Dimensions => {
  const row: Row | undefined = sections.rows.find(({ section }) => section === name)
  if (!row || !isKind(row.type)) throw new RangeError(`no dimensions of ${name}`)
  return { ...row, type: row.type }
}

/** Every size of Z and C that the product offers. */
export const zcSizes: readonly ZcSize[] = options.zAndC.flatMap(({ depth, thicknesses, maxSpacing }) =>
  thicknesses.map((thickness) => {
    const size = `${depth}${Math.round(thickness * 10)}`
    return { depth, thickness, maxSpacing, z: sectionNamed(`Z${size}`), c: sectionNamed(`C${size}`) }
  }),
)

/** Every size of top hat that the product offers. */
export const topHatSizes: readonly TopHatSize[] = options.topHat.flatMap((group) =>
  group.thicknesses.map((thickness) => ({
    depth: group.depth,
    thickness,
    maxSpacing: group.maxSpacing,
    supportAsked: group.supportAsked ?? true,
    shape: topHat.geometry,
  })),
)

export const zcLines = () => tableLines(() => HALF_LAP.value)
export const topHatLines = () => tableLines((span) => TOP_HAT_HALF_LAP.value * span)

/** All tables in the order of the catalogue's sizes, one after the other. */
export function* allTables(): Generator<CapacityTable> {
  const [ofZc, ofTopHats] = [zcLines(), topHatLines()]
  for (const size of zcSizes) yield zcTable(size, ofZc)
  for (const size of topHatSizes) yield topHatTable(size, ofTopHats)
}
