import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import openapiTypeScript, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { afterAll, describe, expect, it } from 'vitest'
import { openApiDocument } from './openapi.ts'

type Schema = {
  readonly title?: string
  readonly const?: number
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly properties: Readonly<Record<string, Schema>>
}
type Document = { readonly components: { readonly schemas: Readonly<Record<string, Schema>> } }

const source = JSON.stringify(openApiDocument('1.0.0', 'https://roofs.test'))
const { Project } = (JSON.parse(source) as Document).components.schemas
const optionsOf = (field: string) => Project?.properties[field]?.anyOf?.[0]?.oneOf ?? []

describe('the description of the calls', () => {
  it('passes a public linter', async () => {
    // The document grants no licence to outsiders.
    const config = await createConfig({ extends: ['recommended'], rules: { 'info-license': 'off' } })
    const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config })
    expect(problems.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)).toEqual([])
  })

  it('names the options of every position', () => {
    const positions = Object.keys(Project?.properties ?? {}).filter((name) => /_index$/.test(name))
    expect(positions.length).toBeGreaterThan(10)
    for (const name of [...positions, 'purlin_type', 'rafterIndex', 'purlin_support_condition']) {
      const options = optionsOf(name)
      expect(options.length, name).toBeGreaterThan(1)
      expect(options.filter(({ title }) => !title || /undefined|null/.test(title))).toEqual([])
      const first = options[0]?.const ?? 0
      expect(options.map((option) => option.const)).toEqual(options.map((_, index) => index + first))
    }
  })

  it('names what a position stands for under the choice before it', () => {
    expect(optionsOf('state_index')[1]).toEqual({ const: 1, title: 'Victoria' })
    expect(optionsOf('purlin_type')[0]).toEqual({ const: 1, title: 'Steel Z-purlin' })
    expect(optionsOf('area_index')[0]?.title).toContain('Sydney (New South Wales); Melbourne (Victoria)')
    expect(optionsOf('purlin_thickness_index')[0]?.title).toContain('1 mm (Steel Z-purlin 100 mm, ')
  })
})

const root = fileURLToPath(new URL('../../../../../', import.meta.url))

const program = `import createClient from 'openapi-fetch'
import type { paths } from './calls.ts'

const client = createClient<paths>({ baseUrl: 'http://localhost' })
const project = { date_time: '2026-11-21 10:00:00', state_index: 1 } as const

export const upload = async (): Promise<string | null> => {
  const { data } = await client.POST('/api/projects/upload', { body: project })
  return data?.code === 0 ? (data.data?.hash ?? null) : null
}
// @ts-expect-error There are eight states.
export const wrong = () => client.POST('/api/projects/upload', { body: { ...project, state_index: 8 } })
`

const complaints = (files: readonly string[]): readonly string[] => {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    allowImportingTsExtensions: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
  }
  const diagnostics = ts.getPreEmitDiagnostics(ts.createProgram(files, options))
  return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

describe('a client generated from it', () => {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(root, '.cache/client-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('compiles under strict, and refuses an option that is not in a list', async () => {
    writeFileSync(join(folder, 'calls.ts'), astToString(await openapiTypeScript(source)))
    writeFileSync(join(folder, 'program.ts'), program)
    expect(complaints([join(folder, 'calls.ts'), join(folder, 'program.ts')])).toEqual([])
  })
})
