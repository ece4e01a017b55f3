import type { Choices } from '@soundroof/contract/roofs/catalogue/choices'
import type { StructureDraft } from '@soundroof/contract/roofs/projects/draft'

/** Steel purlins by the name that is stamped on them, as the tables of capacities are named: Z15019, C20024, TS6175. */

type Section = NonNullable<StructureDraft['section']>
type Named = { readonly section: Section; readonly depth: number; readonly thickness: number }

const prefixes: Readonly<Record<Section, string>> = { Z: 'z', C: 'c', 'top-hat': 'ts' }

/** Thickness in tenths of a mm, of top hats in hundredths. */
const digitsOf = (section: Section, thickness: number): string =>
  String(Math.round(thickness * (section === 'top-hat' ? 100 : 10)))

const plain = (text: string): string => text.toLowerCase().replaceAll(/[\s./-]/g, '')

const sections = Object.keys(prefixes) as readonly Section[]

/** Positions in the lists; null: no purlin has this name. */
export const purlinNamed = ({ purlins }: Pick<Choices, 'purlins'>, text: string): Named | null => {
  const wanted = plain(text)
  for (const section of sections)
    for (const [depth, { depth: mm, thicknesses }] of purlins[section].depths.entries()) {
      const thickness = thicknesses.findIndex(
        (each) => wanted === `${prefixes[section]}${mm}${digitsOf(section, each)}`,
      )
      if (thickness >= 0) return { section, depth, thickness }
    }
  return null
}
