import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { sourceFiles, textOf } from '../sources.mjs'

/** Of a module without its comments and what is global in it. */
const classesIn = (css: string): readonly string[] => {
  const own = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/:global\([^)]*\)/g, '')
  return [...new Set([...own.matchAll(/\.([a-zA-Z]\w*)(?=[^{}]*\{)/g)].map(([, name = '']) => name))]
}

/** The classes that a file takes from each module, by the module's path. */
const takenIn = (path: string, code: string): readonly (readonly [module: string, name: string])[] =>
  [...code.matchAll(/^import (\w+) from '(.+\.module\.css)'$/gm)].flatMap(([, styles = '', from = '']) =>
    [...code.replace(/^import .*/gm, '').matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, 'g'))].map(
      ([, name = '']) => [join(dirname(path), from), name] as const,
    ),
  )

it('reads classes of a module, and what a file takes from it', () => {
  expect(classesIn('/* .old {} */ .a, .b:hover .c { x: 1.5em } :global(.d) .e { y: z }')).toEqual(['a', 'b', 'c', 'e'])
  const code = "import styles from './x.module.css'\nexport const X = () => [styles.a, other.b]\n"
  expect(takenIn('web/x.tsx', code)).toEqual([['web/x.module.css', 'a']])
})

it('every class of a module is used, and every class that is used stands in it', () => {
  const web = sourceFiles('apps/web/src')
  const taken = web.filter((path) => /\.tsx?$/.test(path)).flatMap((path) => takenIn(path, textOf(path)))
  const used = new Set(taken.map((pair) => pair.join(' ')))
  const there = new Set(
    web
      .filter((path) => path.endsWith('.module.css'))
      .flatMap((path) => classesIn(textOf(path)).map((name) => `${path} ${name}`)),
  )
  expect([...there].filter((one) => !used.has(one))).toEqual([])
  expect([...used].filter((one) => !there.has(one))).toEqual([])
})
