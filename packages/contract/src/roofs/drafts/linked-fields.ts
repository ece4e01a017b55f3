import { assessmentOptions } from '../catalogue/assessment-input.ts'
import { fieldsOf, stepIds } from '../fields/draft-fields.ts'
import type { Field } from '../fields/field.ts'

/** Fields that hang together: an answer that two devices changed may not be mixed with what belongs to the other's choice. */

/** `<step>.<field>`, `options.<name>`, or `underlay`. */
export type DraftPath = string

/** Lists of files are merged by what is in them. */
export const filePaths: readonly DraftPath[] = Object.entries(fieldsOf('photos')).flatMap(([name, { kind }]) =>
  kind === 'files' ? [`photos.${name}`] : [],
)

/** Everything that devices may have changed in other ways. */
export const answerPaths: readonly DraftPath[] = [
  ...stepIds.flatMap((step) => Object.keys(fieldsOf(step)).map((name) => `${step}.${name}`)),
  ...Object.keys(assessmentOptions.shape).map((name) => `options.${name}`),
  'underlay',
].filter((path) => !filePaths.includes(path))

type Link = readonly [choice: DraftPath, follows: DraftPath]

/** A field that each answer of the choice asks does not depend on it. */
const isDecidedBy = (choice: Field | undefined, values: readonly string[]): boolean =>
  choice?.options?.some((option) => !values.includes(option)) ?? true

/** By the conditions of the table. */
const ofTable: readonly Link[] = stepIds.flatMap((step) =>
  Object.entries(fieldsOf(step)).flatMap(([name, { when = {} }]) =>
    Object.entries(when)
      .filter(([choice, values]) => isDecidedBy(fieldsOf(step)[choice], values))
      .map(([choice]): Link => [`${step}.${choice}`, `${step}.${name}`]),
  ),
)

/** A list whose entries depend on another answer, and answers that fill each other in or clear each other. */
const ofLists: Readonly<Record<DraftPath, readonly DraftPath[]>> = {
  'building.state': ['building.area', 'building.location', 'building.suburb', 'building.postcode'],
  'building.area': ['building.location'],
  'building.suburb': ['building.postcode'],
  'solar.panels': ['solar.power'],
  'solar.power': ['solar.panels'],
  'solar.fixing': ['roofCover.roofType'],
  'structure.material': ['roofCover.roofType', 'structure.support'],
  'structure.section': ['structure.depth', 'structure.thickness', 'structure.bridging', 'structure.support'],
  'structure.depth': ['structure.thickness', 'structure.bridging', 'structure.support'],
  'roofCover.sheeting': ['roofCover.sheetingText'],
  'roofCover.sheetingText': ['roofCover.sheeting'],
  'options.racking': ['options.ownRacking'],
  'options.ownRacking': ['options.racking'],
  'options.ownModule': ['options.module'],
  'options.module': [
    'options.ownModule',
    'options.panelLengthExact',
    'options.panelWidthExact',
    'solar.panelLengthBand',
    'solar.panelWidthBand',
  ],
  'solar.panelLengthBand': ['options.panelLengthExact'],
  'solar.panelWidthBand': ['options.panelWidthExact'],
}

const links: readonly Link[] = [
  ...ofTable,
  ...Object.entries(ofLists).flatMap(([choice, all]) => all.map((follows): Link => [choice, follows])),
]

/** What is taken from one side as a whole: a field alone, or all that hang on choices of which one has changed. */
export const unitsOf = (isChanged: (path: DraftPath) => boolean): readonly (readonly DraftPath[])[] => {
  const unitOf = new Map<DraftPath, readonly DraftPath[]>(answerPaths.map((path) => [path, [path]]))
  for (const [choice, follows] of links.filter(([choice]) => isChanged(choice))) {
    const together = new Set([...(unitOf.get(choice) ?? []), ...(unitOf.get(follows) ?? [])])
    const unit = answerPaths.filter((path) => together.has(path))
    for (const path of unit) unitOf.set(path, unit)
  }
  return [...new Set(unitOf.values())]
}
