import type { AssessmentOptions } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Say } from '@soundroof/words/language/say'

/** What the return period that the standard asks for depends on. */
export type AskedOfBuilding = Pick<AssessmentOptions, 'importanceLevel' | 'designLife'> & {
  /** Region B2, C or D. */
  readonly isCyclonic: boolean
}

/** Houses and most sheds. */
const usualBuilding: AskedOfBuilding = { importanceLevel: 2, designLife: 50, isCyclonic: false }

/** Years by importance level 1 to 4 for each design life; null: no value. AS/NZS 1170.0:2002 table F2, as data/wind/return-periods.json. */
const tableF2: Readonly<Record<AssessmentOptions['designLife'], readonly (number | null)[]>> = {
  1: [25, 50, 100, null],
  25: [100, 200, 500, 1000],
  50: [100, 500, 1000, 2500],
  100: [500, 1000, 2500, null],
}

/** Ultimate return period of wind, years; null: the table has none. AS/NZS 1170.0:2002 table F2. */
export const yearsAsked = ({ importanceLevel, designLife, isCyclonic }: AskedOfBuilding): number | null =>
  isCyclonic && importanceLevel === 1 && designLife === 50 ? 200 : (tableF2[designLife][importanceLevel - 1] ?? null)

const periodWords = (say: Say, years: unknown, building: AskedOfBuilding): string | null => {
  if (typeof years !== 'number') return null
  const asked = yearsAsked(building)
  if (asked === null) return say('report.unusual-return-period-without', { years })
  return years >= asked ? null : say('report.unusual-return-period', { years, asked })
}

const levels = {
  1: 'report.unusual-importance-1',
  3: 'report.unusual-importance-3',
  4: 'report.unusual-importance-4',
} as const

const lives = { 1: 'report.unusual-design-life-1', 25: 'report.unusual-design-life-25' } as const

/** What an assumption means that is rarely right for a house or shed; null: it is usual, or asks for more than usual. */
export const unusualWords = (
  say: Say,
  field: string,
  value: unknown,
  building: AskedOfBuilding = usualBuilding,
): string | null => {
  if (field === 'returnPeriod') return periodWords(say, value, building)
  if (field === 'edition') return value === '2011' ? say('report.unusual-edition') : null
  if (field === 'importanceLevel' && (value === 1 || value === 3 || value === 4)) return say(levels[value])
  if (field === 'designLife' && (value === 1 || value === 25)) return say(lives[value])
  return null
}
