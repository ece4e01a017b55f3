import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { projectDraft } from '@soundroof/contract/roofs/projects/draft'
import { resolveInput } from '@soundroof/contract/roofs/projects/resolve'
import { parseWireProject } from '@soundroof/contract/roofs/wire/wire'
import { catalogue } from '@soundroof/data'
import { choices } from '@soundroof/data/choices'
import { tableOf } from '@soundroof/engine/members/purlin/purlin-table'
import { expect, it } from 'vitest'
import { sample } from '../../testing/sample-project.ts'
import { firstPrinciples } from './first-principles.ts'

const shed = (): AssessmentInput => {
  const parsed = parseWireProject(sample('shed-in-sydney'))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems[0]))
  return resolveInput(projectDraft.parse(parsed.value.project), choices)
}

const withImportedTable = ({ purlin }: AssessmentInput) => {
  const table = purlin.material === 'steel' ? tableOf(catalogue, purlin) : null
  if (!table) throw new Error('The shed has no capacity table.')
  return { ...catalogue, purlins: { ...catalogue.purlins, [table.name]: { ...table, origin: 'imported' as const } } }
}

it('are the own generator of a computed table, and an independent check of an imported one', () => {
  const input = shed()
  expect(firstPrinciples(catalogue, input)?.isOwnGenerator).toBe(true)
  expect(firstPrinciples(withImportedTable(input), input)?.isOwnGenerator).toBe(false)
})
