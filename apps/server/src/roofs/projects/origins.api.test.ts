import type { Origin, Origins } from '@soundroof/contract/roofs/origins/origin'
import type { ProjectRow } from '@soundroof/contract/roofs/wire/wire-shapes'
import { messages } from '@soundroof/words/en-au/messages/messages'
import { beforeEach, describe, expect, it } from 'vitest'
import { projectCalls } from '../../testing/project-calls.ts'
import { completeSample, insertFiles, sample } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'

/** Where values came from, as the server keeps it (decision 087). */

const server = await serverOfTests()
const installer = anew(() => server.caller())
const complete = anew(() => completeSample(server, installer))
const { created, detail, upload, issue, paid } = projectCalls(server, installer)
let photo: string
beforeEach(async () => {
  const [address = ''] = await insertFiles(server, installer, ['screws'])
  photo = address
})

const { roof_slope: slope, purlin_spacing: spacing } = sample() as Readonly<Record<string, number>>
const at = '2026-11-29T03:00:00.000Z'
const ofSlope = { kind: 'measured', instrument: 'inclinometer', value: slope, error: 1.2, at } as const
const ofSpacing = (address: string | null = photo): Origin => ({
  kind: 'measured',
  instrument: 'screw-rows',
  value: spacing ?? Number.NaN,
  error: 12,
  at,
  tapped: { photo: address, reference: 'panel', corners: [{ x: 0.1, y: 0.2 }], points: [{ x: 0.3, y: 0.4 }] },
})
const both = (address = photo) => ({ 'building/roofSlope': ofSlope, 'structure/spacing': ofSpacing(address) })
const withOrigins = (origins: unknown) => ({ ...complete, origins })

/** Addresses come signed. */
const unsigned = ({ origins }: ProjectRow): unknown =>
  JSON.parse(JSON.stringify(origins ?? null, (key, value) => (key === 'photo' ? String(value).split('?')[0] : value)))
const photoOf = ({ origins }: ProjectRow): string => {
  const origin = (origins as Origins | undefined)?.['structure/spacing']
  return origin?.kind === 'measured' ? (origin.tapped?.photo ?? '') : ''
}
const revisionOf = async (hash: string, revision: number): Promise<ProjectRow> =>
  (await server.call<ProjectRow>('revision', { token: installer.token, query: { hash, revision } })).body.data
const charges = async () => (await server.db.query('select 1 from charges')).length

describe('where values came from', () => {
  it('is stored by the upload, and given back by detail and revision with a photo that opens', async () => {
    const hash = await created(withOrigins(both(`${photo}?expires=1&signature=a`)))
    const [kept, first] = [await detail(hash), await revisionOf(hash, 1)]
    expect([unsigned(kept), unsigned(first)]).toEqual([both(), both()])
    expect(photoOf(kept)).toContain('signature=')
    const [stored] = await server.db.query<{ draft: object }>('select draft from projects where hash = $1', [hash])
    expect(stored?.draft).toMatchObject({ origins: both() })
  })

  it('goes back as it was given without becoming another revision', async () => {
    const hash = await created(withOrigins(both()))
    const { origins } = await detail(hash)
    expect((await upload({ ...withOrigins(origins), hash, opened_revision: 1 })).status).toBe(200)
    expect(unsigned(await detail(hash))).toEqual(both())
  })

  it('is no part of what was paid: the same inputs with others are not charged again', async () => {
    await server.subscribe(installer, 2)
    const hash = await paid(withOrigins(both()))
    const assumed = { 'building/roofSlope': { kind: 'assumed', value: slope } }
    expect((await upload({ ...withOrigins(assumed), hash })).body.data).toEqual({ hash, isResult: 1 })
    expect(await issue({ ...withOrigins(assumed), hash })).toMatchObject({ isResult: 1 })
    expect(await issue({ ...complete, hash })).toMatchObject({ isResult: 1 })
    expect([await charges(), unsigned(await detail(hash))]).toEqual([1, assumed])
  })

  it('stays with the values that an edit without the word leaves, and with no other', async () => {
    const hash = await created(withOrigins(both()))
    expect((await upload({ ...complete, hash, roof_slope: (slope ?? 0) + 1 })).status).toBe(200)
    expect(unsigned(await detail(hash))).toEqual({ 'structure/spacing': ofSpacing() })
    expect(unsigned(await revisionOf(hash, 1))).toEqual(both())
    expect((await upload({ ...withOrigins({}), hash, roof_slope: (slope ?? 0) + 1 })).status).toBe(200)
    expect(unsigned(await detail(hash))).toBeNull()
  })

  it('is left behind where it tells of another value than the one beside it', async () => {
    const stale = { 'building/roofSlope': { ...ofSlope, value: 1.5 }, 'building/nothing': ofSlope }
    expect(unsigned(await detail(await created(withOrigins(stale))))).toBeNull()
  })
})

