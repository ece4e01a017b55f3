import type { LayoutAnswer } from '@soundroof/contract/roofs/array/layout-calls'
import { layoutAnswer } from '@soundroof/contract/roofs/array/layout-calls'
import { beforeEach, describe, expect, it } from 'vitest'
import { completeSample } from '../../testing/sample-project.ts'
import { serverOfTests } from '../../testing/server-of-tests.ts'
import { rowCounts } from '../../testing/test-database.ts'
import type { Caller } from '../../testing/test-server.ts'

const server = await serverOfTests()
let installer: Caller
beforeEach(async () => {
  installer = await server.caller()
})

const uploaded = async (isCalculated: boolean, changes: Readonly<Record<string, unknown>> = {}): Promise<string> => {
  const body = { ...(await completeSample(server, installer, 'shed-in-sydney')), ...changes }
  const { token } = installer
  if (isCalculated) {
    await server.subscribe(installer, 1)
    await server.call('decrementTimes', { token })
    await server.call('getResult', { token, body })
  }
  return (await server.call<{ hash: string }>('uploadProject', { token, body })).body.data.hash
}

const laid = (hash: string, request: Readonly<Record<string, unknown>> = {}) =>
  server.call<LayoutAnswer | null>('layout', { token: installer.token, body: { hash, ...request } })

it('lays panels on the roof of a charged result, with the parts they need, and changes nothing', async () => {
  const hash = await uploaded(true)
  const before = await rowCounts(server.db)
  const { status, body } = await laid(hash)
  expect(status).toBe(200)
  const answer = layoutAnswer.parse(body.data)
  expect(answer.layout.placed).toBeGreaterThan(20)
  expect(answer.parts.parts.find(({ kind }) => kind === 'panel')?.needed).toBe(answer.layout.placed)
  expect(answer.csv).toContain(`Solar panel,,,${answer.layout.placed},0,${answer.layout.placed}\r\n`)
  expect(await rowCounts(server.db)).toEqual(before)
})

it('says when the project installs more than the roof takes, with both numbers', async () => {
  const few = (await laid(await uploaded(true, { installation_scale: 5 }))).body.data
  expect(few?.layout.warnings).toEqual([])
  installer = await server.caller()
  const many = (await laid(await uploaded(true, { installation_scale: 600 }))).body.data
  expect(many?.layout.warnings[0]).toMatch(/^The project installs 600 kW, this roof takes [\d.]+ kW of these panels\.$/)
})

it('tells nothing where no result was charged', async () => {
  expect((await laid(await uploaded(false))).body).toEqual({ code: 0, data: null })
})

it('is of the own company alone', async () => {
  const hash = await uploaded(true)
  installer = await server.caller()
  expect((await laid(hash)).status).toBe(403)
})

describe('what cannot be laid out is refused with the field', () => {
  const obstacle = { kind: 'obstacle', plane: 'front', x: 0, y: 0, width: 400_000, height: 500 }

  it.each([
    [{ obstacles: [obstacle] }, 'obstacles.0', /reaches beyond the plane "front".*correct its position/],
    [{ obstacles: [{ ...obstacle, width: 0 }] }, 'obstacles.0.width', /must be between 1 and/],
    [{ planes: ['roof'] }, 'planes.0', /no plane "roof": choose front and back/],
  ])('%j', async (request, field, message) => {
    const { status, body } = await laid(await uploaded(true), request)
    expect(status).toBe(400)
    expect(body.issues?.[0]?.field).toBe(field)
    expect(body.issues?.[0]?.message).toMatch(message)
  })
})
