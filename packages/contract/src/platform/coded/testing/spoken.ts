import { type MessageKey, messages } from '../../messages.ts'
import type { CodedProblem } from '../../problem.ts'
import { filled } from '../../text.ts'
import type { Coded, CodedValue } from '../coded.ts'
import type { Told } from '../told.ts'

const isMessage = (code: string): code is MessageKey => Object.hasOwn(messages, code)

const valueIn = (value: CodedValue): string =>
  typeof value === 'object' && value !== null && 'code' in value ? saidInEnglish(value) : String(value)

/** The sentence of a code; a word of ours is its own. */
export const saidInEnglish = ({ code, values = {} }: Coded): string => {
  if (!isMessage(code)) return code
  const said = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, valueIn(value)]))
  return filled(messages[code], said).trimEnd()
}

/** The sentence of what was told, after its code was seen to say the same. */
export const spoken = ({ message, coded }: Told): string => {
  const said = saidInEnglish(coded)
  if (said !== message) throw new Error(`"${message}" is coded as ${JSON.stringify(coded)}, which says "${said}".`)
  return message
}

/** Field and sentence of problems, after their codes were seen to say the same. */
export const spokenProblems = (problems: readonly CodedProblem[]) =>
  problems.map(({ field, ...told }) => ({ field, message: spoken(told) }))
