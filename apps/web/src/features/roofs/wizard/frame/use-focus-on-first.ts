import type { StepId } from '@soundroof/contract/roofs/fields/draft-fields'
import { useEffect } from 'react'
import type { WizardDraft } from '../../../../platform/draft/draft-store.ts'

const isOpen = (value: unknown): boolean => value === null || value === ''

/** A step takes the first key at once: in the first of these fields that nothing is answered in. */
export const useFocusOnFirst = <S extends StepId>(
  { mode, project, readOnly }: WizardDraft,
  step: S,
  ...fields: readonly (keyof WizardDraft['project'][S] & string)[]
): void => {
  const field = mode === 'add' && !readOnly ? fields.find((name) => isOpen(project[step][name])) : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: on entering the screen, not when the field is cleared
  useEffect(() => {
    if (field !== undefined) document.getElementById(field)?.focus({ preventScroll: true })
  }, [])
}
