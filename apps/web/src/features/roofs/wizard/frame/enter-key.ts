import type { StepId } from '@soundroof/contract/roofs/fields/draft-fields'
import { problemsOf } from '@soundroof/contract/roofs/projects/project'
import type { KeyboardEvent } from 'react'
import { isOfKeyboard } from '../../../../components/fields/composing.ts'
import { focusField } from '../../../../components/fields/error-summary.tsx'
import { trimmed } from './trimmed.ts'
import type { StepState } from './use-wizard-step.ts'

/**
 * The field that Enter leads to: the next one that still needs an answer, else an earlier one; null where none does.
 * @param names of all inputs, in the order of the page
 */
export const fieldAfter = (names: readonly string[], current: string, open: readonly string[]): string | null => {
  const place = names.lastIndexOf(current)
  const others = [...names.slice(place + 1), ...names.slice(0, Math.max(place, 0))]
  return others.find((name) => name !== current && open.includes(name)) ?? null
}

/** The place search answers State. */
const withPlaceSearch = (fields: readonly string[]): readonly string[] =>
  fields.includes('state') ? [...fields, 'place'] : fields

/** What Next would name. */
const openFields = <S extends StepId>({ id, project, context, reworded }: StepState<S>): readonly string[] => {
  const problems = reworded(problemsOf(id, { ...project, [id]: trimmed(project[id]) }, context))
  return withPlaceSearch(problems.map(({ field }) => field))
}

const typesThatLead: readonly string[] = ['text', 'radio', 'checkbox']

type Pressed = KeyboardEvent<HTMLFormElement>

/** Enter alone, in an input of this form that does not use it itself; one that ends a composed character is the keyboard's. */
const isMeant = (event: Pressed): boolean => {
  const { key, nativeEvent, target, currentTarget } = event
  if (key !== 'Enter' || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false
  if (nativeEvent.defaultPrevented || isOfKeyboard(nativeEvent)) return false
  return target instanceof HTMLInputElement && currentTarget.contains(target) && typesThatLead.includes(target.type)
}

const namesIn = (form: HTMLFormElement): readonly string[] =>
  [...form.elements].map((element) => element.getAttribute('name') ?? '')

/** The name and number go on at once; elsewhere Next gets the focus, and a second Enter presses it. */
const finish = (form: HTMLFormElement, id: StepId): void => {
  if (id === 'header') form.requestSubmit()
  else form.querySelector<HTMLElement>('button[type="submit"]')?.focus()
}

/** An assumption may be folded away. */
const lead = (name: string): void =>
  name.startsWith('options.') ? focusField(name) : document.getElementById(name)?.focus()

/** Enter goes to the next field without an answer, and never submits a step that is not complete. */
export const enterKey =
  <S extends StepId>(step: StepState<S>) =>
  (event: Pressed): void => {
    if (!isMeant(event)) return
    event.preventDefault()
    const form = event.currentTarget
    const { name } = event.target as HTMLInputElement
    const open = openFields(step)
    const next = fieldAfter(namesIn(form), name, open)
    if (next !== null) lead(next)
    // Next says why the terms have to be agreed to; a number that is missing keeps the focus.
    else if (step.id === 'header' || !open.includes(name)) finish(form, step.id)
  }
