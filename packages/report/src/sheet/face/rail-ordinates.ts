import type { Say } from '@soundroof/words/language/say'
import type { Mark } from '../../drawing/mark.ts'
import { quiet } from '../../drawing/palette.ts'
import type { SettingOut } from '../../setting-out/setting-out.ts'
import { figure, least, lines, words } from '../paper.ts'
import type { View } from '../view.ts'
import { spread } from './chain-marks.ts'

/** Points for the longest distance, written upright, and for the lines that lead to it. */
const roomForDistances = 34

/** Points from one upright text to the next. */
const between = 7.6

/** Points below the drawing: a line straight down, then aside to its text. */
const [straight, aside] = [2, 7]

type Scale = Pick<View, 'long'>

const placesOf = ({ rails }: SettingOut): readonly number[] =>
  [...new Set(rails.map(({ at }) => at))].toSorted((one, other) => one - other)

/** Whether each rail up the slope has room for its distance from corner A; smaller drawings leave it to the schedule. */
const isRoomy = (out: SettingOut, view: Scale): boolean => {
  const places = placesOf(out)
  const span = (places.at(-1) ?? 0) - (places[0] ?? 0)
  return view.long(span) >= (places.length - 1) * between
}

/** Points below the drawing that distances of rails take where no chain says them. */
export const ordinateRoom = (out: SettingOut, view: Scale, hasChain: boolean): number =>
  out.railsUp && !hasChain && isRoomy(out, view) ? roomForDistances : 0

/** Distances of rails from corner A, each written upright below its rail: they do not add up like a chain. */
export const ordinateMarks = (say: Say, out: SettingOut, view: View, y: number): readonly Mark[] => {
  const { left, right } = view.window
  const shown = placesOf(out).filter((at) => at >= left && at <= right)
  const feet = shown.map((at) => view.at({ x: at, y: 0 }).x)
  const texts = spread(
    feet,
    feet.map(() => between),
  )
  const led = shown.map((_, index) => {
    const [foot, text] = [feet[index] as number, texts[index] as number]
    return [
      { x: foot, y: y + straight },
      { x: text, y: y + aside },
    ]
  })
  const start = view.at({ x: left, y: 0 }).x
  return [
    lines(led, { width: 0.3, colour: '#8b97a3' }),
    ...shown.map((at, index) =>
      words(texts[index] as number, y + aside + 1, figure(at), { size: least, anchor: 'end', rotate: -90 }),
    ),
    words(start - 6, y + aside + 8, say('sheet.rails-from-a'), { size: least, anchor: 'end', colour: quiet }),
  ]
}
