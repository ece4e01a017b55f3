import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { root, sourceFiles, textOf } from '../sources.mjs'

const link = /\]\(([^)#\s]+)(?:#[^)]*)?\)/g

const relativeLinks = (path: string) =>
  [...textOf(path).matchAll(link)].map((match) => match[1] ?? '').filter((target) => !/^\w+:/.test(target))

it('every link of a document leads somewhere', () => {
  const documents = sourceFiles().filter((path) => path.endsWith('.md') && !path.startsWith('apps/web/'))
  const broken = documents.flatMap((path) =>
    relativeLinks(path)
      .filter((target) => !existsSync(join(root, dirname(path), target)))
      .map((target) => `${path}: ${target}`),
  )
  expect(broken).toEqual([])
  expect(documents.flatMap(relativeLinks).length).toBeGreaterThan(5)
})
