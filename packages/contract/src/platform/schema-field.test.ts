import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { oneLine } from './one-line.ts'
import { schemaField } from './schema-field.ts'
import { words, wordsOrNone } from './words.ts'

const schema = z.strictObject({
  line: oneLine('Name', 100),
  text: words('Question', 2000),
  maybe: wordsOrNone('Note', 300),
  password: z.string().max(1000).default('').meta({ label: 'Password' }),
  left: z.string().max(60).nullable().optional().meta({ label: 'Phone' }),
  endless: z.string().meta({ label: 'Token' }),
  list: z.array(z.string()).max(3).meta({ label: 'Scopes' }),
  named: z.string().max(1000).meta({ label: 'How did you hear about us' }).optional(),
  unnamed: z.string().max(5),
})

describe('a field of a form', () => {
  it.each([
    ['line', 'Name', 100],
    ['text', 'Question', 2000],
    ['maybe', 'Note', 300],
    ['password', 'Password', 1000],
    ['left', 'Phone', 60],
    ['endless', 'Token', undefined],
    ['list', 'Scopes', undefined],
    ['named', 'How did you hear about us', 1000],
    ['unnamed', '', 5],
  ] as const)('%s has the label and the limit of its schema', (name, label, maxLength) => {
    expect(schemaField(schema, name)).toEqual({ label, maxLength })
  })
})
