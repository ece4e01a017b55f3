export type Pattern = { readonly template: string; readonly form: RegExp }

const literal = (part: string): string => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const placeholder = /\{(\w+)\}(?=(\{?))/g

export const aNumber = '-?\\d[\\d.,]*'

/** What may stand for a placeholder, by its name. */
type FormOfValue = (name: string) => string

const anything: FormOfValue = () => '.*?'

/** A name that stands again is the same again; right before another one stands a number, as in "60 mm". */
const formOf = (template: string, formOfValue: FormOfValue): RegExp => {
  const named = new Set<string>()
  let form = ''
  let end = 0
  for (const { 0: whole, 1: name = '', 2: next, index } of template.matchAll(placeholder)) {
    const value = next === '' ? formOfValue(name) : aNumber
    form += literal(template.slice(end, index)) + (named.has(name) ? `\\k<${name}>` : `(?<${name}>${value})`)
    named.add(name)
    end = index + whole.length
  }
  return new RegExp(`^${form}${literal(template.slice(end))}$`, 's')
}

export const lengthOfWords = (template: string): number => template.replace(placeholder, '').length

/** Those with most words first: a short template fits many sentences. */
export const patternsOf = (templates: readonly string[], formOfValue = anything): readonly Pattern[] =>
  templates
    .filter((template) => template.includes('{'))
    .sort((one, other) => lengthOfWords(other) - lengthOfWords(one))
    .map((template) => ({ template, form: formOf(template, formOfValue) }))
