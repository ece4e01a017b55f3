import type { AssessmentResult, CheckResult, ZoneResult } from '@soundroof/contract/roofs/results/result'
import { catalogue } from '@soundroof/data'
import { assessInWords as assess } from './assess-in-words.ts'
import { houses } from './realistic-houses.ts'
import type { Realistic } from './realistic-roof.ts'
import { sheds } from './realistic-sheds.ts'

export const realisticRoofs: readonly Realistic[] = [...houses, ...sheds]

const columns = [
  'roof',
  'region',
  'verdict',
  'place',
  'rails',
  'spacing mm',
  'spacing before setting-out mm',
  'governing check',
  'utilisation',
  'member check',
  'member utilisation',
  'bare roof',
  'load ratio',
  'member status',
]

type Place = Omit<ZoneResult, 'title'> & { readonly title: string }

const decimals = (value: number | null | undefined): string => (value == null ? '' : value.toFixed(3))
const whole = (value: number | null): string => (value === null ? '' : value.toFixed(0))

/** The member check that comes nearest to its limit, or decides. */
const memberCells = (checks: readonly CheckResult[]): readonly string[] => {
  const members = checks.filter(
    ({ memberStatus, outcome }) => memberStatus !== undefined && !['not-checked', 'condition'].includes(outcome),
  )
  const [first, ...others] = members
  if (first === undefined) return ['', '', '', '', '']
  const worst = others.reduce((most, next) => ((next.utilisation ?? 0) > (most.utilisation ?? 0) ? next : most), first)
  const { id, utilisation, utilisationWithout, loadRatio, memberStatus } = worst
  return [id, decimals(utilisation), decimals(utilisationWithout), decimals(loadRatio), memberStatus ?? '']
}

const zoneCells = ({ title, installable, numRails, fixingSpacing, spacingBeforeSettingOut, ...zone }: Place) => [
  title,
  installable ? `${numRails}` : 'no',
  whole(fixingSpacing),
  whole(spacingBeforeSettingOut),
  zone.governingCheck ?? '',
  decimals(zone.margin === null ? null : 1 - zone.margin),
  ...memberCells(zone.checks),
]

const placesOf = ({ zoneResults, ridgeCorner }: AssessmentResult): readonly Place[] => {
  const zones = zoneResults.filter(({ notApplicable }) => notApplicable !== true)
  return ridgeCorner === null ? zones : [...zones, { ...ridgeCorner, title: 'Ridge ends' }]
}

const quoted = (cell: string): string => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** One line per zone of every roof, and one for rafters that all zones share. */
export const realisticTable = (): string => {
  const lines = realisticRoofs.flatMap(({ name, input }) => {
    const result = assess(input, catalogue)
    const begin = [name, input.site.region, result.verdict]
    const rafters = [...begin, 'Rafters', '', '', '', '', '', ...memberCells(result.roofChecks)]
    return [
      ...placesOf(result).map((place) => [...begin, ...zoneCells(place)]),
      ...(result.roofChecks.length === 0 ? [] : [rafters]),
    ]
  })
  return [columns, ...lines].map((cells) => `${cells.map(quoted).join(',')}\n`).join('')
}
