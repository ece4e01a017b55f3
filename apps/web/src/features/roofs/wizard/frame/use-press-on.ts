import type { StepId } from '@soundroof/contract/roofs/fields/draft-fields'
import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { firstPressed, leadOn } from './enter-key.ts'
import type { StepState } from './use-wizard-step.ts'

type Form = HTMLFormElement

/**
 * A press on the first answer of a choice goes on to the number that follows, so that it can be typed at once. Keys never move
 * the focus so: arrows go through the answers of a choice.
 */
export const usePressOn = <S extends StepId>(step: StepState<S>) => {
  const form = useRef<Form>(null)
  const pressed = useRef<string | null>(null)
  const [answered, setAnswered] = useState<string | null>(null)
  // Once the fields that the answer opens are there.
  useEffect(() => {
    if (answered === null || form.current === null) return
    setAnswered(null)
    leadOn(form.current, step, answered)
  }, [answered, step])
  return {
    ref: form,
    onPointerDown: ({ currentTarget, target }: PointerEvent<Form>) => {
      pressed.current = firstPressed(currentTarget, target)
    },
    onClick: ({ target }: MouseEvent<Form>) => {
      if (!(target instanceof HTMLInputElement) || target.name !== pressed.current) return
      pressed.current = null
      setAnswered(target.name)
    },
  }
}
