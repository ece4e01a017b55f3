import { fields as fieldMessages } from '@soundroof/words/en-au/messages/fields'
import { messages } from '@soundroof/words/en-au/messages/messages'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { maxFiles, maxPhotos } from '../../platform/upload-limits.ts'
import { assessmentInput } from '../catalogue/assessment-input.ts'
import { choices } from '../catalogue/choices.ts'
import { fieldsOf, stepIds } from './draft-fields.ts'

const all = stepIds.flatMap((step) => Object.entries(fieldsOf(step)).map(([name, field]) => ({ step, name, ...field })))

/** The names of a part of the engine's input, in every form that it may have. */
const namesOf = (part: z.ZodType): readonly string[] =>
  part instanceof z.ZodDiscriminatedUnion
    ? part.options.flatMap((option) => namesOf(option as z.ZodType))
    : Object.keys((part as Partial<z.ZodObject>).shape ?? {})

const inputNames: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(assessmentInput.shape).map(([part, schema]) => [part, namesOf(schema as z.ZodType)]),
)

/** `steelPurlin` and `timberPurlin` are forms of `purlin`. */
const partNamed = (part: string): string => part.replace(/^(steel|timber)([PR])/, (_, __, first) => first.toLowerCase())

it('names every input of the engine', () => {
  const wrong = all.filter(({ input }) => {
    const [part = '', name = ''] = input?.split('.') ?? []
    return input !== undefined && !inputNames[partNamed(part)]?.includes(name)
  })
  expect(wrong.map(({ input }) => input)).toEqual([])
})

it('gives every field its own name on the wire, but for the two that one name carries', () => {
  const names = all.flatMap(({ wire }) => (wire === null ? [] : [wire]))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual(['purlin_type'])
})

it('has every field depend on fields of its step, and takes options from lists that there are', () => {
  for (const { step, when = {}, list } of all) {
    for (const [other, values] of Object.entries(when)) {
      const { options = [] } = fieldsOf(step)[other] ?? {}
      expect(values.filter((value) => !options.includes(value))).toEqual([])
    }
    if (list !== undefined) expect(Object.keys(choices.shape)).toContain(list)
  }
})

it('has a message of its own for every field that must be filled in, and no other', () => {
  const required = all.filter(({ kind, min, optional }) => !optional && !(kind === 'files' && min === 0))
  expect(required.filter(({ missing }) => missing === undefined)).toEqual([])
  const named = new Set<string | undefined>(required.map(({ missing }) => missing))
  const unused = Object.keys(fieldMessages).filter((key) => !named.has(key))
  expect(unused).toEqual(['battenSupportRequired'])
})

it('names the limits of uploads in their messages', () => {
  expect(messages.tooManyPhotos).toContain(` ${maxPhotos} `)
  expect(messages.tooManyFiles).toContain(` ${maxFiles} `)
})
