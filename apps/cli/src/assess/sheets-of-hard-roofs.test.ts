import { isSiteSheet, languageOfReport, reportKinds } from '@soundroof/contract/roofs/documents/document'
import { keptLayout } from '@soundroof/contract/roofs/panel-layout/layout-request'
import type { ReportInput } from '@soundroof/report/reports/report-blocks'
import { printReport } from '@soundroof/report/sheet/print/print-report'
import { readPdf } from '@soundroof/report/testing/read-pdf'
import { sheetFaults } from '@soundroof/report/testing/sheet-faults'
import { issuedInput } from '@soundroof/report/testing/signed-report'
import { sayIn } from '@soundroof/words/say'
import { describe, expect, test } from 'vitest'
import { commonRoofs, drawnFrom, printing } from './drawn-common-roofs.ts'
import { englishIn } from './english-in.ts'

const named = (number: string, more: object = {}): object => ({
  ...commonRoofs.find((each) => each.number === number),
  ...more,
})
const hip = { options: { roofForm: 'hip' } }

type Change = (input: ReportInput) => ReportInput
const same: Change = (input) => input

const withConditions: Change = (input) => {
  const text = 'The builder confirms in writing that what is hidden below this part of the roof is as it was entered'
  const conditions = Array.from({ length: 40 }, (_, index) => `${text}, place ${index + 1}.`)
  return { ...input, result: input.result && { ...input.result, conditions } }
}

const address = 'Unit 12, Level 4, The Long Named Industrial Estate of the Northern Plains, '.repeat(3).slice(0, 200)

const withLongNames: Change = (input) => {
  const { header, building } = input.project
  const person = {
    clientName: '陈小明 Chen Xiaoming of the Northern Plains',
    contactName: '李师傅',
    contactPhone: '0491 570 006',
  }
  const crewNote =
    'Call before you arrive; the dog bites, the gate sticks, the neighbour sleeps until noon. 到之前先打电话。'
  return {
    ...input,
    project: {
      ...input.project,
      header: { ...header, ...person, crewNote },
      building: { ...building, streetAddress: address, suburb: 'Coburg North', postcode: '3058' },
    },
  }
}

const obstacles = keptLayout.parse({
  ridgeDistance: 450,
  obstacles: [
    { kind: 'obstacle', plane: 'front', x: 8200, y: 3900, width: 550, height: 700 },
    { kind: 'walkway', plane: 'back', x: 4000, y: 100, width: 600, height: 3000 },
  ],
})

/** Rows in three parts: the last has two panels, and one obstacle lies below the middle of the face. */
const inParts = keptLayout.parse({
  wanted: { kind: 'count', count: 24 },
  obstacles: [
    { kind: 'obstacle', plane: 'front', x: 7000, y: 2000, width: 900, height: 1200 },
    { kind: 'walkway', plane: 'front', x: 12_000, y: 0, width: 800, height: 5000 },
  ],
})

/** One as small as its name, one with room around it, and one as long as the face. */
const smallAndLong = keptLayout.parse({
  obstacles: [
    { kind: 'obstacle', plane: 'front', x: 4000, y: 2500, width: 600, height: 900, clearance: 200 },
    { kind: 'obstacle', plane: 'front', x: 9000, y: 1200, width: 300, height: 300 },
    { kind: 'walkway', plane: 'front', x: 12_000, y: 0, width: 600, height: 5000 },
  ],
})

const flat = {
  building_length: 24,
  building_width: 12,
  roof_height: 4,
  roof_slope: 2,
  options: { roofForm: 'flat' },
  is_tilt_mount: 1,
  tilt_angle: 10,
  installation_scale: 15,
}

/** Roofs, and what is written about them, that a sheet has hardly room for; how many sheets they take at most. */
const cases = [
  ['forty conditions', named('CR-04', hip), withConditions, null, 8],
  ['an address of 200 signs, and Chinese names', named('CR-04', hip), withLongNames, null, 6],
  ['all faces of a hip roof', named('CR-04', { ...hip, installation_scale: 40, front_azimuth: 340 }), same, null, 9],
  ['obstacles and a ridge distance', named('CR-04', { ...hip, front_azimuth: 20 }), same, obstacles, 6],
  ['rows in parts', named('CR-04', { front_azimuth: 20 }), same, inParts, 6],
  ['small and long obstacles', named('CR-01', { front_azimuth: 350, installation_scale: 7 }), same, smallAndLong, 4],
  ['tilt frames that face an end', named('CR-15', { ...flat, front_azimuth: 85 }), same, null, 5],
  ['tilt frames that face the eave', named('CR-19', { ...flat, front_azimuth: 355 }), same, null, 5],
  ['rails along tilt frames', named('CR-19', { ...flat, front_azimuth: 355, is_perpendicular: 0 }), same, null, 5],
  ['a shed of 90 m', named('CR-15', { building_length: 90, installation_scale: 200 }), same, null, 15],
  ['few panels on 60 m', named('CR-15', { building_length: 60, installation_scale: 5 }), same, null, 4],
  [
    'thousands of panels',
    named('CR-15', { building_length: 140, building_width: 60, installation_scale: 2300 }),
    same,
    null,
    16,
  ],
] as const

describe.each(reportKinds.filter(isSiteSheet))('the %s', (kind) => {
  const language = languageOfReport(kind)

  test.each(cases)('of %s has nothing cut, too small, or over something else', async (_, row, change, kept, most) => {
    const input = change({ ...issuedInput(kind), ...drawnFrom(row, language, kept) })
    const file = await readPdf(await printReport(sayIn(language), input, printing))
    expect(sheetFaults(file, input.proof?.code ?? '')).toEqual([])
    expect(file.pages.length).toBeLessThanOrEqual(most)
    expect(file.pages.join('')).not.toContain('□')
  })

  test('says what its title block has no room for', async () => {
    const input = withLongNames({ ...issuedInput(kind), ...drawnFrom(named('CR-04', hip), language) })
    const { pages } = await readPdf(await printReport(sayIn(language), input, printing))
    const [first = '', second = ''] = pages.map((page) => page.replace(/\s/g, ''))
    for (const text of [address.slice(-40), '3058', 'thegatesticks', '到之前先打电话'])
      expect(first).toContain(text.replace(/\s/g, ''))
    expect(second).not.toContain('3058')
  })
})

test.each(commonRoofs)('the Chinese sheet of $number says nothing in English but names', async (row) => {
  const kind = 'site-sheet-zh-hans'
  const language = languageOfReport(kind)
  const input = { ...issuedInput(kind), ...drawnFrom(row, language) }
  const { pages } = await readPdf(await printReport(sayIn(language), input, printing))
  expect(englishIn(pages.join(' '), row, input)).toEqual([])
})
