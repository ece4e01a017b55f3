import { existsSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, it } from 'vitest'
import { root, sourceFiles, textOf } from '../sources.mjs'

const documents = sourceFiles().filter((path) => path.endsWith('.md') && !path.startsWith('apps/web/'))

type Link = { readonly from: string; readonly target: string; readonly anchor: string }

const linksOf = (path: string): readonly Link[] =>
  [...textOf(path).matchAll(/\]\(([^)#\s]*)(?:#([^)]*))?\)/g)]
    .map(([, target = '', anchor = '']) => ({ target, anchor }))
    .filter(({ target }) => !/^\w+:/.test(target))
    .map(({ target, anchor }) => ({
      from: path,
      target: target === '' ? path : normalize(join(dirname(path), target)).replace(/\/$/, ''),
      anchor,
    }))

const links = documents.flatMap(linksOf)

/** The anchors of a document, as its readers make them of headings. */
const anchorsOf = (path: string): ReadonlySet<string> =>
  new Set(
    [...textOf(path).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )

it('every link of a document leads somewhere', () => {
  expect(links.filter(({ target }) => !existsSync(join(root, target)))).toEqual([])
  expect(links.length).toBeGreaterThan(50)
})

it('every anchor of a link is a heading', () => {
  const asked = links.filter(({ target, anchor }) => anchor !== '' && target.endsWith('.md'))
  expect(asked.filter(({ target, anchor }) => !anchorsOf(target).has(anchor))).toEqual([])
  expect(asked.length).toBeGreaterThan(3)
})

it('every document can be reached from the README', () => {
  const reached = new Set(['README.md'])
  for (const path of reached)
    for (const { from, target } of links) if (from === path && target.endsWith('.md')) reached.add(target)
  expect(documents.filter((path) => !reached.has(path))).toEqual([])
})

/** Files and folders between backticks; a placeholder ends what is looked up. */
const pathsIn = (path: string): readonly string[] =>
  [...textOf(path).matchAll(/`((?:apps|data|docs|e2e|packages|scripts)\/[^`\s]*)`/g)].map(([, named = '']) =>
    named.replace(/[^/]*[<*].*$/, ''),
  )

it.each(['docs/architecture.md', 'CONTRIBUTING.md', 'README.md'])('every path that %s names is there', (path) => {
  expect(pathsIn(path).filter((named) => !existsSync(join(root, named)))).toEqual([])
})

it('the README is short and a decision is half a page', () => {
  expect(textOf('README.md').split('\n').length).toBeLessThanOrEqual(81)
  const words = (path: string) =>
    textOf(path)
      .split(/\s+/)
      .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  const long = documents.filter((path) => /^docs\/decisions\/\d/.test(path) && words(path) > 370)
  expect(long.map((path) => `${path}: ${words(path)} words`)).toEqual([])
})
