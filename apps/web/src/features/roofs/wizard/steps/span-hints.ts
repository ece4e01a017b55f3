import { maxSpacingOf, railSpacingLimit } from '@soundroof/contract/roofs/projects/option-lists'
import { practicalSpan } from '@soundroof/contract/roofs/projects/practical-span'
import { choices } from '@soundroof/data/choices'
import type { PlainCode, Say } from '../../../../platform/words/use-say.ts'
import type { StepState } from '../frame/use-wizard-step.ts'

type Structure = Pick<StepState<'structure'>, 'draft' | 'project' | 'context'>

/** Under tiles it is their gauge; null: the specified label. Timber may be a purlin or a batten until the roof is chosen. */
export const spacingLabel = ({ structure, roofCover }: StepState<'structure'>['project']): PlainCode | null => {
  if (roofCover.roofType === 'tile') return 'roofs.batten-spacing-gauge-of-the-tiles'
  return structure.material === 'timber' ? 'roofs.purlin-or-batten-spacing' : null
}

const betweenWords = (say: Say, { structure, roofCover }: Structure['project']): string => {
  if (roofCover.roofType === 'tile') return say('roofs.from-one-tile-batten-to-the-next')
  return say(structure.material === 'timber' ? 'roofs.between-purlins-under-tiles-the-gauge' : 'roofs.between-purlins')
}

/** The largest usual spacing of the purlin, or less where the rails require it. */
export const spacingHint = (say: Say, { draft, project, context }: Structure): string => {
  const usual = draft.material === 'steel' ? maxSpacingOf(choices, draft) : null
  const rails = project.solar.installation === 'parallel' ? railSpacingLimit(context.choices, project) : null
  if (rails !== null && (usual === null || rails < usual)) return say('roofs.at-most-mm-rails-along-the', { rails })
  return usual === null ? betweenWords(say, project) : say('roofs.between-purlins-usually-up-to-mm', { usual })
}

/** Shown while the table with the practical maximum is loading. */
export const spanLoading = (say: Say, { draft, project, context }: Structure): string => {
  const limit = draft.material === 'steel' ? practicalSpan(draft, { ...context, project }) : null
  return limit === Number.POSITIVE_INFINITY ? say('roofs.the-practical-limit-of-the-span') : ''
}

/** The practical maximum of the selection, once known. */
export const spanHint = (say: Say, { draft, project, context }: Structure): string => {
  const limit = draft.material === 'steel' ? practicalSpan(draft, { ...context, project }) : null
  return typeof limit === 'number' && limit > 0 && Number.isFinite(limit)
    ? say('roofs.between-rafters-at-most-mm', { limit })
    : say('roofs.between-rafters')
}
