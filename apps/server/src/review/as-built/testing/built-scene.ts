import type { AsBuiltOfProject } from '@soundroof/contract/review/as-built/as-built-calls'
import {
  type AsBuiltContent,
  emptyAsBuilt,
  type MeasuredZone,
} from '@soundroof/contract/review/as-built/as-built-record'
import { jpeg, stored } from '../../../roofs/files/testing/send.ts'
import { projectCalls } from '../../../testing/project-calls.ts'
import { completeSample } from '../../../testing/sample-project.ts'
import { keptBeginnings } from '../../../testing/server-of-tests.ts'
import type { Caller, TestServer } from '../../../testing/test-server.ts'

/** What the installer of tests states; no real person or licence. */
export const statement = {
  name: 'Ann Example',
  licence: 'EL 12345, NSW',
  accreditation: 'SAA A1234567',
  installedOn: '2026-11-21',
  latitude: -33.81234,
  longitude: 151.20987,
  accuracy: 8,
  drawn: [
    [
      [20, 150],
      [120, 20],
      [220, 150],
    ],
    [
      [60, 100],
      [180, 100],
    ],
  ],
  isStated: true,
} as const

const taken = {
  takenAt: '2026-11-21T09:15:00+11:00',
  latitude: -33.81111,
  longitude: 151.20222,
  accuracy: 6,
  direction: 312,
  north: 'magnetic',
  source: 'camera',
} as const

type Who = Pick<Caller, 'token'>

/** Calls about the record; `installer` and `engineer` may change from test to test. */
const callsOf = (server: TestServer, installer: Who, engineer: Who) => ({
  read: (hash: string, who = installer) =>
    server.call<AsBuiltOfProject>('asBuilt', { token: who.token, query: { hash } }),

  save: (hash: string, version: number, content: AsBuiltContent, who = installer) =>
    server.call<Pick<AsBuiltOfProject, 'record' | 'version' | 'zones'>>('saveAsBuilt', {
      token: who.token,
      body: { hash, version, ...content },
    }),

  sign: (hash: string, version: number, changes: object = {}, who = installer) =>
    server.call<AsBuiltOfProject>('signAsBuilt', {
      token: who.token,
      body: { hash, version, statement: { ...statement, ...changes } },
    }),

  decide: (hash: string, record: string, isAccepted: boolean, who = engineer) =>
    server.call<AsBuiltOfProject>('decideAsBuilt', {
      token: who.token,
      body: { hash, record, isAccepted, reason: 'The purlins there are doubled: seen on the photographs.' },
    }),
})

type Measured = Readonly<Partial<Record<string, Partial<MeasuredZone>>>>

/** At the planned values but for these. */
export const measuredAs = (zones: AsBuiltOfProject['zones'], measured: Measured): MeasuredZone[] =>
  zones.map(({ zone, plannedRails, plannedSpacing, plannedSetback }) => ({
    zone,
    rails: plannedRails as MeasuredZone['rails'],
    widestSpacing: plannedSpacing,
    smallestSetback: plannedSetback === null ? null : Math.ceil(plannedSetback),
    ...measured[zone],
  }))

/** A photo of its own of everything that is wanted; two of them tell where and when they were taken. */
const photosOf = async (server: TestServer, installer: Caller, wanted: AsBuiltOfProject['wanted']) => {
  const photos: AsBuiltContent['photos'] = []
  for (const [at, { subject, zone }] of wanted.entries())
    photos.push({ subject, zone, address: await stored(server, installer, await jpeg(800 + at, 600)) })
  const told = photos.slice(0, 2).map(({ address }) => ({ address, ...taken }))
  await server.call('keepTaken', { token: installer.token, body: { photos: told } })
  return photos
}

/** An installer with a paid result, and who may or may not decide; the same before each test. */
export const builtScene = async (server: TestServer) => {
  const installer = await server.caller()
  const other = await server.caller()
  const engineer = await server.caller('engineer', 'provider')
  const complete = await completeSample(server, installer)
  await server.subscribe(installer, 5)
  const begin = keptBeginnings(server)
  const { paid } = projectCalls(server, installer)
  const calls = callsOf(server, installer, engineer)

  /** Everything that is asked, at the planned values but for these zones. */
  const completeContent = async (hash: string, measured: Measured = {}): Promise<AsBuiltContent> => {
    const { zones, wanted } = (await calls.read(hash)).body.data
    return {
      ...emptyAsBuilt,
      moduleLabel: 'Sample 440 W, 2026',
      photos: await photosOf(server, installer, wanted),
      zones: measuredAs(zones, measured),
    }
  }
  const built = (changes: object = {}) =>
    begin(`built ${JSON.stringify(changes)}`, () => paid({ ...complete, ...changes }))
  return { begin, installer, other, engineer, ...calls, completeContent, built }
}
