import type { StepId } from '@soundroof/contract/roofs/fields/draft-fields'
import { useEffect } from 'react'
import type { WizardDraft } from '../../../../platform/draft/draft-store.ts'

/** A step that begins with a text or number takes the first key at once, while nothing is entered there. */
export const useFocusOnFirst = <S extends StepId>(
  { mode, project, readOnly }: WizardDraft,
  step: S,
  field: keyof WizardDraft['project'][S] & string,
): void => {
  const value: unknown = project[step][field]
  const isNew = mode === 'add' && !readOnly && (value === null || value === '')
  // biome-ignore lint/correctness/useExhaustiveDependencies: on entering the screen, not when the field is cleared
  useEffect(() => {
    if (isNew) document.getElementById(field)?.focus({ preventScroll: true })
  }, [])
}
