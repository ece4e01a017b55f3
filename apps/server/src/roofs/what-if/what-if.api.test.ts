import type { IssuedResult } from '@soundroof/contract/roofs/calls/project-calls'
import { optionFields } from '@soundroof/contract/roofs/fields/options'
import { fields } from '@soundroof/contract/roofs/fields/wizard-fields'
import type { LayoutAnswer } from '@soundroof/contract/roofs/panel-layout/layout-calls'
import { variedFields } from '@soundroof/contract/roofs/what-if/variation'
import { type WhatIfAnswer, whatIfAnswer } from '@soundroof/contract/roofs/what-if/what-if-calls'
import { choices } from '@soundroof/data/choices'
import { describe, expect, it } from 'vitest'
import { insertTestKey } from '../../identity/api-keys/testing/valid-api-key-calls.ts'
import { projectCalls } from '../../testing/project-calls.ts'
import { completeSample } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { rowCounts } from '../../testing/test-database.ts'

const server = await serverOfTests()
const installer = anew(() => server.caller())
const { created, issue } = projectCalls(server, installer)

const { depths, supports } = choices.purlins.Z
const { thicknesses = [] } = depths[1] ?? {}

type Changes = Readonly<Record<string, unknown>>

const upload = async (changes: Changes = {}): Promise<string> => {
  return created({ ...(await completeSample(server, installer)), ...changes })
}
const calculate = async (changes: Changes = {}): Promise<void> => {
  await server.subscribe(installer, 1)
  await issue({ ...(await completeSample(server, installer)), ...changes })
}
const charged = async (changes: Changes = {}): Promise<string> => {
  await calculate(changes)
  return upload(changes)
}
const asked = (hash: string, ...variants: readonly Changes[]) =>
  server.call<WhatIfAnswer | null>('whatIf', { token: installer.token, body: { hash, variants } })

it('answers two variants of a charged project; nothing is kept or charged', async () => {
  const hash = await charged()
  const before = await rowCounts(server.db)
  const { status, body } = await asked(hash, {}, { mount: 'tilt', tiltAngle: 15 })
  expect(status).toBe(200)
  const [same, tilted] = whatIfAnswer.parse(body.data).variants
  expect(await rowCounts(server.db)).toEqual(before)
  const issued = await server.call<IssuedResult>('issuedResult', { token: installer.token, query: { hash } })
  expect(same?.charged).toBe(true)
  expect(same?.result.zoneResults).toEqual(issued.body.data.result.zoneResults)
  expect(tilted?.charged).toBe(false)
  expect(tilted?.result.zoneResults).not.toEqual(same?.result.zoneResults)
})

