import { word } from '../../platform/coded/told.ts'
import { told } from '../../platform/messages.ts'
import { optionFields } from '../fields/options.ts'
import type { ProjectDraft } from './draft.ts'
import type { OptionCheck } from './step.ts'

type Structure = Pick<ProjectDraft, 'structure'>

/** Z and C purlins stand on cleats: no batten crosses a rafter. */
const hasNoBattens = ({ structure: { material, section } }: Structure): boolean =>
  material === 'steel' && section !== null && section !== 'top-hat'

const isNailed = ({ options }: ProjectDraft): boolean =>
  options.battenFixing === 'one-nail' || options.battenFixing === 'two-nails'

/** Nails hold timber battens in timber rafters alone. Method 6.1. */
const isSteelAtCrossing = ({ structure: { material, rafterMaterial } }: Structure): boolean =>
  material === 'steel' || rafterMaterial === 'steel'

const onCleats = (
  field: 'battenFixing' | 'battenCapacity',
  toClear: string,
  isGiven: (project: ProjectDraft) => boolean,
): OptionCheck => ({
  field: `options.${field}`,
  fails: (_, { project }) => hasNoBattens(project) && isGiven(project),
  message: () => told('noBattensToFix', { label: word(optionFields[field].label), toClear: word(toClear) }),
})

/** A fixing of battens on purlins that have none, and nails in steel, are refused by name. */
export const battenFixingChecks: readonly OptionCheck[] = [
  onCleats('battenFixing', 'Unsure', ({ options }) => options.battenFixing !== 'unsure'),
  onCleats('battenCapacity', 'empty', ({ options }) => options.battenCapacity !== null),
  {
    field: 'options.battenFixing',
    fails: (_, { project }) => !hasNoBattens(project) && isNailed(project) && isSteelAtCrossing(project),
    message: () => told('nailsNeedTimber'),
  },
]
