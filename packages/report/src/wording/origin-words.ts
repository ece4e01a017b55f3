import type { Coded } from '@soundroof/contract/platform/coded/coded'
import type { Instrument, Origin } from '@soundroof/contract/roofs/origins/origin'
import type { ScreenCode } from '@soundroof/words/language/say'
import { plain, withUnit } from './number-text.ts'
import { told, toldOf } from './telling.ts'

const measured = {
  inclinometer: 'report.origin-inclinometer',
  compass: 'report.origin-compass',
  'photo-length': 'report.origin-photo-length',
  'screw-rows': 'report.origin-screw-rows',
} as const satisfies Readonly<Partial<Record<Instrument, ScreenCode>>>

/** Answers chosen from a list are positions in it: only the error is told, in the unit of the gauge. */
const gaugeUnit = 'mm'

/** Where a value came from; null for one that was typed, which needs no word. @param unit of the field; empty: a list */
export const originWords = (origin: Origin, unit: string): Coded | null => {
  if (origin.kind === 'typed') return null
  if (origin.kind === 'photo') return told('report.origin-photo')
  if (origin.kind === 'drawing') return told('report.origin-drawing')
  if (origin.kind === 'assumed') return told('report.origin-assumed')
  const { instrument, value, error } = origin
  if (instrument === 'position')
    return toldOf('report.origin-position', { error: withUnit(plain(error), unit || 'km') })
  if (instrument === 'gauge') return toldOf('report.origin-gauge', { error: withUnit(plain(error), unit || gaugeUnit) })
  return toldOf(measured[instrument], {
    value: withUnit(typeof value === 'number' ? plain(value) : value, unit),
    error: withUnit(plain(error), unit),
  })
}
