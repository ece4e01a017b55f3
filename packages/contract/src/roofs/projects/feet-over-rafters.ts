import { word } from '../../platform/coded/told.ts'
import { told } from '../../platform/messages.ts'
import type { ProjectDraft } from './draft.ts'
import type { OptionCheck } from './step.ts'

/** Deepest batten that a foot's screw goes through, and the shallowest rafter that takes its thread, mm. */
const DEEPEST_BATTEN = 50
const SHALLOWEST_RAFTER = 40

const words = {
  roofType: 'the roof type Tin Penetrative (Roof Type)',
  battens: 'timber purlins or battens (Roof Structure)',
  depth: `battens up to ${DEEPEST_BATTEN} mm deep (Purlin/Batten Depth)`,
  rails: 'rails parallel to the battens (Installation Method)',
  rafters: 'timber rafters (Roof Rafter)',
  rafterDepth: `rafters at least ${SHALLOWEST_RAFTER} mm deep (Timber Rafter/Truss Top Chord Depth)`,
} as const
/** Every answer of `missingForFeetOverRafters`, for translation. */
export const needWords: readonly string[] = Object.values(words)

type Need = readonly [isMissing: boolean, words: string]

const needsOf = ({ solar, structure, roofCover }: ProjectDraft): readonly Need[] => [
  [roofCover.roofType !== 'tin-screwed', words.roofType],
  [structure.material !== 'timber', words.battens],
  [(structure.timberDepth ?? 0) > DEEPEST_BATTEN, words.depth],
  [solar.installation !== 'parallel', words.rails],
  [structure.rafterMaterial !== 'timber', words.rafters],
  [(structure.chordDepth ?? SHALLOWEST_RAFTER) < SHALLOWEST_RAFTER, words.rafterDepth],
]

/** What a roof lacks for feet over rafters, in words; null: nothing. */
export const missingForFeetOverRafters = (project: ProjectDraft): string | null =>
  needsOf(project).find(([isMissing]) => isMissing)?.[1] ?? null

/** Refuses the option on roofs that cannot have it. */
export const feetOverRafters: OptionCheck = {
  field: 'options.feetOverRafters',
  fails: (_, { project }) => project.options.feetOverRafters && missingForFeetOverRafters(project) !== null,
  message: (_, { project }) => told('feetOverRaftersNeed', { need: word(missingForFeetOverRafters(project) ?? '') }),
}
