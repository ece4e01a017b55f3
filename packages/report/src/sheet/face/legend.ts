import type { LaidPlane } from '@soundroof/contract/roofs/panel-layout/layout'
import type { Obstacle } from '@soundroof/contract/roofs/panel-layout/layout-request'
import type { Say } from '@soundroof/words/language/say'
import { cornersOf } from '../../drawing/array-plan.ts'
import { hatchLines } from '../../drawing/hatch.ts'
import type { Mark } from '../../drawing/mark.ts'
import { accent, ink, quiet } from '../../drawing/palette.ts'
import type { Hatch } from '../../drawing/scene.ts'
import { hasClosedZone } from '../../setting-out/keep-clear.ts'
import type { SettingOut } from '../../setting-out/setting-out.ts'
import { box, dot, figure, line, lines, type Pen, paragraph, type SheetPart, title, words } from '../paper.ts'
import type { TableParts } from '../table.ts'

type Entry = { readonly text: string; readonly sign: (x: number, y: number) => readonly Mark[] }

const rail = (x: number, y: number): Mark => line(x, y, x + 22, y, { width: 2.2, colour: accent })

const footSign =
  (isTile: boolean): Entry['sign'] =>
  (x, y) => [
    rail(x, y),
    ...(isTile ? [line(x + 11, y, x + 11, y - 6, { width: 1.8 })] : []),
    dot({ x: x + 11, y }, 2.6),
  ]

const jointSign: Entry['sign'] = (x, y) => [
  rail(x, y),
  box(x + 8, y - 3, 6, 6, { width: 0.6, fill: '#ffffff' }),
  line(x + 11, y - 3, x + 11, y + 3, { width: 0.6 }),
]

const hatched =
  (hatch: Hatch): Entry['sign'] =>
  (x, y) => [
    lines(hatchLines(cornersOf({ x, y: y - 4, width: 22, height: 8 }), hatch), { width: 0.37, colour: quiet }),
    box(x, y - 4, 22, 8, { width: 0.5, dash: [2, 1.5] }),
  ]

const memberSign: Entry['sign'] = (x, y) => [line(x, y, x + 22, y, { width: 0.5, colour: '#8b97a3', dash: [6, 3] })]

type Look = { readonly isTile: boolean; readonly isTilted: boolean; readonly fixing: string }

const lowSign: Entry['sign'] = (x, y) => [
  box(x, y - 4, 22, 8, { width: 0.5, fill: '#eef3f5' }),
  lines(
    [
      [
        { x: x + 11, y: y + 4 },
        { x: x + 8, y: y - 2 },
        { x: x + 14, y: y - 2 },
      ],
    ],
    { width: 0, fill: ink, closed: true },
  ),
]

const memberName = ({ members }: LaidPlane, isTile: boolean) => {
  if (members.run === 'up-slope') return 'sheet.legend-rafters'
  return isTile ? 'sheet.legend-battens' : 'sheet.legend-purlins'
}

const entries = (say: Say, plane: LaidPlane, out: SettingOut, { isTile, isTilted, fixing }: Look): readonly Entry[] => {
  const pitch = { pitch: figure(plane.members.pitch) }
  const hasJoints = out.rails.some(({ joints }) => joints.length > 0)
  return [
    { text: say('sheet.legend-panel'), sign: (x, y) => [box(x, y - 4, 22, 8, { width: 0.5, fill: '#eef3f5' })] },
    ...(isTilted ? [{ text: say('sheet.legend-low'), sign: lowSign }] : []),
    { text: say('sheet.legend-rail'), sign: (x, y) => [rail(x, y)] },
    { text: say('sheet.legend-foot', { fixing }), sign: footSign(isTile) },
    ...(hasJoints ? [{ text: say('sheet.legend-joint'), sign: jointSign }] : []),
    { text: say('sheet.legend-clear'), sign: hatched('dense') },
    ...(hasClosedZone(plane) ? [{ text: say('sheet.legend-closed'), sign: hatched('cross') }] : []),
    { text: say(memberName(plane, isTile), pitch), sign: memberSign },
  ]
}

const obstacleWords = (say: Say, { kind, x, y, width, height, clearance = 0 }: Obstacle, corner: number): string => {
  const values = { width: figure(width), height: figure(height), left: figure(x - corner), up: figure(y) }
  const said = say(kind === 'walkway' ? 'sheet.walkway-of' : 'sheet.obstacle-of', values)
  return clearance === 0 ? said : say('sheet.with-strip', { obstacle: said, clearance: figure(clearance) })
}

/** Signs of the drawing, and obstacles with size and place. */
export const legend = (
  say: Say,
  pen: Pen,
  face: { readonly plane: LaidPlane; readonly out: SettingOut; readonly corner: number },
  look: Look,
  place: { readonly x: number; readonly y: number; readonly width: number },
): TableParts => {
  let y = place.y + 14
  const signs = entries(say, face.plane, face.out, look).map((entry): SheetPart => {
    const text = paragraph(pen, entry.text, place.x + 28, y, place.width - 28, { size: 7.2 })
    const part = { tag: 'P' as const, marks: [...entry.sign(place.x, y + 5), ...text.marks] }
    y += Math.max(12, text.height + 2)
    return part
  })
  const obstacles = face.plane.obstacles.map((obstacle, index): SheetPart => {
    const text = paragraph(pen, obstacleWords(say, obstacle, face.corner), place.x + 28, y, place.width - 28, {
      size: 7.2,
    })
    const part = {
      tag: 'P' as const,
      marks: [words(place.x, y + 5, `O${index + 1}`, { size: 8, strong: true }), ...text.marks],
    }
    y += text.height + 3
    return part
  })
  const heading = { tag: 'H2' as const, marks: [title(place.x, place.y + 6, say('sheet.legend'))] }
  return { parts: [heading, ...signs, ...obstacles], height: y - place.y }
}