describe('a photo that was tapped', () => {
  it('is one of the own company, and a picture', async () => {
    const other = await server.caller()
    const [strange = ''] = await insertFiles(server, other, ['theirs'])
    const [sheet = ''] = await insertFiles(server, installer, ['sheet'], 'pdf')
    for (const address of [strange, sheet, 'https://elsewhere.example/a.jpg', 'javascript:alert(1)', '/files/../a']) {
      const { status, body } = await upload(withOrigins({ 'structure/spacing': ofSpacing(address) }))
      expect([status, body.message, body.issues?.map(({ field }) => field)]).toEqual([
        400,
        messages.photoUnknown,
        ['origins'],
      ])
    }
    expect(await server.db.query('select 1 from projects')).toEqual([])
  })

  it('may be none: without a network it was only looked at', async () => {
    const origins = { 'structure/spacing': ofSpacing(null) }
    expect((await detail(await created(withOrigins(origins)))).origins).toEqual(origins)
  })
})

const noTaps = { photo: null, reference: null, corners: [], points: [] }
const nameOf = (n: number): string => String.fromCharCode(97 + Math.floor(n / 26), 97 + (n % 26))

const hostile: readonly (readonly [string, unknown])[] = [
  ['no object', 7],
  ['a list', [ofSlope]],
  ['text', 'measured'],
  ['a key that is no field', { 'building.roofSlope': ofSlope }],
  ['a step called so', { '__proto__/roofSlope': ofSlope }],
  ['a kind that is none', { 'building/roofSlope': { kind: 'guessed', value: slope } }],
  ['an instrument that is none', { 'building/roofSlope': { ...ofSlope, instrument: 'eye' } }],
  ['an error below zero', { 'building/roofSlope': { ...ofSlope, error: -0.1 } }],
  ['an error without end', { 'building/roofSlope': { ...ofSlope, error: 1e308 } }],
  ['no moment', { 'building/roofSlope': { ...ofSlope, at: '2026-02-31T00:00:00Z' } }],
  ['more than is known', { 'building/roofSlope': { ...ofSlope, note: '<script>' } }],
  ['a value that is an object', { 'building/roofSlope': { ...ofSlope, value: { $gt: 0 } } }],
  ['a long value', { 'header/name': { kind: 'drawing', value: 'x'.repeat(101) } }],
  ['a zero byte', { 'structure/spacing': ofSpacing('a\0b') }],
  ['half a sign', { 'structure/spacing': ofSpacing('\ud800') }],
  [
    'a point beside the photo',
    { 'structure/spacing': { ...ofSpacing(null), tapped: { ...noTaps, points: [{ x: 2, y: -1 }] } } },
  ],
  ['eighty-one fields', Object.fromEntries(Array.from({ length: 81 }, (_, n) => [`building/${nameOf(n)}`, ofSlope]))],
]

it.each(hostile)('%s is refused by its name, and nothing is stored', async (_, origins) => {
  const { status, body } = await upload(withOrigins(origins))
  expect([status, body.issues?.[0]?.field?.split('.')[0]]).toEqual([400, 'origins'])
  expect(await server.db.query('select 1 from projects')).toEqual([])
  expect(server.errors).toEqual([])
})

it('a key of the prototype reaches nothing', async () => {
  const hash = await created(withOrigins(JSON.parse(`{"__proto__":${JSON.stringify(ofSlope)}}`)))
  expect((await detail(hash)).origins).toBeUndefined()
  const [stored] = await server.db.query<{ draft: object }>('select draft from projects where hash = $1', [hash])
  expect(stored?.draft).not.toHaveProperty('origins')
})