describe('is no calculator for another roof', () => {
  it('refuses every field that is not one of the array, its assumptions or an Unsure answer', async () => {
    const hash = await charged()
    const names = [...Object.values(fields).flatMap(Object.keys), ...Object.keys(optionFields)]
    const others = [
      ...new Set([...names, 'shielding', 'topography', 'building', 'site', 'structure', 'options']),
    ].filter((name) => !(variedFields as readonly string[]).includes(name))
    expect(others.length).toBeGreaterThan(50)
    const taken: string[] = []
    for (const name of others) if ((await asked(hash, { [name]: 1 })).status !== 400) taken.push(name)
    expect(taken).toEqual([])
  })

  it('refuses a known part of the structure, and values outside the limits', async () => {
    const hash = await charged()
    for (const outside of [{ thickness: 0 }, { support: 1 }, { tiltAngle: 61, mount: 'tilt' }, { returnPeriod: 30 }]) {
      const { status, body } = await asked(hash, {}, outside)
      expect([status, body.issues?.[0]?.field]).toEqual([400, `variants.1.${Object.keys(outside)[0]}`])
    }
    expect((await asked(hash)).status).toBe(400)
    expect((await asked(hash, {}, {}, {})).status).toBe(400)
  })

  it('varies what was stated with a range within that range, and what was Unsure by the answers of its list', async () => {
    const unsure = { purlin_thickness_index: thicknesses.length, purlin_support_condition: supports.length - 1 }
    const hash = await charged({ ...unsure, panel_length_index: 1 })
    const { lower, upper } = choices.panelLengthBands[1] ?? { lower: 0, upper: 0 }
    for (const inside of [{ panelLengthExact: lower }, { panelLengthExact: upper }, { thickness: 0 }, { support: 0 }])
      expect([inside, (await asked(hash, inside)).status]).toEqual([inside, 200])
    for (const [outside, words] of [
      [{ panelLengthExact: lower - 1 }, `${lower} to ${upper} mm`],
      [{ panelLengthExact: upper + 1 }, `${lower} to ${upper} mm`],
      [{ thickness: thicknesses.length + 1 }, 'Thickness'],
      [{ support: supports.length }, 'Support Condition'],
    ] as const) {
      const { status, body } = await asked(hash, outside)
      expect([status, body.message]).toEqual([400, expect.stringContaining(words)])
    }
  })

  it('tells nothing of another roof that was saved over a charged one', async () => {
    const hash = await charged()
    await upload({ hash, building_length: 60 })
    expect((await asked(hash, {})).body).toEqual({ code: 0, data: null })
    await upload({ hash })
    expect((await asked(hash, {})).body.data?.variants).toHaveLength(1)
  })

  it('tells nothing where no result was issued, or one that cost nothing, in any scope', async () => {
    const steep = { is_tilt_mount: 1, tilt_angle: 28, roof_slope: 8 }
    const key = await insertTestKey(server, installer)
    for (const hash of [await upload(), await charged(steep)]) {
      expect((await asked(hash, { tiltAngle: 5 })).body).toEqual({ code: 0, data: null })
      const body = { hash, variants: [{ tiltAngle: 5 }] }
      expect((await server.call('whatIf', { key, body })).body).toEqual({ code: 0, data: null })
    }
    expect(await rowCounts(server.db)).toMatchObject({ charges: 0 })
  })

  it('is of the own company alone', async () => {
    const hash = await charged()
    Object.assign(installer, await server.caller())
    expect((await asked(hash, {})).status).toBe(403)
  })
})

