import { type ReportKind, reportKinds } from '@soundroof/contract/roofs/documents/document'
import type { AssessmentResult } from '@soundroof/contract/roofs/results/result'
import { sayIn } from '@soundroof/words/say'
import { describe, expect, it } from 'vitest'
import type { Block, BlockOf } from '../blocks/blocks.ts'
import { sampleChoices } from '../testing/sample-choices.ts'
import { sampleLayout } from '../testing/sample-layout.ts'
import { sampleProject, tiledProject } from '../testing/sample-project.ts'
import { sampleResult } from '../testing/sample-result.ts'
import { fixingWords } from '../wording/fixing-words.ts'
import { notACertificate, type ReportInput, reportBlocks } from './report-blocks.ts'

const say = sayIn('en-AU')

const provider = { name: 'Firm', email: 'a@example.org', phone: '', web: 'https://example.org' }
const base = { choices: sampleChoices, provider, issuedAt: '2026-11-21T09:30:00.000Z', version: '2.2.2-beta' }
const report = (
  result: AssessmentResult | null = sampleResult,
  kind: ReportKind = 'full-calculation',
  project = sampleProject,
) => reportBlocks(say, { ...base, kind, project, result })

const of = <K extends Block['kind']>(blocks: readonly Block[], kind: K): readonly BlockOf<K>[] =>
  blocks.filter((block): block is BlockOf<K> => block.kind === kind)
const zoneRows = (blocks: readonly Block[]) =>
  of(blocks, 'table')[0]?.rows.map((row) => row.map(({ text }) => text)) ?? []

