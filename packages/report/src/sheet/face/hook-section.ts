import type { Say } from '@soundroof/words/language/say'
import type { Mark } from '../../drawing/mark.ts'
import { accent, ink, quiet } from '../../drawing/palette.ts'
import type { Point } from '../../drawing/scene.ts'
import type { SettingOut } from '../../setting-out/setting-out.ts'
import { box, figure, line, lines, millimetre, type Pen, paragraph, title, words } from '../paper.ts'
import { isTiled, type SheetInput } from '../sheet-input.ts'
import type { TableParts } from '../table.ts'

/** Points of a millimetre at 1:10. */
const unit = millimetre / 10

/** Sketch sizes where the project has none, mm: rail, frame of a panel, tile, and how much of a member is drawn. */
const [railSide, frame, tile, drawnDepth] = [40, 35, 20, 90]

type Ground = { readonly x: number; readonly y: number; readonly width: number }
type Section = {
  readonly isHook: boolean
  readonly isClamp: boolean
  readonly railsUp: boolean
  readonly gap: number
  readonly member: number
  readonly kind: 'timber' | 'Z' | 'C' | 'top-hat'
}

const sectionOf = (input: SheetInput, out: SettingOut): Section => {
  const { solar, options, structure } = input.project
  const isHook = isTiled(input)
  return {
    isHook,
    isClamp: !isHook && solar.fixing === 'clamp',
    railsUp: out.railsUp,
    gap: Math.min(200, Math.max(options.panelGap, railSide + 30)),
    member: Math.min(drawnDepth, structure.timberDepth ?? drawnDepth),
    kind: isHook || structure.material === 'timber' ? 'timber' : (structure.section ?? 'Z'),
  }
}

/** A support cut along the slope; `at`: on the roof surface. */
const supportMarks = ({ isHook, isClamp, gap, member }: Section, { x, y }: Point): readonly Mark[] => {
  const to = (dx: number, up: number): Point => ({ x: x + dx * unit, y: y - up * unit })
  const rail = gap - railSide
  const screw = (dx: number, top: number, depth: number): readonly Mark[] => [
    lines([[to(dx, top), to(dx, top - depth)]], { width: 1.3 }),
    lines([[to(dx - 8, top), to(dx + 8, top)]], { width: 2 }),
  ]
  if (isHook)
    return [
      lines([[to(-75, -member - 3), to(35, -member - 3), to(35, 2), to(80, 40), to(80, rail + 22)]], { width: 2 }),
      ...screw(-55, -member + 4, 40),
      ...screw(-15, -member + 4, 40),
    ]
  if (isClamp) return [box(to(-22, rail).x, to(0, rail).y, 44 * unit, rail * unit, { width: 0.8, fill: '#e3e8ed' })]
  return [lines([[to(30, 3), to(-22, 3), to(-22, rail + 25)]], { width: 1.8 }), ...screw(10, 8, 45)]
}

/** Of steel purlins, mm from the middle of the flange and below it, as deep as is drawn: sizes are not to measure. */
const steelOutlines = {
  Z: (depth: number) =>
    [
      [25, 15],
      [25, 0],
      [-25, 0],
      [-25, depth],
      [-75, depth],
      [-75, depth - 15],
    ] as const,
  C: (depth: number) =>
    [
      [25, 15],
      [25, 0],
      [-25, 0],
      [-25, depth],
      [25, depth],
      [25, depth - 15],
    ] as const,
  'top-hat': (depth: number) =>
    [
      [-55, depth],
      [-35, depth],
      [-22, 0],
      [22, 0],
      [35, depth],
      [55, depth],
    ] as const,
}

const memberMarks = (section: Section, { x, y }: Point): readonly Mark[] => {
  const { kind, member } = section
  if (kind === 'timber') return timberMarks(section, { x, y })
  const points = steelOutlines[kind](member).map(([dx, down]) => ({ x: x + dx * unit, y: y + down * unit }))
  return [lines([points], { width: 1.3 })]
}

const timberMarks = ({ isHook, member }: Section, { x, y }: Point): readonly Mark[] => [
  box(x + (isHook ? 45 : -25) * unit, y, 50 * unit, member * unit, { width: 0.6 }),
  line(x + (isHook ? 45 : -25) * unit, y, x + (isHook ? 95 : 25) * unit, y + member * unit, {
    width: 0.3,
    colour: quiet,
  }),
]

const railMarks = ({ isHook, railsUp, gap }: Section, supports: readonly Point[], ground: Ground): readonly Mark[] => {
  const up = (height: number): number => ground.y - height * unit
  if (railsUp)
    return [box(ground.x, up(gap), ground.width, railSide * unit, { width: 0.9, colour: accent, fill: '#ffffff' })]
  return supports.map(({ x }) =>
    box(x + (isHook ? 84 : -18) * unit, up(gap), railSide * unit, railSide * unit, {
      width: 1.4,
      colour: accent,
      fill: '#ffffff',
    }),
  )
}

