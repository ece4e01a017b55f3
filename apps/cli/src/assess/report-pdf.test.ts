import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AssessmentResult, CheckResult, TraceNode } from '@soundroof/contract/roofs/results/result'
import { catalogue } from '@soundroof/data'
import { assessInWords as assess } from '@soundroof/engine/testing/assess-in-words'
import { ACTIONS, actionTables } from '@soundroof/report/blocks/actions-blocks'
import { checkGroups, checkStatusOf, isGoverning, shownRatio } from '@soundroof/report/blocks/check-groups'
import { shownZones } from '@soundroof/report/blocks/zone-table'
import { bodyOfPages, gapsOf } from '@soundroof/report/testing/page-layout'
import { readPdf } from '@soundroof/report/testing/read-pdf'
import { capital, percent, ratio, significant, withUnit } from '@soundroof/report/wording/number-text'
import { verdictTitle } from '@soundroof/report/wording/verdict-words'
import { sayIn } from '@soundroof/words/say'
import { beforeAll, describe, expect, test } from 'vitest'
import { readProject } from './read-project.ts'
import { reportPdf } from './report-pdf.ts'

const say = sayIn('en-AU')

const examples = fileURLToPath(new URL('../../examples/', import.meta.url))
const names = readdirSync(examples).filter((name) => name.endsWith('.json'))
const made = new Date('2026-11-21T03:05:00.000Z')

const percentOrNone = (value: number | null | undefined): string =>
  value == null ? '–' : percent(value).replace('\u00a0', ' ')
const ratioOrNone = (value: number | null | undefined): string => (value == null ? '–' : ratio(value))

const load = (value: number | null, unit: string): string =>
  value === null ? '–' : withUnit(significant(value, 3), unit)

/** The cells of a check, as they follow each other on the page. */
const rowOf = (check: CheckResult, isMember: boolean, governs: boolean): string =>
  [
    load(check.demand, check.unit),
    load(check.capacity, check.unit),
    percentOrNone(check.utilisation),
    ...(governs ? ['governs'] : []),
    ...(isMember ? [percentOrNone(check.utilisationWithout), ratioOrNone(shownRatio(check))] : []),
    checkStatusOf(check).text,
  ].join(' ')

const titlesOf = (node: TraceNode): readonly string[] => [node.title, ...node.children.flatMap(titlesOf)]

describe.each(names)('the report of %s', (name) => {
  let result: AssessmentResult
  let pages: readonly string[]
  let holes: readonly number[]

  beforeAll(async () => {
    const read = readProject(JSON.parse(readFileSync(join(examples, name), 'utf8')), {}, catalogue)
    if (!read.ok) throw new Error(JSON.stringify(read.problems))
    result = assess(read.input, catalogue)
    const pdf = await readPdf(await reportPdf({ ...read, catalogue }, result, made))
    pages = pdf.pages
    holes = gapsOf(bodyOfPages(pdf))
  }, 60_000)

  test('tells an installer everything on its first page', () => {
    const [first = ''] = pages
    expect(first).toContain(verdictTitle(say, result))
    for (const words of [result.resultString, ...result.conditions]) expect(first).toContain(words)
    expect(first).toContain(`Keep panels at least ${result.setback} mm from roof edges.`)
    if (result.unverified.length > 0) expect(first).toContain('not yet confirmed')
    for (const { title, installable, fixingSpacing } of shownZones(say, result)) {
      expect(first).toContain(title)
      if (installable) expect(first.split(' ')).toContain(String(fixingSpacing))
    }
  })

  test('has all actions and combinations on one page', () => {
    const page = pages.slice(3).find((text) => text.includes(ACTIONS)) ?? ''
    for (const { columns, rows } of actionTables(say, result)) {
      expect(page).toContain(columns[0]?.title)
      for (const cells of rows)
        for (const { text, symbols, small } of cells) if (!symbols && !small) expect(page).toContain(text)
    }
  })

  test('lists every figure that is not yet confirmed', () => {
    const text = pages.slice(1).join(' ')
    for (const { item } of result.unverified) expect(text).toContain(item)
  })

  test('shows an engineer every check, members with and without panels, and which one governs', () => {
    const text = pages.join(' ')
    for (const zone of shownZones(say, result))
      for (const { subject, checks } of checkGroups(zone.checks))
        for (const check of checks)
          expect(text).toContain(rowOf(check, subject !== 'fixings', isGoverning(check, zone)))
    for (const check of result.roofChecks) expect(text).toContain(capital(check.title))
    const members = [...result.roofChecks, ...result.zoneResults.flatMap(({ checks }) => checks)]
    expect(members.filter(({ memberStatus }) => memberStatus !== undefined).length).toBeGreaterThan(4)
  })

  test('marks one governing check in each zone', () => {
    for (const zone of shownZones(say, result).filter(({ checks }) => checks.length > 0))
      expect(zone.checks.filter((check) => isGoverning(check, zone)).map(({ title }) => title)).toEqual([
        zone.governingCheck,
      ])
  })

  test('keeps member checks apart from those of the fixings', () => {
    for (const zone of result.zoneResults)
      for (const { subject, checks } of checkGroups(zone.checks))
        for (const check of checks.filter(({ outcome }) => outcome !== 'not-applicable'))
          expect(check.memberStatus !== undefined, check.id).toBe(subject !== 'fixings')
  })

  test('derives every part of the calculation', () => {
    const text = pages.join(' ')
    for (const title of titlesOf(result.trace)) expect(text).toContain(title)
  })

  test('leaves no page half empty', () => {
    expect(Math.max(...holes)).toBeLessThan(0.4)
  })
})
