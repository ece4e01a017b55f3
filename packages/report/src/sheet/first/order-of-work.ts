import type { Say } from '@soundroof/words/language/say'
import type { SettingOut } from '../../setting-out/setting-out.ts'
import { faceName } from '../../wording/face-name.ts'
import { capital } from '../../wording/number-text.ts'
import { footWords } from '../foot-words.ts'
import { figure } from '../paper.ts'
import { sentences } from '../sentences.ts'
import type { SheetInput } from '../sheet-input.ts'
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

/** Lines of work, in the order in which they are done. */
export const orderOf = (say: Say, input: SheetInput, faces: readonly SettingOut[]): readonly string[] => {
  const { layout } = input
  const { edge, ridge } = layout.distances
  const gap = layout.blocks[0]?.gaps.panels ?? 0
  const most = Math.max(
    0,
    ...layout.planes.flatMap(({ rails }) => rails.flatMap(({ feet }) => feet.map(({ uplift }) => uplift))),
  )
  return [
    sentences(say, [say('sheet.order-measure'), ...layout.assumptions]),
    sentences(say, [say('sheet.order-set-out'), ...faces.map((face) => placeOf(say, input, face))]),
    say('sheet.order-feet', {
      feet: feetOf(faces),
      fixing: footWords(say, input),
      uplift: (Math.ceil(most * 100 - 1e-6) / 100).toFixed(2),
    }),
    say('sheet.order-rails', { rails: railsOf(faces), joints: jointsOf(faces) }),
    say('sheet.order-panels', { gap: figure(gap) }),
    ridge === edge
      ? say('sheet.order-clear', { setback: figure(edge) })
      : say('sheet.order-clear-ridge', { edge: figure(edge), ridge: figure(ridge) }),
  ]
}
