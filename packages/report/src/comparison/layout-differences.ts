import type { Coded } from '@soundroof/contract/platform/coded/coded'
import { defaultLayoutRequest, type KeptLayout } from '@soundroof/contract/roofs/panel-layout/layout-request'
import type { Difference } from '@soundroof/contract/roofs/results/difference'
import type { Say } from '@soundroof/words/language/say'
import { plain } from '../wording/number-text.ts'
import { type Telling, told, toldOf } from '../wording/telling.ts'
import { differencesBetween, type ShownValue } from './shown-value.ts'

const group = told('Array on the roof')

type Sized = KeptLayout['areas'][number]

const millimetres = (value: number): string => `${plain(Math.round(value))} mm`

const sized = ({ plane, x, y, width, height }: Sized): Coded =>
  toldOf('report.rectangle-on-plane', {
    plane: told(plane),
    width: millimetres(width),
    height: millimetres(height),
    left: millimetres(x),
    eave: millimetres(y),
  })

const wantedWords = ({ wanted }: KeptLayout): Telling | null => {
  if (wanted === null) return null
  if (wanted.kind === 'all') return told('as many as fit')
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
  const value = (field: Coded, shown: Telling | null): ShownValue => ({ group, field, value: shown, unit: '' })
  return [
    ...kept.obstacles.map((each, index) =>
      value(
        toldOf(each.kind === 'walkway' ? 'report.walkway-number' : 'report.obstacle-number', { number: index + 1 }),
        sized(each),
      ),
    ),
    ...kept.obstacles.flatMap(({ clearance = 0 }, index) =>
      clearance === 0
        ? []
        : [value(toldOf('report.clearance-of-obstacle', { number: index + 1 }), millimetres(clearance))],
    ),
    ...kept.areas.map((area) => value(toldOf('report.place-of-array', { plane: told(area.plane) }), sized(area))),
    value(told('Panels'), wantedWords(kept)),
    value(told('Planes with panels'), kept.planes && toldOf('report.value-list', { all: kept.planes.map(told) })),
    value(told('Other settings'), otherSettings(kept)),
  ]
}

/** Changes of the drawing. */
export const layoutDifferences = (
  say: Say,
  before: KeptLayout | null,
  after: KeptLayout | null,
): readonly Difference[] => differencesBetween(say, valuesOf(before), valuesOf(after))
