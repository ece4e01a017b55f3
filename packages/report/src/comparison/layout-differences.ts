import { defaultLayoutRequest, type KeptLayout } from '@soundroof/contract/roofs/panel-layout/layout-request'
import type { Difference } from '@soundroof/contract/roofs/results/difference'
import { plain } from '../wording/number-text.ts'
import { differencesBetween, type ShownValue } from './shown-value.ts'

const group = 'Array on the roof'

type Sized = KeptLayout['areas'][number]

const millimetres = (value: number): string => `${plain(Math.round(value))} mm`

const sized = ({ plane, x, y, width, height }: Sized): string =>
  `${plane} plane, ${millimetres(width)} by ${millimetres(height)}, ${millimetres(x)} from the left, ${millimetres(y)} from the eave`

const wantedWords = ({ wanted }: KeptLayout): string | null => {
  if (wanted === null) return null
  if (wanted.kind === 'all') return 'as many as fit'
  return wanted.kind === 'count' ? String(wanted.count) : `${plain(wanted.kilowatts)} kW`
}

/** Settings that programs ask for, and people rarely. */
const otherSettings = ({ obstacles: _, areas: __, wanted: ___, planes: ____, ...rest }: KeptLayout): string | null => {
  const changed = Object.entries(rest).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(defaultLayoutRequest[name as keyof typeof rest]),
  )
  return changed.length === 0 ? null : changed.map(([name, value]) => `${name} ${JSON.stringify(value)}`).join('; ')
}

const valuesOf = (kept: KeptLayout | null): readonly ShownValue[] => {
  if (kept === null) return []
  const value = (field: string, shown: string | null): ShownValue => ({ group, field, value: shown, unit: '' })
  return [
    ...kept.obstacles.map((each, index) =>
      value(`${each.kind === 'walkway' ? 'Walkway' : 'Obstacle'} ${index + 1}`, sized(each)),
    ),
    ...kept.areas.map((area) => value(`Place of the array, ${area.plane}`, sized(area))),
    value('Panels', wantedWords(kept)),
    value('Planes with panels', kept.planes === null ? null : kept.planes.join(', ')),
    value('Other settings', otherSettings(kept)),
  ]
}

/** Changes of the drawing. */
export const layoutDifferences = (before: KeptLayout | null, after: KeptLayout | null): readonly Difference[] =>
  differencesBetween(valuesOf(before), valuesOf(after))
