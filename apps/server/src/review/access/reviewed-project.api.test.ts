import { expect, it } from 'vitest'
import { serverOfTests } from '../../testing/server-of-tests.ts'
import { builtScene } from '../as-built/testing/built-scene.ts'

const server = await serverOfTests()
const { built, save, sign, decide, completeContent, engineer } = await builtScene(server)

const seen = async (hash: string) => {
  const { status } = await server.call('consoleProject', { token: engineer.token, query: { hash } })
  const { body } = await server.call<{ rows: readonly { readonly kind: string }[] }>('notices', {
    token: engineer.token,
  })
  return [status, body.data.rows.map(({ kind }) => kind)]
}

it('staff see a project that was never submitted only while what was built is theirs to decide', async () => {
  const hash = await built()
  expect(await seen(hash)).toEqual([403, []])
  await save(hash, 0, await completeContent(hash, { Edge: { widestSpacing: 2400 } }))
  const { record } = (await sign(hash, 1)).body.data
  expect(await seen(hash)).toEqual([200, ['deviation']])
  await decide(hash, record, false)
  await save(hash, 1, await completeContent(hash))
  expect((await sign(hash, 2)).body.data.state).toBe('closed')
  expect(await seen(hash)).toEqual([403, []])
})
