import type { LayoutAnswer } from '@soundroof/contract/roofs/panel-layout/layout-calls'
import { type Underlay, underlay as underlaySchema } from '@soundroof/contract/roofs/underlay/underlay'
import { expect, it } from 'vitest'
import { jpeg, stored } from '../../roofs/files/testing/send.ts'
import { projectCalls } from '../../testing/project-calls.ts'
import { completeSample } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { beginReview, reviewCallsOf } from '../testing/review-scene.ts'

/** The roof as the engineers see it. */

const server = await serverOfTests()
const people = anew(() => beginReview(server))
const { tell, done, seen, reach } = reviewCallsOf(server, people)
const photo = await jpeg()

const open = async (address: string) => {
  const { pathname, search } = new URL(address)
  return server.app.inject({ method: 'GET', url: pathname + search })
}

const withPicture = async (): Promise<Underlay> => {
  const picture = await stored(server, people.installer, photo)
  const underlay = underlaySchema.parse({ picture, metres: 6.5, shift: { x: 1.5, y: -2 }, turn: 12 })
  await done(tell(people.installer, 'keepUnderlay', { underlay }))
  return underlay
}

it('the picture of the roof is shown to engineers as photos are: once the project is submitted, signed for the reader', async () => {
  const { ann, bob, hash } = people
  const underlay = await withPicture()
  expect((await server.call('consoleProject', { token: ann.token, query: { hash } })).status).toBe(403)
  await reach(3)
  for (const engineer of [ann, bob]) {
    const told = await seen(engineer)
    expect(told.underlay).toEqual(underlay)
    const file = told.files.find(({ address }) => address === underlay.picture)
    expect(file?.full).toContain(`by=${engineer.account.id}`)
    expect((await open(file?.full ?? '')).rawPayload.equals(photo)).toBe(true)
    expect((await open(file?.preview ?? '')).statusCode).toBe(200)
    expect((await open(`${underlay.picture}${new URL(file?.full ?? '').search}x`)).statusCode).toBe(403)
  }
})

it("the customers' own calls tell it to no engineer and to no other company", async () => {
  const { ann, hash } = people
  const { picture } = await withPicture()
  await reach(3)
  for (const { token } of [ann, await server.caller()]) {
    expect((await server.call('underlay', { token, query: { hash } })).status).toBe(403)
    expect((await server.call('signAddresses', { token, body: { addresses: [picture] } })).status).toBe(403)
  }
})

it('it is frozen while an engineer is at work, and engineers move it never', async () => {
  const { ann, installer } = people
  const underlay = await withPicture()
  await reach(3)
  expect((await tell(installer, 'keepUnderlay', { underlay: null })).status).toBe(409)
  expect((await tell(ann, 'keepUnderlay', { underlay: null })).status).toBe(403)
  expect((await seen(ann)).underlay).toEqual(underlay)
})

it('the array of a result is drawn as the revision on the screen had it', async () => {
  const { installer, ann } = people
  const sample = { ...(await completeSample(server, installer, 'shed-in-sydney')), installation_scale: 5 }
  await server.subscribe(installer, 1)
  const { issue, created } = projectCalls(server, installer)
  await issue(sample)
  Object.assign(people, { hash: await created(sample) })
  const chimney = { kind: 'obstacle', plane: 'front', x: 3000, y: 2000, width: 800, height: 800 }
  await done(tell(installer, 'keepLayout', { revision: 1, layout: { obstacles: [chimney] } }))
  await reach(2)
  const { resultId, revisions } = await seen(ann)
  expect(revisions.map(({ result }) => result)).toEqual([resultId, resultId])
  const obstaclesOf = async (revision: number) => {
    const { body } = await tell<LayoutAnswer>(ann, 'consoleLayout', { id: resultId, revision, isKept: true })
    return body.data.layout.planes.flatMap(({ obstacles }) => obstacles).length
  }
  expect([await obstaclesOf(1), await obstaclesOf(2)]).toEqual([0, 1])
})
