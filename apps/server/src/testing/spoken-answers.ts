import { isDeepStrictEqual } from 'node:util'
import type { Api, DataOf, EndpointName } from '@soundroof/contract/api'
import type { Coded } from '@soundroof/contract/platform/coded/coded'
import { requireOwnValues } from '@soundroof/contract/platform/coded/testing/spoken'
import { refusal } from '@soundroof/contract/platform/problem'
import type { CodedResult } from '@soundroof/contract/roofs/results/result'
import { messages } from '@soundroof/words/en-au/messages/messages'
import { results } from '@soundroof/words/en-au/results/results'
import { layoutInWords } from '@soundroof/words/layout-in-words'
import { adviceInWords, briefInWords, inWords } from '@soundroof/words/result-in-words'
import { sayIn } from '@soundroof/words/say'
import { everyToldWord } from './every-told-word.ts'

/** Checks that every code of an answer has its sentence. */

const say = sayIn('en-AU')
const wordsIn = ({ code, values }: Coded): readonly string[] => {
  const inner = Object.values(values ?? {}).flatMap((value) =>
    typeof value === 'object' && value !== null && 'code' in value ? wordsIn(value) : [],
  )
  return code in messages || code in results ? inner : [code, ...inner]
}

type Sentence = { readonly message?: string | undefined; readonly coded?: Coded | undefined }

const requireSaid = ({ message, coded }: Sentence): void => {
  if (coded === undefined) throw new Error(`"${message}" has no code.`)
  requireOwnValues(coded)
  if (say(coded) !== message) throw new Error(`"${message}" is coded as ${JSON.stringify(coded)}.`)
  const unknown = wordsIn(coded).filter((word) => !everyToldWord.has(word))
  if (unknown.length > 0) throw new Error(`These words of a code are in no list: ${unknown.join(', ')}.`)
}

const withoutCode = <S extends Sentence>(sentence: S): S => {
  requireSaid(sentence)
  const { coded: _, ...rest } = sentence
  return rest as S
}

type Refusal = Sentence & { readonly code: number; readonly issues?: readonly Sentence[] }

/** A refusal without its codes, after a check that the contract has it and that its codes give its sentences. */
export const spokenRefusal = <R extends Refusal>(body: R): R => {
  refusal.parse(body)
  const { issues, ...rest } = withoutCode(body)
  return { ...rest, ...(issues ? { issues: issues.map(withoutCode) } : {}) } as unknown as R
}

const requireSame = (said: unknown, words: unknown, name: string): void => {
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(said)), words))
    throw new Error(`The codes that ${name} answers do not say its words.`)
}

type Data<N extends EndpointName> = NonNullable<DataOf<Api[N]>>

const requireCoded = <C>(coded: C | undefined, name: string): C => {
  if (coded === undefined) throw new Error(`${name} answers words without codes.`)
  return coded
}

const requireResult = (
  { result, coded }: Data<'issuedResult'> | Data<'issuedBrief'> | Data<'getResult'> | Variant,
  name: string,
): void => {
  const codes = requireCoded(coded, name)
  requireSame('trace' in codes ? inWords(codes, 'en-AU') : briefInWords(codes as CodedResult, 'en-AU'), result, name)
}
type Variant = Data<'whatIf'>['variants'][number]

const requireLayout = ({ layout, coded }: Data<'layout'>, name: string): void =>
  requireSame(layoutInWords({ ...layout, ...requireCoded(coded, name) }, 'en-AU'), layout, name)

const requireAdvice = ({ coded, ...advice }: Data<'advice'>, name: string): void =>
  requireSame(adviceInWords(requireCoded(coded, name), 'en-AU'), advice, name)

const requireAnswer = (answer: Data<'getResult'>, name: string): void => {
  if (answer.isResult === 1) requireResult(answer, name)
  else requireSaid({ message: answer.message, coded: answer.coded_message })
}

const requireWarnings = (row: Data<'projectDetail'>): void =>
  row.product_warnings.forEach((message, index) => {
    requireSaid({ message, coded: row.product_warnings_coded[index] })
  })

const checks: { readonly [N in EndpointName]?: (data: Data<N>, name: string) => void } = {
  getResult: requireAnswer,
  issuedResult: requireResult,
  issuedBrief: requireResult,
  consoleResult: requireResult,
  advice: requireAdvice,
  layout: requireLayout,
  consoleLayout: requireLayout,
  uploadProject: ({ message, coded }) => {
    if (message !== undefined) requireSaid({ message, coded })
  },
  projectDetail: requireWarnings,
  projects: (rows) => rows.forEach(requireWarnings),
  projectsByPost: (rows) => rows.forEach(requireWarnings),
  sessions: (rows) => {
    for (const { device, coded } of rows) requireSaid({ message: device || 'Unknown device', coded })
  },
  notices: ({ rows }) => {
    for (const { text, coded } of rows) requireSaid({ message: text, coded })
  },
  records: ({ records }) => {
    for (const { event, coded } of records) requireSaid({ message: event, coded })
  },
  consoleProject: ({ project, records }) => {
    requireWarnings(project)
    for (const { text, coded } of records) requireSaid({ message: text, coded })
  },
  whatIf: ({ variants }, name) => {
    for (const variant of variants) {
      requireResult(variant, name)
      if (variant.layout) requireLayout(variant.layout, name)
      variant.layoutProblems?.forEach(requireSaid)
    }
  },
}

/** An answer as tests read it: a refusal without its codes. */
export const spokenAnswer = <B extends Refusal>(name: EndpointName, body: B): B => {
  if (body.code !== 0) return spokenRefusal(body)
  const { data } = body as B & { readonly data?: never }
  const check = checks[name] as ((data: never, name: string) => void) | undefined
  if (data && check) check(data, name)
  const { message, coded } = body
  if (message !== undefined) requireSaid({ message, coded })
  return body
}
