import { reportKinds } from '@soundroof/contract/roofs/documents/document'
import { resolveInput } from '@soundroof/contract/roofs/projects/resolve'
import { parseWireProject } from '@soundroof/contract/roofs/wire/wire'
import { catalogue } from '@soundroof/data'
import { choices } from '@soundroof/data/choices'
import { assess } from '@soundroof/engine/assess'
import { reportBlocks } from '@soundroof/report/reports/report-blocks'
import { inWords } from '@soundroof/words/result-in-words'
import { sayIn } from '@soundroof/words/say'
import { expect, it } from 'vitest'
import { sample } from '../../testing/sample-project.ts'

const say = sayIn('en-AU')

/** Faces of 1.2 m: the zones are calculated, and no panel lies between eave and ridge. */
const received = parseWireProject({ ...sample(), building_width: 2.4, installation_scale: 2 })
if (!received.ok) throw new Error(JSON.stringify(received.problems))
const { project } = received.value
const result = inWords(assess(resolveInput(project, choices), catalogue), 'en-AU')

it.each(reportKinds)('the report %s of a roof without room tells no figure of a zone', (kind) => {
  expect(result.verdict).toBe('no-panel-fits')
  const provider = { name: 'Firm', email: 'a@example.org', phone: '', web: 'https://example.org' }
  const issuedAt = '2026-11-24T09:30:00.000Z'
  const blocks = reportBlocks(say, { choices, provider, issuedAt, version: '2.2.2-beta', kind, project, result })
  const told = JSON.stringify(blocks)
  expect(told).not.toMatch(/rails per panel, fixings|Ultimate net uplift|Force on one fixing|Also passes/)
  expect(told).not.toMatch(/"q_u"|"w_u"|"K_l"|Actions and combinations/)
  if (kind !== 'input-summary') expect(told).toContain('No panel fits')
})
