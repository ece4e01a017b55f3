import { afterAll, describe, expect, test } from 'vitest'
import { chunksOf } from './chunks.ts'
import type { Chunk } from './row.ts'
import { startRowThreads } from './row-threads.ts'
import type { RawRecord } from './split-records.ts'

const assignment = {
  header: null,
  options: {},
  summary: false,
  pdfs: null,
  tables: {},
  products: { racking: {}, modules: {} },
}
const started = (name: string) => startRowThreads(2, assignment, new URL(`./testing/${name}.mjs`, import.meta.url))

async function* recordsOf(texts: readonly string[]): AsyncGenerator<RawRecord> {
  for (const [index, text] of texts.entries())
    yield { line: index + 1, lastLine: index + 1, bytes: Buffer.from(text), fault: null }
}

const chunksIn = async (texts: readonly string[], skip = 0): Promise<readonly Chunk[]> => {
  const chunks: Chunk[] = []
  for await (const chunk of chunksOf(recordsOf(texts), skip, 4)) chunks.push(chunk)
  return chunks
}

describe('threads', () => {
  const threads = started('falling-thread')
  afterAll(() => threads.stop())

  test('lose a row that brings one of them down, and no other', async () => {
    await threads.ready
    const texts = ['a', 'fall', 'c', 'fall', 'e', 'f', 'g', 'h', 'fall', 'j']
    const answers = await Promise.all((await chunksIn(texts)).map(threads.assess))
    const lines = answers
      .map(({ bytes }) => new TextDecoder().decode(bytes))
      .join('')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines.map(({ row, text, error }) => [row, text ?? error.message])).toEqual(
      texts.map((text, index) => [index + 1, text === 'fall' ? expect.stringContaining('ended the thread') : text]),
    )
    expect(answers.map(({ rows, bad }) => [rows, bad])).toEqual([
      [4, 2],
      [4, 0],
      [2, 1],
    ])
  })

  test('stop for what is no fault of a row', async () => {
    const [chunk] = await chunksIn(['a', 'full'])
    await expect(threads.assess(chunk as Chunk)).rejects.toThrow('The disk is full')
  })
})

test('threads that cannot load the engine do not begin', async () => {
  const threads = started('never-thread')
  await expect(threads.ready).rejects.toThrow('the engine cannot be loaded')
  await threads.stop()
})

test('chunks go on after the rows that are kept', async () => {
  const chunks = await chunksIn(['a', 'b', 'c', 'd', 'e', 'f', 'g'], 2)
  expect(chunks.map(({ rows }) => rows.map(({ row }) => row))).toEqual([[3, 4, 5, 6], [7]])
  expect(chunks.map(({ bytes }) => new TextDecoder().decode(bytes))).toEqual(['cdef', 'g'])
})
