import { wireProject } from '@soundroof/contract/roofs/wire/wire'
import { type WireOption, wireOptions } from '@soundroof/contract/roofs/wire/wire-options'
import { choices } from '@soundroof/data/choices'
import { z } from 'zod'

/** The contract's schemas as JSON Schema, in the words that OpenAPI 3.1 knows. */

export type Json = Readonly<Record<string, unknown>>

/** Label of a field as title; other metadata is for forms only. */
const titled = ({ label, unit, hint, kind, max, ...schema }: Json): Json => ({
  ...(label ? { title: label } : {}),
  ...schema,
  ...(unit || hint ? { description: [hint, unit && `In ${unit}.`].filter(Boolean).join('. ') } : {}),
  ...(kind === 'text' && max ? { maxLength: max } : {}),
})

const replaceContent = (target: Record<string, unknown>, content: Json): void => {
  for (const key of Object.keys(target)) delete target[key]
  Object.assign(target, content)
}

const named = ({ value, title }: WireOption): Json => ({ const: value, title })

/** A position in a list: its name, its digits, or empty. */
const withOptions = ({ title, anyOf }: Json, options: readonly WireOption[]): Json => ({
  title,
  anyOf: [{ oneOf: options.map(named) }, ...(anyOf as readonly Json[]).filter(({ type }) => type !== 'number')],
})

const projectOptions = wireOptions(choices)

const projectWithOptions = (schema: Json): Json => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(schema.properties as Readonly<Record<string, Json>>).map(([name, property]) => {
      const options = projectOptions.get(name)
      return [name, options ? withOptions(property, options) : property]
    }),
  ),
})

const settings = {
  unrepresentable: 'any',
  target: 'draft-2020-12',
  override: ({ zodSchema, jsonSchema }: { zodSchema: unknown; jsonSchema: object }) => {
    const schema = titled(jsonSchema as Json)
    replaceContent(
      jsonSchema as Record<string, unknown>,
      zodSchema === wireProject ? projectWithOptions(schema) : schema,
    )
  },
} as const

const place = '#/components/schemas/'

export const referenceTo = (name: string): Json => ({ $ref: `${place}${name}` })

/** A schema used in one place, such as the parameters of a query. */
export const jsonSchema = (schema: z.ZodType): Json => z.toJSONSchema(schema, { ...settings, io: 'input' }) as Json

type Schemas = Readonly<Record<string, Json>>

/** Schemas by name, each in one place; a shared part without a name gets its own entry. */
export const jsonSchemas = (named: ReadonlyMap<z.ZodType, string>, io: 'input' | 'output'): Schemas => {
  const registry = z.registry<{ id: string }>()
  for (const [schema, id] of named) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, { ...settings, io, uri: (name) => `${place}${name}` })
  const text = JSON.stringify(schemas).replaceAll('__shared#/$defs/', '')
  const { __shared, ...own } = JSON.parse(text) as Readonly<Record<string, { $id?: string; $schema?: string } & Json>>
  const parts = ((__shared as Json | undefined)?.$defs ?? {}) as Schemas
  const bare = Object.entries(own).map(([name, { $id, $schema, ...schema }]) => [name, schema])
  return { ...parts, ...Object.fromEntries(bare) }
}
