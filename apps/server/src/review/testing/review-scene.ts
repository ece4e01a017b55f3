import type { ConsoleProject, ConsoleQueue } from '@soundroof/contract/review/console-review'
import type { ProjectReview } from '@soundroof/contract/review/review'
import type { ProjectRow } from '@soundroof/contract/roofs/wire/wire-shapes'
import { expect } from 'vitest'
import { completeSample } from '../../testing/sample-project.ts'
import type { Answer, Caller, TestServer } from '../../testing/test-server.ts'

export type Name = Parameters<TestServer['call']>[0]

/** An installer with a project, and the engineers Ann and Bob. */
export type ReviewPeople = {
  readonly installer: Caller
  readonly ann: Caller
  readonly bob: Caller
  readonly hash: string
}

export const beginReview = async (server: TestServer): Promise<ReviewPeople> => {
  const installer = await server.caller()
  const ann = await server.caller('engineer', 'provider')
  const bob = await server.caller('engineer', 'provider')
  const body = await completeSample(server, installer)
  const created = await server.call<{ hash: string }>('uploadProject', { token: installer.token, body })
  return { installer, ann, bob, hash: created.body.data.hash }
}

/** Their calls about the project. */
export const reviewCallsOf = (server: TestServer, people: ReviewPeople) => {
  const tell = <T>(who: Caller, name: Name, more: Record<string, unknown> = {}): Promise<Answer<T>> =>
    server.call<T>(name, { token: who.token, body: { hash: people.hash, ...more } })
  const ask = async <T>(who: Caller, name: Name, query: Record<string, unknown> = { hash: people.hash }) => {
    const answer = await server.call<T>(name, { token: who.token, query })
    expect(answer.body.message).toBeUndefined()
    return answer.body.data
  }
  const done = async (answer: Promise<Answer<unknown>>): Promise<void> => {
    const { status, body } = await answer
    expect([status, body.message]).toEqual([200, undefined])
    expect(server.errors).toEqual([])
  }
  return {
    tell,
    ask,
    done,
    review: () => ask<ProjectReview>(people.installer, 'projectReview'),
    seen: (who: Caller) => ask<ConsoleProject>(who, 'consoleProject'),
    queue: (who: Caller, query: Record<string, unknown> = {}) => ask<ConsoleQueue>(who, 'consoleQueue', query),
    row: () => ask<ProjectRow>(people.installer, 'projectDetail'),
    reach: async (status: 2 | 3 | 4): Promise<void> => {
      const { installer, ann } = people
      await done(tell(installer, 'submitProject'))
      if (status >= 3) await done(tell(ann, 'claimProject'))
      if (status >= 4) await done(tell(ann, 'acceptProject', { deliverAt: '2026-12-01' }))
    },
  }
}