describe('the report of a result', () => {
  it('shows on the first sheet the verdict, the zones, instructions and conditions', () => {
    const blocks = report()
    const kinds = blocks
      .slice(
        0,
        blocks.findIndex((block) => block.kind === 'heading' && block.text === 'Drawings'),
      )
      .map((block) => (block.kind === 'heading' ? block.text : block.kind))
    expect(kinds.join(', ')).toBe(
      'title, notice, page-reference, Conditions, list, Roof zones, table, paragraph, paragraph, Instructions, list, contents',
    )
    expect(of(blocks, 'notice')[0]).toMatchObject({
      title: 'Partly installable: 3 of 4 zones',
      text: sampleResult.resultString,
    })
  })

  it('names the site with its suburb, state and postcode, and says which way the plan looks, where they are known', () => {
    const site = { streetAddress: '12 Rose St', suburb: 'Penrith', postcode: '2750', frontFacing: 0 }
    const project = { ...sampleProject, building: { ...sampleProject.building, ...site } }
    for (const kind of reportKinds) {
      const [title] = of(report(sampleResult, kind, project), 'title')
      expect(title).toMatchObject({
        text: '12 Rose St, Penrith NSW 2750',
        name: 'SR-1001-2026-11-21-Warehouse east roof',
      })
    }
    const faces = 'The front, at the bottom of the plan, faces north (0°).'
    expect(of(report(sampleResult, 'full-calculation', project), 'drawing')[0]?.caption).toContain(faces)
    expect(JSON.stringify(report())).not.toContain('at the bottom of the plan, faces')
  })

  it('says on every sheet that a roof is too small for a panel, whatever its zones carry', () => {
    const small = { ...sampleProject, building: { ...sampleProject.building, length: 2, width: 1.5 } }
    const said = (project: typeof sampleProject, kind: ReportKind) =>
      JSON.stringify(report(sampleResult, kind, project)).includes('No panel of this size fits')
    for (const kind of reportKinds) {
      expect([kind, said(small, kind)]).toEqual([kind, kind !== 'input-summary'])
      expect(said(sampleProject, kind)).toBe(false)
    }
  })

  it('prints what was found for a zone that fails in place of the advice of its result', () => {
    const remains = 'Then every zone takes panels.'
    const remedy = { change: 'Use feet with two screws', numRails: 4, fixingSpacing: 600, closes: [], remains }
    const found = { title: 'Corner', blockedBy: 'screw pull-out at 131 %', remedies: [remedy], nothingHelps: null }
    const none = { ...found, remedies: [], nothingHelps: 'No change found makes this pass: keep clear of panels.' }
    const said = (advice: typeof found | typeof none) =>
      of(
        reportBlocks(say, {
          ...base,
          kind: 'full-calculation',
          project: sampleProject,
          result: sampleResult,
          advice: [advice],
        }),
        'paragraph',
      ).map(({ text }) => text)
    expect(said(found)).toContain(
      'What would make it pass: Use feet with two screws; then 4 rails with fixings every 600 mm pass.',
    )
    expect(said(none).find((text) => text.startsWith('Keep clear: '))).toContain(none.nothingHelps)
  })

  it('shows everything needed to install each zone', () => {
    const screw = 'at least 1 x 14g-10TPI metal screw'
    const uplift = 'Ultimate uplift of the fixing'
    expect(zoneRows(report())).toEqual([
      ['Internal', 'Yes', '2', '1200', screw, uplift, '86\u00a0%', '1.37'],
      ['Intermediate', 'Yes', '3', '1205', screw, uplift, '97\u00a0%', '1.58'],
      ['Edge', 'Yes', '4', '615', screw, uplift, '86\u00a0%', '1.37'],
      ['Corner', 'No', '–', '–', 'Keep clear of panels', 'Purlin, outward bending', '131\u00a0%', '–'],
    ])
    const rails = 'Rails: 900 to 1150 mm between the outer rails.'
    expect(of(report(), 'paragraph').map(({ text }) => text)).toContain(rails)
  })

  it('says below the fixing and in the details how a crew sets the fixings out', () => {
    const [first, ...others] = sampleResult.zoneResults
    const settingOut = 'every 3rd course, at most 1037 mm'
    const blocks = report({ ...sampleResult, zoneResults: [{ ...(first ?? fail()), settingOut }, ...others] })
    expect(of(blocks, 'table')[0]?.rows[0]?.[4]?.note).toBe('Every 3rd course, at most 1037 mm')
    expect(JSON.stringify(blocks)).toContain('along the rail (every 3rd course, at most 1037 mm)')
  })

  it('says beside the verdict why an answer is provisional, and below the fixing what another support changes', () => {
    const [first, ...others] = sampleResult.zoneResults
    const ifSupport = [{ support: 'simply-supported', installable: true, numRails: 2, fixingSpacing: 900 }] as const
    const zoneResults = [{ ...(first ?? fail()), ifSupport }, ...others]
    const blocks = report({ ...sampleResult, provisional: 'Provisional until a photo is there.', zoneResults })
    expect(of(blocks, 'notice')[0]?.text).toBe(`${sampleResult.resultString} Provisional until a photo is there.`)
    const [row] = of(blocks, 'table')[0]?.rows ?? []
    expect(row?.[2]).toEqual({ text: '2' })
    expect(row?.[4]?.note).toBe('2 rails, every 900 mm, if simply-supported')
  })

  it('gives the setback as an instruction, rounded up, beside the capacity of the fixings', () => {
    const [, instructions] = of(report({ ...sampleResult, setback: 200.4 }), 'list')
    const items = instructions?.items.map(({ text }) => text) ?? []
    expect(items[0]).toBe('Keep panels at least 201 mm from roof edges.')
    expect(items[1]).toContain('1.58 kN covers every zone with panels')
    expect(items[1]).toContain('at least N* of its zone (1.58 kN')
    const shut = sampleResult.zoneResults.map((zone) => ({ ...zone, installable: false, fixingForce: null }))
    const failing = report({ ...sampleResult, zoneResults: shut, ridgeCorner: null })
    expect(of(failing, 'heading').map(({ text }) => text)).not.toContain('Instructions')
  })

  it('shows the fourth zone as N/A where it does not apply, and the ends of the ridge', () => {
    const zoneResults = sampleResult.zoneResults.map((zone) =>
      zone.title === 'Corner' ? { ...zone, notApplicable: true as const } : zone,
    )
    const { title: _, ...ends } = sampleResult.zoneResults[2] ?? fail()
    const ridgeCorner = { ...ends, size: 0.9, numRails: 4, fixingSpacing: 600, fixingForce: 1.951, margin: 0.12 }
    const blocks = report({ ...sampleResult, zoneResults, ridgeCorner }, 'full-calculation', tiledProject)
    expect(zoneRows(blocks)[3]?.slice(0, 2)).toEqual(['Corner', 'N/A'])
    expect(zoneRows(blocks)[4]).toEqual([
      'Ridge ends',
      'Yes',
      '4',
      '600',
      'tile hook, at least 2 x 14g-10TPI timber screws',
      'Ultimate uplift of the fixing',
      '88\u00a0%',
      '1.96',
    ])
    expect(JSON.stringify(blocks)).toContain('1.96 kN covers every zone with panels')
    expect(of(blocks, 'heading').map(({ text }) => text)).toContain('Ridge ends: installable')
  })

  it('says why a zone fails and what would make it pass', () => {
    const paragraphs = of(report(), 'paragraph').map(({ text }) => text)
    expect(paragraphs).toContain('Why: The purlin exceeds its outward capacity with four rails at every purlin.')
    expect(paragraphs).toContain(
      'What would make it pass: Add one row of bridging; then 4 rails with fixings every 615 mm pass.',
    )
  })

  it('derives every number in the appendix', () => {
    const alone = { id: 'zone-corner', title: 'Corner zone: N/A: no corner', steps: [], children: [] }
    const trace = { ...sampleResult.trace, children: [...sampleResult.trace.children, alone] }
    const withLine = report({ ...sampleResult, trace })
    expect(of(withLine, 'steps').map(({ title }) => title)).not.toContain(alone.title)
    expect(of(withLine, 'paragraph').map(({ text }) => text)).toContain(`${alone.title}.`)
    const steps = of(report(), 'steps')
    expect(steps.map(({ title, depth }) => [title, depth])).toEqual([
      ['Assessment', 0],
      ['Site wind speed and pressure', 1],
      ['Terrain', 2],
    ])
    expect(steps[1]?.steps[1]).toMatchObject({
      symbol: 'q_u',
      value: '1.029',
      formula: '0.0006 × V_des²',
      substituted: '0.0006 × 41.41²',
    })
    expect(of(report(sampleResult, 'result-summary'), 'steps')).toEqual([])
  })

  it('draws the plan, or says in words where the zones of an irregular roof are', () => {
    expect(of(report(), 'drawing').map(({ scene }) => scene.title)).toEqual([
      'Roof plan with zones',
      'Section through the fixing',
    ])
    const irregular = { ...sampleProject, building: { ...sampleProject.building, shape: 'irregular' as const } }
    const blocks = report(sampleResult, 'full-calculation', irregular)
    expect(of(blocks, 'drawing').map(({ scene }) => scene.title)).toEqual(['Section through the fixing'])
    const [words] = of(blocks, 'paragraph').filter(({ text }) => text.startsWith('This roof has an irregular shape'))
    expect(words?.text).toContain('the first a/2 (1.80 m) is Edge, up to a (3.60 m) is Intermediate')
    expect(words?.text).toContain('every roof edge and re-entrant corner')
    expect(words?.text).toContain('Corner is squares of 1.80 m wherever two roof edges meet.')
    expect(words?.text).not.toContain('Ridge ends')
  })

  it('says beside its drawing what the layout warns of, or why no array is drawn', () => {
    const said = (beside: Pick<ReportInput, 'layout' | 'layoutProblem'>, kind: ReportKind) => {
      const blocks = reportBlocks(say, { ...base, kind, project: sampleProject, result: sampleResult, ...beside })
      const at = blocks.findIndex((block) => block.kind === 'drawing')
      const above = blocks[at - 1]
      return above?.kind === 'list' ? above.items.map(({ text }) => text) : []
    }
    const warnings = ['127 panels were asked for, 126 fit.']
    for (const kind of ['result-summary', 'full-calculation'] as const) {
      expect(said({ layout: { ...sampleLayout, warnings } }, kind)).toEqual(warnings)
      expect(said({ layout: null, layoutProblem: 'This roof has no plane "front": choose roof.' }, kind)).toEqual([
        'No array is drawn: This roof has no plane "front": choose roof.',
      ])
      expect(said({ layout: sampleLayout }, kind)).toEqual([])
    }
  })

  it('says on paper for the roof and for the engineer where members were assumed to lie', () => {
    const assumptions = ['The first purlin or batten lies 100 mm from the eave: measure this before setting out.']
    for (const [kind, isSaid] of [
      ['result-summary', false],
      ['full-calculation', true],
    ] as const) {
      const layout = { ...sampleLayout, assumptions }
      const blocks = reportBlocks(say, { ...base, kind, project: sampleProject, result: sampleResult, layout })
      expect([kind, JSON.stringify(blocks).includes('100 mm from the eave')]).toEqual([kind, isSaid])
    }
  })

  it('counts no parts on a roof that takes no panels', () => {
    const zoneResults = sampleResult.zoneResults.map((zone) => ({ ...zone, installable: false, fixingSpacing: null }))
    const layout = { ...sampleLayout, placed: 0, warnings: ['22 panels were asked for, 0 fit.'] }
    const result = { ...sampleResult, zoneResults, ridgeCorner: null }
    const blocks = reportBlocks(say, { ...base, kind: 'result-summary', project: sampleProject, result, layout })
    expect(JSON.stringify(blocks)).not.toMatch(/0 fit|dots along|Setback/)
    expect(of(blocks, 'drawing')[0]?.caption).toMatch(/^No panels; zones of the roof/)
  })

  it('out of scope has a verdict and no zones', () => {
    const blocks = report({ ...sampleResult, zoneResults: [], verdict: 'not-supported', ridgeCorner: null })
    expect(of(blocks, 'notice')[0]?.title).toBe('Not supported')
    expect(of(blocks, 'table').map(({ caption }) => caption)).toEqual(['Assumptions of the calculation'])
  })
})

