import type { CheckResult, ZoneResult } from '@soundroof/contract/roofs/results/result'
import { sayIn } from '@soundroof/words/say'
import { expect, test } from 'vitest'
import { purlinChecks, sampleResult } from '../testing/sample-result.ts'
import { percent } from '../wording/number-text.ts'
import { zoneTable } from './zone-table.ts'

const [zone] = sampleResult.zoneResults as [ZoneResult]
const [purlin] = purlinChecks as [CheckResult]

const utilisationOf = (memberStatus: CheckResult['memberStatus'], installable = true) => {
  const check: CheckResult = { ...purlin, memberStatus }
  const { title: governingCheck, clause: governingClause } = check
  const governed = { ...zone, installable, governingCheck, governingClause, margin: -0.12, checks: [check] }
  const fixing = { screwsPerFoot: 1, roofType: 'tin-screwed', rafterMaterial: 'steel' } as const
  const table = zoneTable(sayIn('en-AU'), { ...sampleResult, zoneResults: [governed] }, fixing)
  return table.rows[0]?.at(-2)
}

test('a member over its capacity that panels do not load further is a caution', () => {
  expect(utilisationOf('unchanged')).toMatchObject({ text: percent(1.12), tone: 'caution', note: 'Unchanged' })
})

test.each([
  ['that panels load further', 'increased', true],
  ['of a zone without panels', 'unchanged', false],
] as const)('a member over its capacity %s is bad', (_, status, installable) => {
  expect(utilisationOf(status, installable)).toEqual({ text: percent(1.12), tone: 'bad' })
})
