import { z } from 'zod'
import { api } from '../api.ts'
import type { Endpoint } from '../platform/endpoint.ts'
import { typeNames } from '../platform/parse.ts'
import { asBuiltSubjectTitles, asBuiltZones } from '../review/as-built/as-built-record.ts'
import { certificateForm } from '../review/certificate/certificate-form.ts'
import { noticeMeanings } from '../review/notices/notice-calls.ts'
import { layoutOf } from '../roofs/catalogue/products/fields/product-layouts.ts'
import { documentNames } from '../roofs/documents/document.ts'
import { inspectionEnds } from '../roofs/documents/inspection-end.ts'
import { fieldsOf, stepIds } from '../roofs/fields/draft-fields.ts'
import { optionFields } from '../roofs/fields/options.ts'
import { byItself, deliveredWithoutResult, nameless, timelineEvents } from '../roofs/project-status.ts'
import { needWords } from '../roofs/projects/feet-over-rafters.ts'

/** Every word that a code names: labels of fields, units after numbers, kinds and names of records. */

const partsOf = (schema: z.ZodType): readonly z.ZodType[] => {
  if (schema instanceof z.ZodObject) return Object.values(schema.shape) as z.ZodType[]
  if (schema instanceof z.ZodArray) return [schema.element as z.ZodType]
  if (schema instanceof z.ZodRecord) return [schema.valueType as z.ZodType]
  if (schema instanceof z.ZodTuple) return schema.def.items as z.ZodType[]
  if (schema instanceof z.ZodUnion) return schema.options as z.ZodType[]
  if (schema instanceof z.ZodPipe) return [schema.in, schema.out] as z.ZodType[]
  const wraps =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodReadonly
  return wraps ? [schema.unwrap() as z.ZodType] : []
}

const labelsIn = (schema: z.ZodType): readonly string[] => {
  const { label } = (schema.meta() ?? {}) as { readonly label?: string }
  return [...(label ? [label] : []), ...partsOf(schema).flatMap(labelsIn)]
}

/** A proposed form is read by itself, so that its refusal can name an unknown entry. */
const labelsOfForms = labelsIn(certificateForm)

const labelsOfCalls = (Object.values(api) as readonly Endpoint[])
  .flatMap(({ query, body }) => [query, body])
  .flatMap((schema) => (schema ? labelsIn(schema) : []))

const tableOfFields = [...stepIds.flatMap((step) => Object.values(fieldsOf(step))), ...Object.values(optionFields)]
const labelsOfFields = tableOfFields.map(({ label }) => label)
const unitsOf = [...tableOfFields.flatMap((field) => ('unit' in field ? [field.unit] : [])), 'mm', 'kW', 'W', '%']

const labelsOfProducts = Object.values(layoutOf).flatMap(({ entries, part, columns }) => [
  part,
  ...[...entries, ...columns].map(({ label }) => label),
])

/** Words that only a rule uses. */
const literals = [
  'The request',
  'Name',
  'Part number',
  'Roof name',
  'a number',
  'always',
  'further notice',
  'panel length',
  'panel width',
  'Unsure',
  'empty',
  'racking system',
  'module',
]

export const everyWord: readonly string[] = [
  ...labelsOfForms,
  ...new Set([
    ...labelsOfCalls,
    ...labelsOfFields,
    ...labelsOfProducts,
    ...unitsOf.filter((unit) => unit !== '').map((unit) => ` ${unit}`),
    ...literals,
    '°',
    ...Object.values(typeNames),
    ...needWords,
    ...Object.values(timelineEvents),
    ...Object.values(noticeMeanings),
    ...Object.values(asBuiltSubjectTitles),
    ...asBuiltZones,
    ...Object.values(documentNames),
    ...Object.values(inspectionEnds),
    deliveredWithoutResult,
    nameless,
    byItself,
  ]),
].sort()
