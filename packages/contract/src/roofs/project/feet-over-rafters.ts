import { told } from '../../platform/messages.ts'
import { word } from '../../platform/told.ts'
import type { ProjectDraft } from './draft.ts'
import type { OptionCheck } from './step.ts'

/** Deepest batten that a foot's screw goes through, and the shallowest rafter that takes its thread, mm. */
const DEEPEST_BATTEN = 50
const SHALLOWEST_RAFTER = 40

type Need = readonly [isMissing: boolean, words: string]

const needsOf = ({ solar, structure, roofCover }: ProjectDraft): readonly Need[] => [
  [roofCover.roofType !== 'tin-screwed', 'the roof type Tin Penetrative (Roof Type)'],
  [structure.material !== 'timber', 'timber purlins or battens (Roof Structure)'],
  [(structure.timberDepth ?? 0) > DEEPEST_BATTEN, `battens up to ${DEEPEST_BATTEN} mm deep (Purlin/Batten Depth)`],
  [solar.installation !== 'parallel', 'rails parallel to the battens (Installation Method)'],
  [structure.rafterMaterial !== 'timber', 'timber rafters (Roof Rafter)'],
  [
    (structure.chordDepth ?? SHALLOWEST_RAFTER) < SHALLOWEST_RAFTER,
    `rafters at least ${SHALLOWEST_RAFTER} mm deep (Timber Rafter/Truss Top Chord Depth)`,
  ],
]

/** What a roof lacks for feet over rafters, in words; null: nothing. */
export const missingForFeetOverRafters = (project: ProjectDraft): string | null =>
  needsOf(project).find(([isMissing]) => isMissing)?.[1] ?? null

export const feetOverRafters: OptionCheck = {
  field: 'options.feetOverRafters',
  fails: (_, { project }) => project.options.feetOverRafters && missingForFeetOverRafters(project) !== null,
  message: (_, { project }) => told('feetOverRaftersNeed', { need: word(missingForFeetOverRafters(project) ?? '') }),
}