describe('the report of the input', () => {
  it.each([
    ['asked for', report(sampleResult, 'input-summary')],
    ['without a result', report(null)],
  ])('%s holds nothing of a result', (_, blocks) => {
    expect(of(blocks, 'notice')[0]).toMatchObject({ verdict: null, title: 'Input summary' })
    expect(of(blocks, 'table')).toEqual([])
    expect(of(blocks, 'steps')).toEqual([])
    expect(JSON.stringify(blocks)).not.toContain('1205')
  })
})

describe('every report', () => {
  it('says on every page that it is no certificate, and who provides it', () => {
    for (const kind of reportKinds) {
      const [footer] = of(report(sampleResult, kind), 'footer')
      expect(footer).toMatchObject({ text: notACertificate, provider: 'Firm · a@example.org · https://example.org' })
    }
    expect(notACertificate).toBe('This report is not a structural certificate.')
  })

  it('made outside the server is a draft', () => {
    const [title] = of(
      reportBlocks(say, {
        ...base,
        kind: 'full-calculation',
        project: sampleProject,
        result: sampleResult,
        isDraft: true,
      }),
      'title',
    )
    expect(title?.draftMark).toBe('Draft, not issued')
    expect(of(report(), 'title')[0]?.draftMark).toBeNull()
  })
})

describe('fixings are named in the specified words', () => {
  it.each([
    [0, 1, 'tin-screwed', 'timber', 'at least 1 x 14g-10TPI metal screw'],
    [1, 1, 'tin-screwed', 'steel', 'at least 1 x 14g-10TPI timber screw'],
    [0, 2, 'tin-screwed', null, 'at least 2 x 14g-10TPI metal screws'],
    [2, 1, 'tin-clamped', 'steel', 'non-penetrative clamp'],
    [1, 1, 'tile', 'timber', 'tile hook, at least 2 x 14g-10TPI timber screws'],
    [1, 1, 'tile', 'steel', 'tile hook, at least 2 x 14g-10TPI metal screws'],
  ] as const)('%d with %d screws on %s, rafter %s: %s', (kind, screwsPerFoot, roofType, rafterMaterial, words) => {
    expect(fixingWords(say, kind, { screwsPerFoot, roofType, rafterMaterial })).toBe(words)
  })
})

const fail = (): never => {
  throw new Error('There is no zone.')
}