const coverMarks = ({ isHook }: Section, { x, y, width }: Ground): readonly Mark[] => {
  if (!isHook) return [line(x, y, x + width, y, { width: 1.2 })]
  const count = Math.ceil(width / (330 * unit))
  return Array.from({ length: count }, (_, index) => {
    const from = x + index * 330 * unit
    const to = Math.min(x + width, from + 380 * unit)
    const rise = (22 * (to - from)) / 380
    return lines(
      [
        [
          { x: from, y: y - 2 * unit },
          { x: to, y: y - 2 * unit - rise },
          { x: to, y: y - (2 + tile) * unit - rise },
          { x: from, y: y - (2 + tile) * unit },
        ],
      ],
      { width: 0.5, closed: true, fill: '#ffffff' },
    )
  })
}

/** Where the drawing leaves out the middle between two supports. */
const breakMarks = (x: number, top: number, bottom: number): readonly Mark[] => {
  const middle = (top + bottom) / 2
  const zigzag = (dx: number): readonly Point[] => [
    { x: x + dx, y: top },
    { x: x + dx, y: middle - 5 },
    { x: x + dx - 3, y: middle - 2 },
    { x: x + dx + 3, y: middle + 2 },
    { x: x + dx, y: middle + 5 },
    { x: x + dx, y: bottom },
  ]
  return [
    lines(
      [
        [
          { x: x - 3, y: top },
          { x: x + 3, y: top },
          { x: x + 3, y: bottom },
          { x: x - 3, y: bottom },
        ],
      ],
      { width: 0, fill: '#ffffff', closed: true },
    ),
    lines([zigzag(-3), zigzag(3)], { width: 0.5, colour: quiet }),
  ]
}

/** From one foot to the next up the slope. */
const pitchOf = ({ railsUp, rails }: SettingOut): number | null => {
  const [first, second] = rails
  if (first === undefined) return null
  if (railsUp) return first.step
  return second === undefined ? null : second.at - first.at
}

const dimension = (from: number, to: number, y: number, text: string): readonly Mark[] => [
  line(from, y, to, y, { width: 0.4 }),
  lines(
    [from, to].map((x) => [
      { x: x - 2.4, y: y + 2.4 },
      { x: x + 2.4, y: y - 2.4 },
    ]),
    { width: 0.9 },
  ),
  words((from + to) / 2, y - 5.5, text, { size: 7, anchor: 'middle' }),
]

/** Two neighbouring feet at 1:10, cut along the slope, with their true distance; what lies between is left out. */
export const hookSection = (
  say: Say,
  pen: Pen,
  input: SheetInput,
  out: SettingOut,
  place: { readonly x: number; readonly y: number; readonly width: number },
): TableParts => {
  const section = sectionOf(input, out)
  const top = place.y + 34
  const ground: Ground = { x: place.x, y: top + (section.gap + frame) * unit, width: place.width }
  const supports = [0.2, 0.72].map((share) => ({ x: place.x + place.width * share, y: ground.y }))
  const rafterTop = ground.y + section.member * unit
  const shift = section.isHook ? 84 + railSide / 2 : 0
  const [first, second] = supports as [Point, Point]
  const bottom = rafterTop + 85 * unit
  const pitch = pitchOf(out)
  const marks: readonly Mark[] = [
    box(ground.x, rafterTop, ground.width, 85 * unit, { width: 0.5, fill: '#f4f6f7' }),
    ...supports.flatMap((support) => memberMarks(section, support)),
    ...coverMarks(section, ground),
    ...railMarks(section, supports, ground),
    ...supports.flatMap((support) => supportMarks(section, support)),
    box(ground.x, top, ground.width, frame * unit, { width: 0.7, fill: '#eef3f5' }),
    ...breakMarks(place.x + place.width * 0.53, top - 2, bottom + 2),
    ...(pitch === null ? [] : dimension(first.x + shift * unit, second.x + shift * unit, top - 6, figure(pitch))),
    words(ground.x + 4, top + (frame * unit) / 2, say('sheet.panel'), { size: 7 }),
    words(ground.x + ground.width - 4, rafterTop + 68 * unit, say('sheet.up-the-slope-arrow'), {
      size: 7,
      anchor: 'end',
      colour: ink,
    }),
  ]
  const note = paragraph(pen, say('sheet.section-note'), place.x, bottom + 4, place.width, { size: 7.2 })
  return {
    parts: [
      { tag: 'H2', marks: [title(place.x, place.y + 6, say('sheet.section'))] },
      { tag: 'Figure', alt: say('sheet.section'), marks },
      { tag: 'P', marks: note.marks },
    ],
    height: bottom + 4 + note.height - place.y,
  }
}
