import type { PurlinLine } from '../line/purlin-line.ts'
import type { Direction } from '../line/twist-buckling.ts'
import { type AnalysedLine, analyseLine, lineCapacity, serviceLoad } from './line-capacity.ts'
import { type SectionStrength, sectionStrength, type ZcSection } from './section-strength.ts'

const known = new WeakMap<ZcSection, SectionStrength>()

/** Strength of a section; its buckling curve is searched once. */
export const strengthOf = (section: ZcSection): SectionStrength => {
  const strength = known.get(section) ?? sectionStrength(section)
  known.set(section, strength)
  return strength
}

const lineOf = ({ type }: ZcSection, line: PurlinLine): AnalysedLine => {
  if (type === 'C' && line.support === 'lapped') throw new RangeError('C sections do not lap')
  return analyseLine(line)
}

export type PurlinCase = {
  readonly section: ZcSection
  readonly line: PurlinLine
  readonly direction: Direction
  /** Rows of bridging in every span, 0 to 3. */
  readonly bridging: number
}

/**
 * Design capacity of a Z or C purlin under a uniform ultimate load, kN/m: the calculation behind the capacity tables.
 * Throws RangeError for a line or a number of rows that does not exist.
 */
export const purlinCapacity = ({ section, line, direction, bridging }: PurlinCase): number => {
  if (![0, 1, 2, 3].includes(bridging)) throw new RangeError(`no line with ${bridging} rows of bridging`)
  return lineCapacity(strengthOf(section), lineOf(section, line), direction, bridging)
}

/** Service load at which a Z or C purlin sags by span/150, kN/m. */
export const purlinServiceLoad = ({ section, line }: Pick<PurlinCase, 'section' | 'line'>): number =>
  serviceLoad(strengthOf(section), lineOf(section, line))