describe('draws the array of each variant where that is asked for', () => {
  const chimney = { kind: 'obstacle', plane: 'front', x: 3000, y: 2000, width: 800, height: 800 }
  const drawn = async (hash: string, ...variants: readonly Changes[]) => {
    const body = { hash, variants, drawn: true }
    const answer = await server.call<WhatIfAnswer | null>('whatIf', { token: installer.token, body })
    return answer.body.data === null ? null : whatIfAnswer.parse(answer.body.data).variants
  }
  const laid = async (hash: string) =>
    (await server.call<LayoutAnswer>('layout', { token: installer.token, body: { hash, isKept: true } })).body.data
  const keep = async (hash: string, layout: object) => {
    const { token } = installer
    const { revision } = (await server.call<{ revision: number }>('keptLayout', { token, query: { hash } })).body.data
    expect((await server.call('keepLayout', { token, body: { hash, revision, layout } })).status).toBe(200)
  }
  /** The panels where they lie by themselves, drawn there by somebody. */
  const drawnByHand = async (hash: string, changes: object = {}) => {
    const { layout } = await laid(hash)
    await keep(hash, { blocks: layout.blocks, ...changes })
  }

  it('not without it', async () => {
    const hash = await charged()
    const [same] = (await asked(hash, {})).body.data?.variants ?? []
    expect(Object.keys(same ?? {})).toEqual(['result', 'coded', 'charged'])
  })

  it('the unchanged project as its layout is answered, and nothing is kept', async () => {
    const hash = await charged({ panel_count: 12 })
    for (const change of [() => Promise.resolve(), () => drawnByHand(hash, { obstacles: [chimney] })]) {
      await change()
      const before = await rowCounts(server.db)
      const [same, tilted] = (await drawn(hash, {}, { mount: 'tilt', tiltAngle: 15 })) ?? []
      expect(same).toMatchObject({ layout: await laid(hash), layoutProblems: [], isPlacedAnew: false })
      expect(tilted?.layout?.layout.panel.tilt).toBe(15)
      expect(await rowCounts(server.db)).toEqual(before)
    }
  })

  it('an array drawn by hand where it lies, with its obstacles; as many panels anew where rails or panels turn', async () => {
    const hash = await charged({ panel_count: 12 })
    await drawnByHand(hash, { obstacles: [chimney] })
    const { layout: issued } = await laid(hash)
    const [screwed, turned] = (await drawn(hash, { screwsPerFoot: 2 }, { installation: 'parallel' })) ?? []
    const [tilted] = (await drawn(hash, { mount: 'tilt', tiltAngle: 12 })) ?? []
    expect(screwed).toMatchObject({ isPlacedAnew: false, layout: { layout: { blocks: issued.blocks } } })
    for (const anew of [turned, tilted]) {
      expect(anew?.isPlacedAnew).toBe(true)
      expect(anew?.layout?.layout.placed).toBeGreaterThan(0)
      expect(anew?.layout?.layout.placed).toBeLessThanOrEqual(issued.placed)
      expect(anew?.layout?.layout.planes.find(({ name }) => name === 'front')?.obstacles).toEqual([chimney])
    }
    expect(turned?.layout?.layout.orientation).not.toBe(issued.orientation)
  })

  it('with parts that are counted as those of the issued array', async () => {
    const hash = await charged({ panel_count: 12 })
    const [screwed] = (await drawn(hash, { screwsPerFoot: 2 })) ?? []
    const needed = (answer: LayoutAnswer | null | undefined, kind: string) =>
      answer?.parts.parts.find((part) => part.kind === kind)?.needed ?? 0
    const feet = needed(screwed?.layout, 'foot')
    expect(feet).toBeGreaterThan(0)
    expect(needed(screwed?.layout, 'metal-screw')).toBe(2 * feet)
    expect(needed(screwed?.layout, 'panel')).toBe((await laid(hash)).layout.placed)
    expect(screwed?.layout?.layout.planes.flatMap(({ rails }) => rails).length).toBeGreaterThan(0)
  })

  it('without panels where no zone takes them', async () => {
    const hash = await charged({ panel_count: 12 })
    const [none] = (await drawn(hash, { mount: 'tilt', tiltAngle: 30 })) ?? []
    expect(none?.result.zoneResults.filter(({ installable }) => installable)).toEqual([])
    expect(none?.layout?.layout).toMatchObject({ placed: 0, warnings: expect.arrayContaining([expect.any(String)]) })
  })

  it('not where frames would look along the slope, and says why', async () => {
    const hash = await charged({ panel_count: 12 })
    await keep(hash, { frames: { faces: 'left' } })
    const [flush, tilted] = (await drawn(hash, {}, { mount: 'tilt', tiltAngle: 10 })) ?? []
    expect(flush?.layout?.layout.placed).toBe(12)
    expect(tilted).toMatchObject({
      layout: null,
      layoutProblems: [{ field: 'frames.faces', coded: { code: 'frames-face-up-or-down-a-slope' } }],
    })
  })

  it('with panels the other way round where rails are turned below an orientation that was chosen', async () => {
    const hash = await charged({ panel_count: 12 })
    const { orientation } = (await laid(hash)).layout
    await keep(hash, { orientation })
    const turned = orientation === 'portrait' ? 'perpendicular' : 'parallel'
    const [other] = (await drawn(hash, { installation: turned })) ?? []
    expect(other?.layout?.layout.orientation).not.toBe(orientation)
    expect(other?.layoutProblems).toEqual([])
  })

  it('by the present rules where a former release drew rows, and says that panels lie elsewhere', async () => {
    const hash = await charged({ panel_count: 12 })
    await server.db.query("update project_revisions set drawing_rules = 'rows' where project_hash = $1", [hash])
    const [same] = (await drawn(hash, {})) ?? []
    expect(same?.isPlacedAnew).toBe(true)
    expect(same?.layout?.layout.placed).toBe(12)
  })

  it('of the present result alone', async () => {
    await server.subscribe(installer, 5)
    const hash = await charged({ panel_count: 12 })
    await keep(hash, { obstacles: [chimney] })
    const longer = { ...(await completeSample(server, installer)), panel_count: 12, building_length: 60, hash }
    await created(longer)
    expect(await drawn(hash, {})).toBeNull()
    await issue(longer)
    await created(longer)
    const [superseding] = (await drawn(hash, {})) ?? []
    expect(superseding?.layout?.layout).toEqual((await laid(hash)).layout)
  })
})
