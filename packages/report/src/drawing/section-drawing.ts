import type { Choices } from '@soundroof/contract/roofs/catalogue/choices'
import type { Layout } from '@soundroof/contract/roofs/panel-layout/layout'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { depthMm, thicknessOf } from '@soundroof/contract/roofs/projects/option-lists'
import type { Say } from '@soundroof/words/language/say'
import { plain } from '../wording/number-text.ts'
import { type FootPitch, footPitchOf } from './foot-pitch.ts'
import { ink } from './palette.ts'
import { dimension, type Point, point, type Scene, type SceneItem } from './scene.ts'
import { arrayItems, arrayTargets, arrayTop, fixingPlaces, type SectionArray } from './section-array.ts'
import { ribHeight, roofItems, type SectionRoof, sketchWidth } from './section-roof.ts'

/** Drawn distance of purlins; the dimension states the true one. */
const drawnSpacing = 540
const overhang = 230
/** Greatest drawn depth of a rafter. */
const deepestRafter = 170

/** Battens or purlins between two feet that are drawn at most. */
const mostSupports = 6

/** Supports from one foot to the next. */
const supportsOf = ({ structure }: ProjectDraft, feet: FootPitch | null): number => {
  const { spacing } = structure
  if (feet === null || spacing === null || spacing <= 0) return 1
  return Math.min(mostSupports, Math.max(1, feet.supports ?? Math.round(feet.pitch / spacing)))
}

/** Hooks reach from batten to batten, so that battens are drawn at their distance. */
const drawnSpacingOf = ({ structure, roofCover }: ProjectDraft, count: number): number =>
  count > 1 && roofCover.roofType === 'tile' ? (structure.spacing ?? drawnSpacing) : drawnSpacing

const roofOf = (project: ProjectDraft, choices: Choices, feet: FootPitch | null): SectionRoof | null => {
  const { structure, roofCover } = project
  const count = supportsOf(project, feet)
  const spacing = drawnSpacingOf(project, count)
  const kind = structure.material === 'timber' ? 'timber' : structure.section
  const depth = structure.material === 'timber' ? structure.timberDepth : depthMm(choices, structure)
  const rafterDepth = structure.rafterMaterial === 'timber' ? structure.chordDepth : structure.beamDepth
  if (kind === null || depth === null || rafterDepth === null || structure.rafterMaterial === null) return null
  return {
    left: -overhang,
    right: count * spacing + overhang,
    purlins: Array.from({ length: count + 1 }, (_, index) => index * spacing),
    purlinDepth: depth,
    purlinWidth: sketchWidth(structure, kind, depth),
    kind,
    rafter: structure.rafterMaterial,
    rafterDepth: Math.min(rafterDepth, deepestRafter),
    cover: roofCover.roofType === 'tile' ? 'tile' : 'sheet',
  }
}

const lies = { eave: 'rising', ridge: 'falling', left: 'across', right: 'across' } as const

/** As the first block lies; towards the eave where nothing is laid. */
const lieOf = (layout: Layout | null) => lies[layout?.blocks[0]?.faces ?? layout?.frames?.faces ?? 'eave']

const arrayOf = (
  { solar, roofCover, structure, options }: ProjectDraft,
  layout: Layout | null,
): SectionArray | null => {
  if (solar.installation === null || solar.fixing === null) return null
  const fixing = roofCover.roofType === 'tile' ? 'hook' : solar.fixing
  return {
    fixing,
    isRailCut: solar.installation === 'parallel',
    gap: Math.max(options.panelGap, fixing === 'hook' ? 130 : 90),
    tilt: solar.mount === 'tilt' ? (solar.tiltAngle ?? 0) : 0,
    lie: solar.mount === 'tilt' ? lieOf(layout) : null,
    penetration: structure.material === 'timber' || fixing === 'hook' ? 35 : 14,
    panelSize: 1000,
  }
}

const fixingNames = {
  screw: 'L-foot, screwed',
  clamp: 'Clamp on the rib',
  hook: 'Tile hook, screwed to the rafter',
} as const
const kindNames = { Z: 'Z-purlin', C: 'C-purlin', 'top-hat': 'Top hat', timber: 'Timber purlin/batten' } as const

const purlinName = (say: Say, { structure }: ProjectDraft, choices: Choices, roof: SectionRoof): string => {
  if (roof.kind === 'timber')
    return `${say(kindNames.timber)} ${plain(roof.purlinDepth)} x ${plain(structure.timberBreadth ?? 0)} mm`
  const thickness = thicknessOf(choices, structure)
  return `${say(kindNames[roof.kind])} ${plain(roof.purlinDepth)} mm${thickness === null ? '' : ` x ${plain(thickness)} mm`}`
}

