import { messages } from '@soundroof/words/en-au/messages/messages'
import { sayIn } from '@soundroof/words/say'
import type { Problem } from '../../problem.ts'
import type { Coded } from '../coded.ts'
import type { Told } from '../told.ts'

const sentences: Readonly<Record<string, string>> = messages

const namesIn = (sentence: string): ReadonlySet<string> =>
  new Set([...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))

/** Throws where a message has values that its sentence does not name, or lacks one. */
export const requireOwnValues = ({ code, values = {} }: Coded): void => {
  const sentence = Object.hasOwn(sentences, code) ? sentences[code] : undefined
  if (sentence === undefined) return
  const [names, given] = [namesIn(sentence), Object.keys(values)]
  if (given.length !== names.size || given.some((name) => !names.has(name)))
    throw new Error(`"${sentence}" is given ${JSON.stringify(values)}.`)
}

/** The sentence in English, after `requireOwnValues`. */
export const spoken = ({ coded }: Told): string => {
  requireOwnValues(coded)
  return sayIn('en-AU')(coded)
}

/** Field and sentence of problems. */
export const spokenProblems = (problems: readonly Problem[]) =>
  problems.map(({ field, ...told }) => ({ field, message: spoken(told) }))
