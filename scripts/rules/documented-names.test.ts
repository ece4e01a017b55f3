import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { sourceFiles, textOf } from '../sources.mjs'

/** A doc comment says what name and type do not: unit, range, what null means, who may call, what is refused. */

/** Percent of the exported names of a package, and at least so many of each of its rooms: folders at this depth. */
const packages = [
  { folder: 'packages/engine/src', depth: 1, least: 100, leastOfRoom: 100 },
  { folder: 'packages/contract/src', depth: 2, least: 80, leastOfRoom: 60 },
  { folder: 'apps/server/src', depth: 2, least: 80, leastOfRoom: 60 },
]

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

/** Whether each exported name of a text has a doc comment. Names exported again from elsewhere have theirs there. */
const documentedIn = (text: string): readonly boolean[] =>
  ts
    .createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true)
    .statements.filter(isExported)
    .map((statement) => ts.getJSDocCommentsAndTags(statement).length > 0)

const percentOf = (documented: readonly boolean[]): number =>
  Math.floor((100 * documented.filter(Boolean).length) / documented.length)

it('a doc comment counts, another comment does not', () => {
  expect(documentedIn('/** kPa. */\nexport const a = 1\n// kPa\nexport type B = number\nconst c = 2')).toEqual([
    true,
    false,
  ])
})

/** The room of a file: its folder, no deeper than `depth` below the package. */
const roomOf = (path: string, folder: string, depth: number): string =>
  path
    .slice(folder.length + 1)
    .split('/')
    .slice(0, -1)
    .slice(0, depth)
    .join('/')

describe.each(packages)('of the names of $folder', ({ folder, depth, least, leastOfRoom }) => {
  const files = sourceFiles(folder)
    .filter((path) => !/\.test\.ts$|\/testing\//.test(path))
    .map((path) => ({ room: roomOf(path, folder, depth), documented: documentedIn(textOf(path)) }))
  const percentIn = (some: typeof files) => percentOf(some.flatMap(({ documented }) => documented))

  it(`at least ${least} % are documented`, () => {
    expect(percentIn(files)).toBeGreaterThanOrEqual(least)
  })

  it(`and at least ${leastOfRoom} % in each room`, () => {
    const rooms = [...new Set(files.map(({ room }) => room))]
    const percents = rooms.map((room) => ({ room, percent: percentIn(files.filter((file) => file.room === room)) }))
    expect(percents.filter(({ percent }) => percent < leastOfRoom)).toEqual([])
  })
})
