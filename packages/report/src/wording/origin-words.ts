import type { Coded } from '@soundroof/contract/platform/coded/coded'
import { fieldOf } from '@soundroof/contract/roofs/fields/draft-fields'
import { numberedPhoto } from '@soundroof/contract/roofs/measuring/numbered-photo'
import type { Instrument, Origin } from '@soundroof/contract/roofs/origins/origin'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
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

/** @param unit of the field; empty: a list */
const wordsAlone = (origin: Origin, unit: string): Coded | null => {
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

/** Where a value of the project came from, with the number of its photo; null for one that was typed, which needs no word. */
export const originWords = (project: Pick<ProjectDraft, 'photos'>, origin: Origin, unit: string): Coded | null => {
  const words = wordsAlone(origin, unit)
  const photo = numberedPhoto(project, origin)
  if (words === null || photo === null) return words
  const { category, number } = photo
  return toldOf('report.origin-of-photo', { origin: words, photo: { code: fieldOf('photos', category).label }, number })
}
