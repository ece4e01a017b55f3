import { EventEmitter, once } from 'node:events'
import { api } from '@soundroof/contract/api'
import { messages } from '@soundroof/words/en-au/messages/messages'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { renderDocument } from '../../roofs/rendering/render-document.ts'
import type { RenderTask } from '../../roofs/rendering/render-task.ts'
import { inTurn } from '../../roofs/rendering/report-renderer.ts'
import { projectCalls } from '../../testing/project-calls.ts'
import { completeSample } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import type { Caller } from '../../testing/test-server.ts'
import { completeContent } from '../testing/certificate-content.ts'

const server = await serverOfTests()
const asked: string[] = []
const begun: string[] = []
const bothAsked = new EventEmitter()
const engineerOf = (task: RenderTask): string =>
  'certificate' in task ? (task.certificate.identity.reviewer ?? '') : ''
/** As in production one after the other, the first once two engineers have asked; nothing holds the database meanwhile. */
const inTheirTurn = inTurn({
  render: async (task) => {
    begun.push(engineerOf(task))
    if (new Set(asked).size < 2) await once(bothAsked, 'now')
    await server.db.query('select 1')
    return renderDocument(task)
  },
  stop: async () => undefined,
})
const rendering = (task: RenderTask) => {
  asked.push(engineerOf(task))
  if (new Set(asked).size === 2) bothAsked.emit('now')
  return inTheirTurn(task)
}
const app = await buildApp({ ...server.services, renderDocument: rendering })
afterAll(() => app.close())

const busy = anew(() => server.caller('engineer', 'provider'))
const other = anew(() => server.caller('engineer', 'provider'))
const installer = anew(() => server.caller())
let hashes: readonly [string, string]
beforeEach(async () => {
  asked.length = 0
  begun.length = 0

  await server.subscribe(installer, 5)
  const complete = await completeSample(server, installer)
  const { created, issue } = projectCalls(server, installer)
  const inReview = async (engineer: Caller): Promise<string> => {
    const body = { ...complete, name: `Roof for ${engineer.account.name}` }
    await issue(body)
    const hash = await created(body)
    await server.db.query('update projects set status = 4, engineer_id = $2 where hash = $1', [
      hash,
      engineer.account.id,
    ])
    return hash
  }
  hashes = [await inReview(busy), await inReview(other)]
})

const certify = async (hash: string, { token }: Caller) => {
  const answer = await app.inject({
    method: 'POST',
    url: api.issueCertificate.path,
    headers: { ...server.signature(), authorization: `Bearer ${token}` },
    payload: { hash, ...(await completeContent(server.db, hash)) },
  })
  return { status: answer.statusCode, after: answer.headers['retry-after'], message: answer.json().message }
}

it('one engineer’s certificates are made one after the other, another’s between them', async () => {
  const many = Array.from({ length: 4 }, () => certify(hashes[0], busy))
  const one = certify(hashes[1], other)
  expect((await Promise.all([...many, one])).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(begun).toHaveLength(5)
  expect(begun.indexOf(other.account.name)).toBeLessThan(2)
})

it('an engineer with five certificates in work is asked to wait; a colleague is not', async () => {
  const many = Array.from({ length: 7 }, () => certify(hashes[0], busy))
  const one = certify(hashes[1], other)
  const answers = await Promise.all(many)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(answers.filter(({ status }) => status !== 200)).toEqual(
    [1, 2].map(() => ({ status: 429, after: '5', message: messages.tooManyAtOnce })),
  )
  expect((await one).status).toBe(200)
})
