import { isSiteSheet, languageOfReport, reportKinds } from '@soundroof/contract/roofs/documents/document'
import { type KeptLayout, keptLayout } from '@soundroof/contract/roofs/panel-layout/layout-request'
import type { ReportInput } from '@soundroof/report/reports/report-blocks'
import { paper } from '@soundroof/report/sheet/paper'
import { printReport } from '@soundroof/report/sheet/print/print-report'
import { type ReadPdf, readPdf } from '@soundroof/report/testing/read-pdf'
import { readSiteSheet } from '@soundroof/report/testing/read-site-sheet'
import { sheetFaults } from '@soundroof/report/testing/sheet-faults'
import { issuedInput } from '@soundroof/report/testing/signed-report'
import { forceText } from '@soundroof/words/numbers/result-numbers'
import { sayIn } from '@soundroof/words/say'
import { describe, expect, test } from 'vitest'
import { commonRoofs, drawnFrom, printing } from './drawn-common-roofs.ts'
import { englishIn } from './english-in.ts'

const named = (number: string, more: object = {}): object => ({
  ...commonRoofs.find((each) => each.number === number),
  ...more,
})

const frames = { roof_height: 4, roof_slope: 2, options: { roofForm: 'flat' }, is_tilt_mount: 1, tilt_angle: 10 }

/** Rails that end at obstacles carry less, so their feet stand closer. */
const threeObstacles = keptLayout.parse({
  obstacles: [
    { kind: 'obstacle', plane: 'front', x: 4000, y: 2500, width: 600, height: 900, clearance: 200 },
    { kind: 'obstacle', plane: 'front', x: 9000, y: 1200, width: 300, height: 300 },
    { kind: 'walkway', plane: 'front', x: 12_000, y: 0, width: 600, height: 5000 },
  ],
})

/** Beyond the edge of the roof. */
const allRefused = keptLayout.parse({
  blocks: [
    {
      ...{ plane: 'front', orientation: 'portrait', rows: 1, columns: 2, x: 0, y: 0, leftOut: [] },
      gaps: { panels: 20, rows: 20 },
    },
  ],
})

const someRefused = keptLayout.parse({
  blocks: [
    {
      ...{ plane: 'front', orientation: 'portrait', rows: 1, columns: 4, x: -1000, y: 549, leftOut: [] },
      gaps: { panels: 20, rows: 20 },
    },
  ],
})

/** Taken away by hand. */
const noneWanted = keptLayout.parse({ blocks: [] })

const bare = (text: string): string => text.replace(/\s/g, '')

