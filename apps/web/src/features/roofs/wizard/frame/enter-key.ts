import type { StepId } from '@soundroof/contract/roofs/fields/draft-fields'
import { problemsOf } from '@soundroof/contract/roofs/projects/project'
import type { KeyboardEvent } from 'react'
import { isOfKeyboard } from '../../../../components/fields/composing.ts'
import { focusField } from '../../../../components/fields/error-summary.tsx'
import { trimmed } from './trimmed.ts'
import type { StepState } from './use-wizard-step.ts'

/**
 * The field that Enter moves to: the next one without an answer, else an earlier one; null: none. @param names of all
 * inputs, in the order of the page
 */
export const fieldAfter = (names: readonly string[], current: string, open: readonly string[]): string | null => {
  const place = names.lastIndexOf(current)
  const others = [...names.slice(place + 1), ...names.slice(0, Math.max(place, 0))]
  return others.find((name) => name !== current && open.includes(name)) ?? null
}

/** Searches that answer an open field: of the place, and of a purlin by its name. */
const searches = { state: 'place', section: 'sectionName' } as const

const withSearches = (fields: readonly string[]): readonly string[] => [
  ...fields,
  ...Object.entries(searches).flatMap(([field, search]) => (fields.includes(field) ? [search] : [])),
]

/** Fields that Next would report. */
const openFields = <S extends StepId>({ id, project, context, reworded }: StepState<S>): readonly string[] => {
  const problems = reworded(problemsOf(id, { ...project, [id]: trimmed(project[id]) }, context))
  return withSearches(problems.map(({ field }) => field))
}

const typesThatLead: readonly string[] = ['text', 'radio', 'checkbox']

type Pressed = KeyboardEvent<HTMLFormElement>

/**
 * Plain Enter in an input of this form that does not use it itself; Enter that ends a composed character belongs to the
 * keyboard.
 */
const isMeant = (event: Pressed): boolean => {
  const { key, nativeEvent, target, currentTarget } = event
  if (key !== 'Enter' || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false
  if (nativeEvent.defaultPrevented || isOfKeyboard(nativeEvent)) return false
  return target instanceof HTMLInputElement && currentTarget.contains(target) && typesThatLead.includes(target.type)
}

const namesIn = (form: HTMLFormElement): readonly string[] =>
  [...form.elements].map((element) => element.getAttribute('name') ?? '')

/** Name and number continue at once; elsewhere Next gets the focus, and a second Enter presses it. */
const finish = (form: HTMLFormElement, id: StepId): void => {
  if (id === 'header') form.requestSubmit()
  else form.querySelector<HTMLElement>('button[type="submit"]')?.focus()
}

/** Opens the fold around an assumption. */
const lead = (name: string): void =>
  name.startsWith('options.') ? focusField(name) : document.getElementById(name)?.focus()

const hasAnswer = (form: HTMLFormElement, name: string): boolean =>
  form.querySelector(`input[name="${CSS.escape(name)}"]:checked`) !== null

/** The radio that a press is about to answer for the first time; null: none, or a change of an answer. */
export const firstPressed = (form: HTMLFormElement, target: EventTarget): string | null => {
  const radio = target instanceof Element ? (target.closest('label')?.control ?? target) : null
  if (!(radio instanceof HTMLInputElement) || radio.type !== 'radio') return null
  return hasAnswer(form, radio.name) ? null : radio.name
}

/** After a choice was pressed for the first time: to the number or text that follows it, if the next open field is one. */
export const leadOn = <S extends StepId>(form: HTMLFormElement, step: StepState<S>, name: string): void => {
  const names = namesIn(form)
  const next = fieldAfter(names.slice(names.lastIndexOf(name)), name, openFields(step))
  const field = next === null ? null : document.getElementById(next)
  if (field instanceof HTMLInputElement && field.type === 'text') field.focus()
}

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
    // Next explains the agreement to the terms; a missing number keeps the focus.
    else if (step.id === 'header' || !open.includes(name)) finish(form, step.id)
  }
