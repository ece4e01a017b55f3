import type { ConsoleProject } from '@soundroof/contract/review/console-review'
import { beforeEach, expect } from 'vitest'
import { projectCalls } from '../../testing/project-calls.ts'
import { completeSample, type WireSample } from '../../testing/sample-project.ts'
import type { Caller, TestServer } from '../../testing/test-server.ts'
import { signOff } from '../figures/testing/valid-figure-calls.ts'
import { searchWorse } from '../reconsideration/search.ts'
import { newSearcher } from '../reconsideration/whose-search.ts'
import { insertReviewFile } from './reviewed-projects.ts'

type People = { ann: Caller; ben: Caller; installer: Caller }
type Name = Parameters<TestServer['call']>[0]

export const tileHook = 'fixings/tile-hook/service'

const paying = (server: TestServer, people: People) => {
  const tell = (who: Caller, name: Name, body: object) => server.call<never>(name, { token: who.token, body })
  const done = async (answer: ReturnType<typeof tell>): Promise<void> => {
    const { status, body } = await answer
    expect([status, body.message]).toEqual([200, undefined])
    expect(server.errors).toEqual([])
  }
  /** A project with a paid result. */
  const paidProject = async (
    changes: WireSample = {},
    name: Parameters<typeof completeSample>[2] = 'tiled-house-in-melbourne',
  ) => {
    const { installer } = people
    const project = { ...(await completeSample(server, installer, name)), ...changes }
    return projectCalls(server, installer).paid(project)
  }
  return { tell, done, paidProject }
}

const reviewing = (server: TestServer, people: People) => {
  const { tell, done } = paying(server, people)
  const submitted = async (hash: string): Promise<void> => {
    await done(tell(people.installer, 'submitProject', { hash }))
    await done(tell(people.ann, 'claimProject', { hash }))
  }
  const accepted = async (hash: string): Promise<void> => {
    await submitted(hash)
    await done(tell(people.ann, 'acceptProject', { hash, deliverAt: '2026-12-01' }))
  }
  const seen = async (hash: string) =>
    (await server.call<ConsoleProject>('consoleProject', { token: people.ann.token, query: { hash } })).body.data
  const delivered = async (hash: string): Promise<string> => {
    await accepted(hash)
    await done(tell(people.ann, 'deliverProject', { hash, file: await insertReviewFile(server) }))
    const { documents } = await seen(hash)
    return documents.find(({ state, kind }) => state === 'valid' && kind === 'signed-review')?.code ?? ''
  }
  const settle = async (hash: string, who: Caller = people.ann) => {
    const { reconsideration } = await seen(hash)
    return tell(who, 'settleReconsideration', {
      hash,
      reconsideration: reconsideration?.id,
      seen: reconsideration?.seen,
      reason: 'The hooks were tested.',
    })
  }
  return { submitted, accepted, delivered, seen, settle }
}

const searching = (server: TestServer, people: People) => {
  const replace = (figure: string, value: number) =>
    signOff(server, [people.ann, people.ben], { figure, values: [{ name: 'value', value }] })
  return {
    search: async () => searchWorse(server.services, await newSearcher(server.services)),
    marks: () =>
      server.db.query<{ outcome: string | null; cause: string }>(
        'select outcome, cause from reconsiderations order by opened_at, id',
      ),
    replace,
    weaken: (value = 0.3) => replace(tileHook, value),
  }
}

/** Two engineers and an installer who has paid, new for each test, and their calls. */
export const reconsiderationScene = (server: TestServer) => {
  const people = {} as People
  beforeEach(async () => {
    people.ann = await server.caller('engineer', 'provider')
    people.ben = await server.caller('engineer', 'provider')
    people.installer = await server.caller()
    await server.subscribe(people.installer, 20)
  })
  return { people, ...paying(server, people), ...reviewing(server, people), ...searching(server, people) }
}
