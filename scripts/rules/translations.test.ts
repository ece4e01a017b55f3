import { choices } from '@soundroof/data/choices'
import { type Area, areasOf, everyArea, type Language, languageTags } from '@soundroof/words/languages'
import { describe, expect, it } from 'vitest'
import { everyToldWord } from '../../apps/server/src/testing/every-told-word.ts'
import { terrainOption } from '../../apps/web/src/features/roofs/wizard/steps/terrain-option.ts'
import { fieldsOf, stepIds } from '../../packages/contract/src/roofs/fields/draft-fields.ts'
import { optionFields } from '../../packages/contract/src/roofs/fields/options.ts'
import { capital } from '../../packages/report/src/wording/number-text.ts'
import { bareIn, codeIn, constantsIn, literalsIn, saidEarlyIn, withoutValues, writtenIn } from './words/said-words.ts'

/** Messages belong to the contract, results to the engine: their codes and values have types and tests of their own. */
const spokenAreas = everyArea.filter((area) => area !== 'results')
const screenAreas = spokenAreas.filter((area) => area !== 'messages' && area !== 'names')

type Words = Readonly<Record<string, string>>
const loaded = async (language: Language, areas: readonly Area[]): Promise<Words> =>
  Object.assign({}, ...(await Promise.all(areas.map((area) => areasOf(language)[area]()))))

const english = await loaded('en-AU', spokenAreas)
const screenWords = await loaded('en-AU', screenAreas)
const names = await loaded('en-AU', ['names'])

const screens = codeIn('apps/web/src')
/** Whoever says words of a screen: reports have the same drawings, lists and sentences. */
const sayers = [...screens, ...codeIn('packages/report/src')]

describe('a code', () => {
  const code = /^(shell|components|identity|money|help|measuring|roofs|review|administration|report)\.[a-z0-9-]+$/
  const written = new Set(sayers.flatMap(literalsIn))

  it('has its words', () => {
    expect(sayers.length).toBeGreaterThan(500)
    expect([...written].filter((text) => code.test(text) && !Object.hasOwn(screenWords, text))).toEqual([])
  })

  it('is said somewhere', () => {
    expect(Object.keys(screenWords).filter((each) => !written.has(each))).toEqual([])
  })

  it('stands in the area of its name', async () => {
    for (const area of screenAreas) {
      const codes = Object.keys(await areasOf('en-AU')[area]())
      expect(codes.filter((each) => !each.startsWith(`${area}.`))).toEqual([])
    }
  })
})

/** The texts of lists that users choose from; a terrain is shown as a name and its explanation. */
const choiceWords = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value, ...Object.values(terrainOption(value))]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(choiceWords) : []
}

type Field = {
  readonly label: string
  readonly unit?: string
  /** Said as "Empty: …", and alone in a summary. */
  readonly empty?: string
  readonly hint?: string
  readonly choices?: readonly { readonly label: string }[]
  /** Its options are a list of the catalogue's choices. */
  readonly list?: string
}
const fields: readonly Field[] = [
  ...stepIds.flatMap((step) => Object.values(fieldsOf(step))),
  ...Object.values(optionFields),
]
const wordsOfField = ({ label, empty, hint = '', choices: own = [] }: Field): readonly string[] =>
  [label, ...(empty === undefined ? [hint] : [empty, capital(empty)]), ...own.map((choice) => choice.label)].filter(
    (words) => /[a-z]{2}/.test(words),
  )

/** Not the code of an entry. */
const isShown = (words: string): boolean => /^[A-Z0-9].*[a-z]{2}/.test(words)

/** Places and sheeting products have one name in every language. */
const listed = fields.flatMap(({ list }) => (list && !['states', 'sheetings'].includes(list) ? [list] : []))

describe('a name', () => {
  const isNamed = (words: string): boolean => Object.hasOwn(names, words)

  it('is there for every field and its options', () => {
    expect(fields.length).toBeGreaterThan(60)
    expect(fields.flatMap(wordsOfField).filter((words) => !isNamed(words))).toEqual([])
  })

  it('is there for everything that users choose from', () => {
    const lists: Readonly<Record<string, unknown>> = choices
    const words = [...new Set(listed.flatMap((list) => choiceWords(lists[list])))].filter(isShown)
    expect(words.length).toBeGreaterThan(30)
    expect(words.filter((each) => !isNamed(each))).toEqual([])
  })

  it('is there for every word of ours that a refusal names', () => {
    expect([...everyToldWord].filter((words) => !isNamed(words))).toEqual([])
  })

  it('is there for every constant of a screen', () => {
    const start = /^apps\/web\/src\/(main|app\/[^/]+)\.tsx?$/
    const constants = new Set(screens.filter((path) => !start.test(path)).flatMap(constantsIn))
    // Kept with a project and printed, in English.
    constants.delete('Roof')
    expect(constants.size).toBeGreaterThan(10)
    expect([...constants].filter((words) => !isNamed(words))).toEqual([])
  })

  it('is that of something', () => {
    const places = [
      'apps/web/src',
      'apps/server/src',
      'packages/contract/src',
      'packages/report/src',
      'packages/words/src/numbers',
    ]
    const written = places.flatMap(codeIn).flatMap(writtenIn)
    const known = new Set([...written, ...choiceWords(choices), ...fields.flatMap(wordsOfField), ...everyToldWord])
    expect(Object.keys(names).filter((name) => !known.has(name) && !known.has(withoutValues(name)))).toEqual([])
  })
})

const placeholders = (words: string): string => [...new Set(words.match(/\{\w+\}/g))].sort().join(' ')

describe.each(languageTags.filter((tag) => tag !== 'en-AU'))('%s', async (language) => {
  const words = await loaded(language, spokenAreas)

  it('has the codes and placeholders of English', () => {
    expect(Object.keys(words).sort()).toEqual(Object.keys(english).sort())
    const uneven = Object.entries(english).filter(
      ([code, said]) => placeholders(said) !== placeholders(words[code] ?? ''),
    )
    expect(uneven).toEqual([])
  })
})

describe('Simplified Chinese', async () => {
  const chinese = Object.entries(await loaded('zh-Hans', spokenAreas))

  it('is written in Chinese, with its own punctuation', () => {
    const latin = chinese.filter(
      ([code, said]) =>
        english[code] !== said && !/\p{Script=Han}/u.test(said) && /[A-Za-z]{3}/.test(withoutValues(said)),
    )
    expect(latin).toEqual([])
    expect(chinese.filter(([, said]) => /\p{Script=Han}[,;:?!]/u.test(said))).toEqual([])
  })

  it('has no English sentence', () => {
    expect(
      chinese.filter(([code, said]) => said === english[code] && /[a-z]{3,} [a-z]{2,}/.test(withoutValues(said))),
    ).toEqual([])
  })
})

describe('screens', () => {
  it('say nothing but by code', () => {
    expect(screens.flatMap(bareIn)).toEqual([])
  })

  it('speak when they are shown: a module is loaded before the language is known', () => {
    expect(sayers.flatMap(saidEarlyIn)).toEqual([])
  })

  it('and mails alone know of a second language: reports and programs are English', () => {
    const others = ['apps/cli/src', 'packages/report/src', 'packages/engine', 'data'].flatMap(codeIn)
    expect(others.length).toBeGreaterThan(300)
    expect(others.filter((path) => writtenIn(path).some((text) => /zh-hans/i.test(text)))).toEqual([])
  })
})
