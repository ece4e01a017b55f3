import type { ArrayOutline } from '@soundroof/contract/roofs/panel-layout/array-calls'
import type { LayoutAnswer } from '@soundroof/contract/roofs/panel-layout/layout-calls'
import { expect, it } from 'vitest'
import { projectCalls } from '../../testing/project-calls.ts'
import { completeSample, sample } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { rowCounts } from '../../testing/test-database.ts'

const server = await serverOfTests()
const installer = anew(() => server.caller())
const { created, paid } = projectCalls(server, installer)

const arrays = async (...hashes: readonly string[]) =>
  (await server.call<readonly ArrayOutline[]>('arrays', { token: installer.token, body: { hashes } })).body.data

const areaOf = (panel: readonly number[]): number => {
  const [left = 0, bottom = 0, , , right = 0, top = 0] = panel
  return Math.abs((right - left) * (top - bottom))
}

it('are the panels of the layout on the plan of the building; nothing is kept', async () => {
  await server.subscribe(installer, 1)
  const hash = await paid(await completeSample(server, installer))
  const before = await rowCounts(server.db)
  const [answered] = await arrays(hash)
  expect(await rowCounts(server.db)).toEqual(before)
  const { body } = await server.call<LayoutAnswer>('layout', { token: installer.token, body: { hash, isKept: true } })
  const { planes } = body.data.layout
  const laid = planes.flatMap(({ panels }) => panels)
  const panels = answered?.panels ?? []
  const { building_length: length, building_width: width, roof_slope: slope } = sample()
  for (const [index, place] of panels.flat().entries()) {
    expect(place).toBeGreaterThan(0)
    expect(place).toBeLessThan(Number(index % 2 === 0 ? length : width))
  }
  expect(panels.length).toBeGreaterThan(1)
  expect(panels.length).toBeLessThan(laid.length / 3)
  const seen = laid.reduce((sum, one) => sum + one.width * one.height, 0) * 1e-6
  const onPlan = seen * Math.cos((Number(slope) * Math.PI) / 180)
  const drawn = panels.reduce((sum, panel) => sum + areaOf(panel), 0)
  // With the gaps between panels side by side.
  expect(drawn / onPlan).toBeGreaterThan(1)
  expect(drawn / onPlan).toBeLessThan(1.05)
})

it('leave out what was not paid, and projects of others', async () => {
  const hash = await created(await completeSample(server, installer))
  expect(await arrays(hash, 'unknown')).toEqual([])
  await server.subscribe(installer, 1)
  const charged = await paid({ ...(await completeSample(server, installer)), name: 'Paid' })
  expect((await arrays(hash, charged)).map((one) => one.hash)).toEqual([charged])
  await server.call('deleteProject', { token: installer.token, body: { hash: charged } })
  expect(await arrays(charged)).toEqual([])
  const other = await paid({ ...(await completeSample(server, installer)), name: 'Other' })
  Object.assign(installer, await server.caller())
  expect(await arrays(other)).toEqual([])
})