describe.each(reportKinds.filter(isSiteSheet))('the %s', (kind) => {
  const language = languageOfReport(kind)
  const say = sayIn(language)

  const printed = async (row: object, kept: KeptLayout | null = null, change: Partial<ReportInput> = {}) => {
    const input = { ...issuedInput(kind), ...drawnFrom(row, language, kept), ...change }
    const file = await readPdf(await printReport(say, input, printing))
    return { input, file, pages: file.pages.map(bare) }
  }

  test('of a roof that needs an engineer says so first, on every sheet, and never to install', async () => {
    const { input, file, pages } = await printed(named('CR-17', frames))
    expect(input.result?.verdict).toBe('needs-engineer')
    expect(input.layout?.placed).toBeGreaterThan(0)
    const [first = ''] = pages
    expect(first).toContain(bare(input.result?.resultString ?? ''))
    expect(first).toContain(bare(say('sheet.hold-engineer')))
    const [install = ''] = say('sheet.install-as-drawn', { panels: '#', power: '#' }).split('#')
    expect(pages.join('')).not.toContain(bare(install))
    for (const page of pages) expect(page).toContain(bare(say('sheet.state-engineer')))
    expect(sheetFaults(file, input.proof?.code ?? '')).toEqual([])
  })

  test.each([
    ['has no room', named('CR-23'), null, {}, 'No panel fits'],
    ['lies outside the method', named('CR-01', { roof_slope: 50 }), null, {}, 'Not supported'],
    ['has no panel where one may lie', named('CR-01'), allRefused, {}, 'sheet.nothing-drawn'],
    [
      'an engineer has to release, and is not drawn',
      named('CR-17', frames),
      null,
      { layout: null },
      'Needs an engineer',
    ],
    ['an engineer has to release, and has no panels', named('CR-17', frames), noneWanted, {}, 'Needs an engineer'],
  ] as const)('of a roof that %s says on every sheet not to install', async (_, row, kept, change, verdict) => {
    const { input, file, pages } = await printed(row, kept, change)
    expect(input.layout?.placed ?? 0).toBe(0)
    expect(pages[0]).toContain(bare(say('sheet.do-not-install', { verdict: say(verdict) })))
    expect(pages[0]).toContain(bare(input.result?.resultString ?? ''))
    for (const page of pages) {
      expect(page).toContain(bare(say('sheet.state-engineer')))
      expect(page).toContain(bare(say('sheet.no-certificate')))
    }
    expect(sheetFaults(file, input.proof?.code ?? '')).toEqual([])
    if (kind === 'site-sheet-zh-hans') expect(englishIn(file.pages.join(' '), row, input)).toEqual([])
  })

  test('of a roof that cannot be drawn says why, and what each zone takes', async () => {
    const layoutProblem = say('report.this-roof-has-an-irregular-shape')
    const { input, file, pages } = await printed(named('CR-01'), null, { layout: null, parts: null, layoutProblem })
    const [first = ''] = pages
    expect(first).toContain(bare(say('report.no-array-is-drawn', { problem: layoutProblem })))
    for (const zone of input.result?.zoneResults ?? []) {
      expect(first).toContain(bare(say(zone.title)))
      if (zone.fixingForce !== null) expect(first).toContain(forceText(zone.fixingForce))
    }
    expect(sheetFaults(file, input.proof?.code ?? '')).toEqual([])
    if (kind === 'site-sheet-zh-hans') expect(englishIn(file.pages.join(' '), named('CR-01'), input)).toEqual([])
  })

  test('of a roof that cannot be drawn has room for long words about its zones', async () => {
    const { result } = drawnFrom(named('CR-01'), language)
    const railPlacement = `${'900 to 1150 mm between the outer rails, in the clamping zones of the panel. '.repeat(7)}End.`
    const zoneResults = result.zoneResults.map((zone) => ({ ...zone, railPlacement }))
    const change = { layout: null, parts: null, result: { ...result, zoneResults } }
    const { input, file, pages } = await printed(named('CR-01'), null, change)
    const open = zoneResults.filter(({ installable }) => installable).length
    expect(pages.join('').split('End.')).toHaveLength(open + 1)
    expect(sheetFaults(file, input.proof?.code ?? '')).toEqual([])
  })

  test.each([
    ['cannot be drawn', named('CR-01', { from_desk: 1 }), { layout: null, parts: null }, 'sheet.from-desk'],
    ['has no room', named('CR-23', { from_desk: 1 }), {}, 'report.from-desk'],
  ] as const)('of a job from the desk whose roof %s says first to measure', async (_, row, change, code) => {
    const { pages } = await printed(row, null, change)
    expect(pages[0]).toContain(bare(say(code)))
  })

  test('of a job from the desk says first, and on every sheet, to measure before anything is installed', async () => {
    const { input, file, pages } = await printed(named('CR-01', { from_desk: 1 }))
    const [first = ''] = pages
    for (const code of ['sheet.from-desk', 'sheet.hold-from-desk'] as const) expect(first).toContain(bare(say(code)))
    const [install = ''] = say('sheet.install-as-drawn', { panels: '#', power: '#' }).split('#')
    expect(pages.join('')).not.toContain(bare(install))
    for (const page of pages) expect(page).toContain(bare(say('sheet.state-from-desk')))
    expect(sheetFaults(file, input.proof?.code ?? '')).toEqual([])
  })

  test('says on every sheet that it is no certificate, and first what it rests on', async () => {
    const { pages } = await printed(named('CR-01'))
    for (const page of pages) expect(page).toContain(bare(say('sheet.no-certificate')))
    expect(pages[0]).toContain(bare(say('sheet.figures-not-confirmed')))
  })

  test('says that nobody laid out panels which placed themselves, and nothing of it where somebody did', async () => {
    const said = bare(say('sheet.nobody-laid-out'))
    expect((await printed(named('CR-01'))).pages[0]).toContain(said)
    expect((await printed(named('CR-01'), someRefused)).pages.join('')).not.toContain(said)
  })

  test('says the steps of the feet from the least to the largest', async () => {
    const { input, pages } = await printed(
      named('CR-01', { front_azimuth: 350, installation_scale: 7 }),
      threeObstacles,
    )
    const steps = input.layout?.planes.flatMap(({ rails }) => rails.map(({ step }) => Math.round(step))) ?? []
    const [least, most] = [Math.min(...steps), Math.max(...steps)]
    expect(least).toBeLessThan(most)
    expect(pages[0]).toMatch(new RegExp(`${least}\\D+${most}`))
  })

  test('says steel of the screws as thin as it was entered, and writes its day in its language', async () => {
    const { pages } = await printed(named('CR-08'))
    expect(pages.join('')).toContain('0.55mm')
    expect(pages[0]).toContain(language === 'en-AU' ? '21Nov2026,17:30AWST' : '2026年11月21日17:30AWST')
  })

  test('tells front rails from rear ones, and where the low edge of rows lies that face an end', async () => {
    const row = { ...frames, building_length: 24, building_width: 12, installation_scale: 15, front_azimuth: 85 }
    const { input, file, pages } = await printed(named('CR-15', row))
    const rails = input.layout?.planes.flatMap((plane) => plane.rails) ?? []
    const heights = new Set(
      rails.flatMap(({ feet }) => feet.map(({ leg }) => `${leg?.at} ${Math.round(leg?.height ?? 0)}`)),
    )
    expect(heights).toEqual(new Set(['front 170', 'rear 342']))
    const text = pages.join('')
    expect(text).toContain(`${bare(say('sheet.leg-front'))}170`)
    expect(text).toContain(`${bare(say('sheet.leg-rear'))}342`)
    expect(text).toMatch(/R1,R3,.*R2,R4,/)
    expect(text).toContain(bare(say('sheet.low-edge-b')))
    // Beside each rail of the plan, where they are too close for a chain.
    const plan = file.pieces.filter(({ page }) => page === 3).map((piece) => bare(piece.text))
    for (const rail of rails) expect(plan).toContain(String(Math.round(rail.from.x)))
    expect(text).toContain(bare(say('sheet.legend-low')))
    expect(sheetFaults(file, input.proof?.code ?? '')).toEqual([])
  })

  describe('of tilt frames draws its section', () => {
    const row = { ...frames, building_length: 24, building_width: 12, installation_scale: 15, front_azimuth: 355 }

    /** Texts of the section and of the table of legs below it. */
    const beside = ({ pieces }: ReadPdf) =>
      pieces.filter(({ left }) => left > paper.right - 200).map(({ text }) => text)

    test('with the legs of each row', async () => {
      const { input, file } = await printed(named('CR-19', { ...row, is_perpendicular: 0 }))
      const rails = input.layout?.planes.flatMap((plane) => plane.rails) ?? []
      const heights = new Set(rails.flatMap(({ feet }) => feet.map(({ leg }) => String(Math.round(leg?.height ?? 0)))))
      expect(heights).toEqual(new Set(['125', '336', '167', '379']))
      for (const height of heights) expect(beside(file)).toContain(height)
    })

    test.each([
      ['where a row is missing', 3, [1], '4800', false],
      ['where none is missing', 3, [], '2400', false],
      ['between the nearest rows', 4, [1], '2400', true],
    ] as const)('with the distance that is there, %s', async (_, rows, missing, distance, differ) => {
      const tall = named('CR-19', { ...row, building_width: 18 })
      const [block] = drawnFrom(tall).layout?.blocks ?? []
      const leftOut = missing.flatMap((at) =>
        Array.from({ length: block?.columns ?? 0 }, (__, column) => ({ row: at, column })),
      )
      const kept = keptLayout.parse({ blocks: [{ ...block, rows, leftOut }] })
      const { file, pages } = await printed(tall, kept)
      expect(beside(file)).toContain(distance)
      const [told = ''] = say('sheet.rows-differ-up', { places: '#' }).split('#')
      expect(pages.join('').includes(bare(told))).toBe(differ)
      expect(sheetFaults(file, issuedInput(kind).proof?.code ?? '')).toEqual([])
    })
  })

  test('gives the size of each obstacle, and the strip beside it where there is one', async () => {
    const { pages } = await printed(named('CR-01', { front_azimuth: 350, installation_scale: 7 }), threeObstacles)
    const text = pages.join('')
    const large = say('sheet.obstacle-of', { width: '600', height: '900', left: '4000', up: '2500' })
    expect(text).toContain(bare(say('sheet.with-strip', { obstacle: large, clearance: '200' })))
    expect(text).toContain(bare(say('sheet.obstacle-of', { width: '300', height: '300', left: '9000', up: '1200' })))
  })

  test('counts parts as drawn with their spares, gives each gap, and no advice', async () => {
    const kept = keptLayout.parse({
      blocks: [1000, 8000].map((x, index) => ({
        ...{ plane: 'front', orientation: 'portrait', rows: 1, columns: 3, x, y: 549, leftOut: [] },
        gaps: { panels: index === 0 ? 20 : 300, rows: 20 },
      })),
    })
    const { input, file, pages } = await printed(named('CR-01', { front_azimuth: 10 }), kept)
    const feet = input.parts?.parts.find(({ kind: part }) => part === 'foot')
    expect(feet?.spare).toBeGreaterThan(0)
    const text = pages.join('')
    expect(text).toContain(`${feet?.needed}+${feet?.spare}`)
    expect(pages[0]).toContain(bare(say('sheet.order-panels-as-listed')))
    const read = readSiteSheet(file, say)
    const places = new Set(read.flatMap(({ corners }) => corners.map(({ x }) => Math.round(x))))
    for (const x of [8000, 8000 + 1200 + 300]) expect([...places].some((place) => Math.abs(place - x) <= 5)).toBe(true)
    const advice = say({ code: 'feet-over-rafters-reach-further' })
    expect(input.result?.instructions).toContain(advice)
    expect(text).not.toContain(bare(advice))
  })

  test.each([
    ['beside others', someRefused, 3],
    ['alone', allRefused, 0],
  ] as const)('says that panels which may not lie where they are, %s, are not on it', async (_, kept, placed) => {
    const { input, pages } = await printed(named('CR-01', { front_azimuth: 10 }), kept)
    expect(input.layout?.placed).toBe(placed)
    const panels = input.layout?.refused.length ?? 0
    expect(panels).toBeGreaterThan(0)
    expect(pages[0]).toContain(bare(say('sheet.left-out', { panels })))
    expect(pages.join('')).not.toContain(bare(say({ code: 'panels-not-counted', values: { panels } })))
  })

  test('says one power of one array', async () => {
    const { input, pages } = await printed(named('CR-01', { installation_scale: 14 }))
    expect(input.layout?.power.placed.toFixed(2)).toBe('14.26')
    expect(pages[0]).toContain('14.25')
    expect(pages[0]).not.toContain('14.26')
  })
})
