import type { Calculation, IssuedResult, UploadAnswer } from '@soundroof/contract/roofs/calls/project-calls'
import type { TimelineRecord } from '@soundroof/contract/roofs/project-status'
import type { ProjectRow } from '@soundroof/contract/roofs/wire/wire-shapes'
import { expect } from 'vitest'
import type { Caller, TestServer } from './test-server.ts'

type Who = Pick<Caller, 'token'>

/** Calls about projects as one caller makes them; `who` may change from test to test. */
export const projectCalls = (server: TestServer, who: Who) => {
  const upload = (body: unknown, { token }: Who = who) => server.call<UploadAnswer>('uploadProject', { token, body })
  const created = async (body: unknown): Promise<string> => (await upload(body)).body.data.hash
  /** Reserves and calculates. */
  const issue = async (body: unknown): Promise<Calculation> => {
    const { token } = who
    await server.call('decrementTimes', { token })
    return (await server.call<Calculation>('getResult', { token, body })).body.data
  }
  return {
    upload,
    created,
    detail: async (hash: string): Promise<ProjectRow> =>
      (await server.call<ProjectRow>('projectDetail', { token: who.token, query: { hash } })).body.data,
    issue,
    /** A project with a paid result; answers its hash. */
    paid: async (project: object): Promise<string> => {
      const body = { ...project, hash: await created(project) }
      await issue(body)
      const { status, body: answer } = await upload(body)
      expect([status, answer.message, server.errors]).toEqual([200, undefined, []])
      return body.hash
    },
    result: async (hash: string, id?: string): Promise<IssuedResult | null> => {
      const query = { hash, ...(id ? { id } : {}) }
      return (await server.call<IssuedResult | null>('issuedResult', { token: who.token, query })).body.data
    },
    events: async (hash: string, { token }: Who = who): Promise<readonly TimelineRecord[]> => {
      const answer = await server.call<{ records: TimelineRecord[] }>('records', { token, query: { id: hash } })
      return answer.body.data.records
    },
    jobs: () =>
      server.db.query<{ revision: number; kind: string }>(
        `select revision, kind, state, attempts, issued_result_id is not null as result
         from report_jobs order by sequence`,
      ),
  }
}