const rafterName = (say: Say, { structure }: ProjectDraft): string =>
  structure.rafterMaterial === 'timber'
    ? say('report.timber-rafter-x-mm', {
        depth: plain(structure.chordDepth ?? 0),
        breadth: plain(structure.chordBreadth ?? 0),
      })
    : say('report.steel-i-beam-mm-deep', { depth: plain(structure.beamDepth ?? 0) })

type Named = { readonly target: Point; readonly text: string }

const labelItems = (names: readonly Named[]): readonly SceneItem[] =>
  names.map(({ target, text: name }) => ({ kind: 'label', at: target, text: name, colour: ink }))

/** The web of a C is beside its middle. */
const webShift = ({ kind, purlinWidth }: SectionRoof): number => (kind === 'C' ? purlinWidth / 2 : 0)

const panelName = (say: Say, { options }: ProjectDraft, { tilt, lie }: SectionArray): string => {
  if (tilt > 0 && lie === 'across') return say('report.panel-tilted-across', { tilt: plain(tilt) })
  return say(tilt > 0 ? 'report.panel-at-to-the-roof-gap' : 'report.panel-flush-gap-mm', {
    tilt: plain(tilt),
    gap: plain(options.panelGap),
  })
}

const namesOf = (
  say: Say,
  project: ProjectDraft,
  choices: Choices,
  roof: SectionRoof,
  array: SectionArray,
): readonly Named[] => {
  const targets = arrayTargets(array, roof)
  const last = roof.purlins.at(-1) ?? drawnSpacing
  const edge = roof.right
  return [
    { target: targets.panel, text: panelName(say, project, array) },
    { target: targets.rail, text: say(array.isRailCut ? 'report.rail-seen-from-its-end' : 'report.rail') },
    ...(targets.leg === null ? [] : [{ target: targets.leg, text: say('report.leg-of-a-frame') }]),
    { target: targets.fixing, text: say(fixingNames[array.fixing]) },
    {
      target: point(edge, roof.cover === 'tile' ? 30 : ribHeight / 2),
      text: say(roof.cover === 'tile' ? 'report.tiles' : 'report.roof-sheeting'),
    },
    { target: point(last - webShift(roof), -roof.purlinDepth * 0.6), text: purlinName(say, project, choices, roof) },
    { target: point(edge, -roof.purlinDepth - roof.rafterDepth / 2), text: rafterName(say, project) },
  ]
}

const dimensionItems = (say: Say, { structure }: ProjectDraft, roof: SectionRoof): readonly SceneItem[] => {
  const [first = 0, second = drawnSpacing] = roof.purlins
  const bottom = -roof.purlinDepth - roof.rafterDepth
  const spacing =
    structure.spacing === null
      ? say('report.spacing-not-entered')
      : say('report.spacing-mm', { spacing: plain(structure.spacing) })
  return [dimension(point(first, bottom), point(second, bottom), -16, spacing)]
}

/** The sketch says the distance of the feet that are laid. */
const pitchItems = (say: Say, feet: FootPitch | null, roof: SectionRoof, array: SectionArray): readonly SceneItem[] => {
  if (feet === null) return []
  const bottom = -roof.purlinDepth - roof.rafterDepth
  const [first = 0, second = 0] = fixingPlaces(array, roof)
  const text = say('report.feet-apart-mm', { pitch: plain(Math.round(feet.pitch)) })
  return [dimension(point(first, bottom), point(second, bottom), -34, text)]
}

const topOf = (array: SectionArray, roof: SectionRoof): number => arrayTop(array, roof) + 50

/**
 * Panels, rail, fixing, purlin and rafter, cut along the rafter; null until the structure is described.
 * @param layout whose feet stand at their own distance
 */
export const sectionDrawing = (
  say: Say,
  project: ProjectDraft,
  choices: Choices,
  layout: Layout | null = null,
): Scene | null => {
  const feet = layout === null ? null : footPitchOf(layout)
  const roof = roofOf(project, choices, feet)
  const array = arrayOf(project, layout)
  if (!roof || !array) return null
  const names = namesOf(say, project, choices, roof, array)
  return {
    title: 'Section through the fixing',
    description: say('report.section-along-the-rafter-from-top', {
      names: names.map((name) => name.text).join(say('report.comma')),
    }),
    unit: 'mm',
    bounds: {
      left: roof.left,
      bottom: -roof.purlinDepth - roof.rafterDepth,
      right: roof.right,
      top: topOf(array, roof),
    },
    margin: { left: 6, bottom: feet === null ? 30 : 48, right: 178, top: 8 },
    items: [
      ...roofItems(roof),
      ...arrayItems(array, roof),
      ...dimensionItems(say, project, roof),
      ...pitchItems(say, feet, roof, array),
      ...labelItems(names),
    ],
    legend: [],
  }
}
