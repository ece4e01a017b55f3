import type { Say } from '@soundroof/words/language/say'
import { shownZones } from '../../blocks/zone-table.ts'
import { hasClosedZone } from '../../setting-out/keep-clear.ts'
import type { SettingOut } from '../../setting-out/setting-out.ts'
import { faceName, withFaceNames } from '../../wording/face-name.ts'
import { capital } from '../../wording/number-text.ts'
import { footWords } from '../foot-words.ts'
import { figure } from '../paper.ts'
import { sentences } from '../sentences.ts'
import type { SheetInput } from '../sheet-input.ts'
import { unusualClamps } from './clamp-places.ts'
import { feetOf, jointsOf, railsOf } from './counts.ts'

const placeOf = (say: Say, input: SheetInput, { name, rows }: SettingOut): string => {
  const left = Math.min(...rows.flatMap(({ runs }) => runs.map(({ from }) => from)))
  const low = Math.min(...rows.map((row) => row.low))
  const lowest = rows[0]?.runs[0]?.from ?? left
  return say('sheet.order-place', {
    face: capital(faceName(say, name, input.project.building.frontFacing)),
    across: figure(lowest),
    up: figure(low),
  })
}

/** kN: of the most loaded foot, and of every zone with panels; rounded up. */
const mostUplift = (say: Say, { layout, result }: SheetInput): string => {
  const feet = layout.planes.flatMap(({ rails }) => rails.flatMap((rail) => rail.feet.map(({ uplift }) => uplift)))
  const zones = shownZones(say, result).flatMap(({ fixingForce }) => (fixingForce === null ? [] : [fixingForce]))
  return (Math.ceil(Math.max(0, ...feet, ...zones) * 100 - 1e-6) / 100).toFixed(2)
}

/** One gap for all rows, else each in the table; and where clamps lie, if a manual may forbid it. */
const panelWords = (say: Say, input: SheetInput, faces: readonly SettingOut[]): string => {
  const [gap = 0, ...others] = new Set(faces.flatMap(({ rows }) => rows.map((row) => row.gap)))
  const lay =
    others.length === 0 ? say('sheet.order-panels', { gap: figure(gap) }) : say('sheet.order-panels-as-listed')
  const clamps = unusualClamps(input)
  if (clamps === null) return lay
  const { least, most } = clamps
  return sentences(say, [lay, say('sheet.order-clamps', { least: figure(least), most: figure(most) })])
}

const clearWords = (say: Say, { layout: { distances, planes } }: SheetInput): string => {
  const { edge, ridge } = distances
  const strips =
    ridge === edge
      ? say('sheet.order-clear', { setback: figure(edge) })
      : say('sheet.order-clear-ridge', { edge: figure(edge), ridge: figure(ridge) })
  return sentences(say, planes.some(hasClosedZone) ? [say('sheet.order-closed'), strips] : [strips])
}

/** Lines of work, in the order in which they are done. */
export const orderOf = (say: Say, input: SheetInput, faces: readonly SettingOut[]): readonly string[] => {
  const { layout } = input
  const joints = jointsOf(faces)
  return [
    withFaceNames(
      say,
      sentences(say, [say('sheet.order-measure'), ...layout.assumptions]),
      input.project.building.frontFacing,
    ),
    sentences(say, [say('sheet.order-set-out'), ...faces.map((face) => placeOf(say, input, face))]),
    say('sheet.order-feet', {
      feet: feetOf(faces),
      fixing: footWords(say, input),
      uplift: mostUplift(say, input),
    }),
    joints === 0
      ? say('sheet.order-rails-whole', { rails: railsOf(faces) })
      : say('sheet.order-rails', { rails: railsOf(faces), joints }),
    panelWords(say, input, faces),
    clearWords(say, input),
  ]
}
