import { text } from '@soundroof/contract/platform/text'
import { maxSpacingOf, railSpacingLimit } from '@soundroof/contract/roofs/project/option-lists'
import { practicalSpan } from '@soundroof/contract/roofs/project/practical-span'
import { choices } from '@soundroof/data/choices'
import type { StepState } from '../frame/use-wizard-step.ts'

type Structure = Pick<StepState<'structure'>, 'draft' | 'project' | 'context'>

/** The largest usual spacing of the purlin, or less where the rails require it. */
export const spacingHint = ({ draft, project }: Structure): string => {
  const usual = draft.material === 'steel' ? maxSpacingOf(choices, draft) : null
  const rails = project.solar.installation === 'parallel' ? railSpacingLimit(choices, project.solar) : null
  if (rails !== null && (usual === null || rails < usual))
    return text('At most {rails} mm: rails along the purlins', { rails })
  return usual === null ? text('Between purlins') : text('Between purlins, usually up to {usual} mm', { usual })
}

/** Shown while the table with the practical maximum is loading. */
export const spanLoading = ({ draft, project, context }: Structure): string => {
  const limit = draft.material === 'steel' ? practicalSpan(draft, { ...context, project }) : null
  return limit === Number.POSITIVE_INFINITY ? text('The practical limit of the span is being loaded.') : ''
}

/** The practical maximum of the selection, once known. */
export const spanHint = ({ draft, project, context }: Structure): string => {
  const limit = draft.material === 'steel' ? practicalSpan(draft, { ...context, project }) : null
  return typeof limit === 'number' && limit > 0 && Number.isFinite(limit)
    ? text('Between rafters, at most {limit} mm', { limit })
    : text('Between rafters')
}
