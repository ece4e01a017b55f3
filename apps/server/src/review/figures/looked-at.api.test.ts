import { api } from '@soundroof/contract/api'
import type { FigureEffects } from '@soundroof/contract/review/figures/figures-console'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import type { RoofServices } from '../../roofs/calculations/roof-services.ts'
import { projectCalls } from '../../testing/project-calls.ts'
import { completeSample } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { lookedAt } from './looked-at.ts'
import { approveAs, proposeAs, signOff } from './testing/valid-figure-calls.ts'

const server = await serverOfTests()
const ann = anew(() => server.caller('engineer', 'provider'))
const ben = anew(() => server.caller('engineer', 'provider'))
const installer = anew(() => server.caller())
beforeEach(() => server.subscribe(installer, 20))

const figure = 'fixings/tile-hook/service'
const proposed = [{ figure, values: null, entry: null }]

const uploadTiled = async (): Promise<string> => {
  const project = await completeSample(server, installer, 'tiled-house-in-melbourne')
  return projectCalls(server, installer).paid({ ...project, number: 'first' })
}

const columnsOf = async (table: string, others: readonly string[]): Promise<string> => {
  const rows = await server.db.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = $1 and is_identity = 'NO'
       and is_generated = 'NEVER' and table_schema = 'public' and not column_name = any($2::text[])`,
    [table, [...others]],
  )
  return rows.map(({ name }) => `"${name}"`).join(', ')
}

/** More projects of the same roof, each with its own result. */
const copies = async (hash: string, count: number): Promise<void> => {
  const ofResult = await columnsOf('issued_results', ['id', 'input_hash'])
  const ofProject = await columnsOf('projects', ['hash', 'issued_result_id'])
  const own = '(select issued_result_id from projects where hash = $1)'
  await server.db.transaction(async (tx) => {
    await tx.query(
      `insert into issued_results (id, input_hash, ${ofResult}) select id || '-' || n, input_hash || '-' || n, ${ofResult} from issued_results,
       generate_series(1, $2::int) n where id = ${own}`,
      [hash, count],
    )
    await tx.query(
      `insert into result_figures (issued_result_id, figure) select issued_result_id || '-' || n, figure
       from result_figures, generate_series(1, $2::int) n where issued_result_id = ${own}`,
      [hash, count],
    )
    await tx.query(
      `insert into projects (hash, issued_result_id, ${ofProject}) select hash || '-' || n, issued_result_id || '-' || n,
       ${ofProject} from projects, generate_series(1, $2::int) n where hash = $1`,
      [hash, count],
    )
  })
}

it('the list and its identity are of every project', async () => {
  const older = await uploadTiled()
  await copies(older, 4)
  await signOff(server, [ann, ben], { figure, values: [{ name: 'value', value: 0.14 }] })
  const asked = { figure, values: null }
  const opened = async () =>
    (await server.call<FigureEffects>('figureEffects', { body: asked, token: ann.token })).body.data.opened
  const found = await opened()
  expect([found?.lookedAt, found?.resting, found?.projects.length]).toEqual([5, 5, 5])
  await server.db.query('update projects set hidden_at = now() where hash = $1', [older])
  const without = await opened()
  expect(without?.projects).toHaveLength(4)
  expect(without?.seen).not.toBe(found?.seen)
  expect((await proposeAs(server, ann, { figure, seen: found?.seen ?? null })).status).toBe(409)
})

/** Services that count the roofs they calculate. */
const counting = () => {
  let asked = 0
  const opened: RoofServices['opened'] = (question) => {
    asked += question.inputs.length
    return server.services.opened(question)
  }
  return { needs: { db: server.db, opened }, count: () => asked }
}

it('goes on in the next call where one ended, and calculates nothing twice while the figures stand', async () => {
  await copies(await uploadTiled(), 6)
  const { needs, count } = counting()
  const three = await lookedAt(needs, proposed, 3)
  expect([three.projects.length, three.resting, count()]).toEqual([3, 7, 3])
  const all = await lookedAt(needs, proposed, 4)
  expect([all.projects.length, all.resting, count()]).toEqual([7, 7, 7])
  const asProposed = proposed.map((one) => ({ ...one, reason: 'Certificate', seen: null }))
  await lookedAt(needs, asProposed)
  expect(count()).toBe(7)
  await signOff(server, [ann, ben], { figure: 'fixings/rail' })
  await lookedAt(needs, proposed)
  expect(count()).toBe(14)
})

describe('a project whose stored input is not read today', () => {
  const breakInput = (hash: string) =>
    server.db.transaction(async (tx) => {
      await tx.query(
        `update issued_results set input = jsonb_set(input, '{site,region}', '"Z9"')
         where id = (select issued_result_id from projects where hash = $1)`,
        [hash],
      )
      await tx.query(`update projects set draft = jsonb_set(draft, '{building}', 'null') where hash = $1`, [hash])
    })

  it('is in the list of both engineers, who confirm it, and holds no proposal up', async () => {
    const hash = await uploadTiled()
    await breakInput(hash)
    const asked = { figure, values: [{ name: 'value', value: 0.6 }] }
    const { status, body } = await server.call<FigureEffects>('figureEffects', { body: asked, token: ann.token })
    expect([status, body.message]).toEqual([200, undefined])
    expect(body.data.opened?.projects).toMatchObject([
      { hash, project: 'first House with tiled roof', zones: [], isCalculated: false },
    ])
    expect(body.data.rows).toMatchObject([{ hash, verdictBefore: null, verdictAfter: null, differences: [] }])
    const unseen = await proposeAs(server, ann, { ...asked, seen: null })
    expect([unseen.status, unseen.body.message]).toEqual([409, expect.stringContaining('cannot be calculated')])
    const { data } = (await proposeAs(server, ann, asked)).body
    const decision = { id: data.id, decision: 'approve', note: '' }
    expect((await server.call('decideFigure', { body: decision, token: ben.token })).status).toBe(409)
    expect((await approveAs(server, ben, data)).status).toBe(200)
  })

  it('may become milder: no engineer takes the figure back alone', async () => {
    const { id } = await signOff(server, [ann, ben], { figure })
    await breakInput(await uploadTiled())
    const body = { id, state: 'approved', note: 'Wrong' }
    expect((await server.call('withdrawFigure', { body, token: ann.token })).status).toBe(409)
  })
})

/** Copies of one roof have one answer, calculated once per question. */
const ofOneRoof: RoofServices['opened'] = async (question) => {
  const [answer] = await server.services.opened({ ...question, inputs: question.inputs.slice(0, 1) })
  return question.inputs.flatMap(() => answer ?? [])
}

it('nobody changes a figure before every project was looked at', async () => {
  const { id } = await signOff(server, [ann, ben], { figure, values: [{ name: 'value', value: 0.8 }] })
  await copies(await uploadTiled(), 502)
  const app = await buildApp({ ...server.services, opened: ofOneRoof, checkAnswers: true })
  const take = async () => {
    const headers = { ...server.signature(), authorization: `Bearer ${ann.token}` }
    const payload = { id, state: 'approved', note: 'Wrong' }
    const answer = await app.inject({ method: 'POST', url: api.withdrawFigure.path, headers, payload })
    return { status: answer.statusCode, message: answer.json().message }
  }
  expect(await take()).toEqual({ status: 409, message: expect.stringContaining('500 of the 503') })
  expect((await server.services.catalogue.get()).signOffs).toHaveLength(1)
  expect((await take()).status).toBe(200)
  await app.close()
})
