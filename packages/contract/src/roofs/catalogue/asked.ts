import { defaultOptions } from './assessment-input.ts'

/** Identity of a paid question: the inputs without options at their default, so later options change none. */

type Values = Readonly<Record<string, unknown>>

/** Input as an earlier release stored it: names and values may be those of that release. */
export type StoredInput = Values & { readonly options: Values }

type Former = { readonly before: string; readonly defaults: Values }

/** Each change of a default, oldest first: an option that older inputs lack, and the defaults before the change. */
const formerDefaults: readonly Former[] = [{ before: 'racking', defaults: { arrayMass: 15 } }]

/** Notes that we write to the user and may reword: no part of the question. */
const notAsked = ['regionNote']

const isThere = (value: unknown): boolean => value !== null && value !== undefined

/** Null and absent are the same: a field that a release added is absent in older inputs and null in newer ones. */
const present = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const said = Object.entries(value).filter(([name, inner]) => isThere(inner) && !notAsked.includes(name))
  return Object.fromEntries(said.map(([name, inner]) => [name, present(inner)]))
}

const without = (options: Values, defaults: readonly Values[]): Values =>
  Object.fromEntries(Object.entries(options).filter(([name, value]) => defaults.every((one) => one[name] !== value)))

/** The question by the defaults before this change; later former defaults are left out too. */
const askedBefore = (input: StoredInput, former: Former): unknown => {
  const since = formerDefaults.slice(formerDefaults.indexOf(former)).map(({ defaults }) => defaults)
  const asked = present({ ...input, options: without(input.options, [defaultOptions, ...since]) })
  return { before: former.before, asked }
}

const askedNow = (input: StoredInput): unknown =>
  present({ ...input, options: without(input.options, [defaultOptions]) })

const isOnCleats = ({ purlin }: StoredInput): boolean => {
  const { material, section } = (purlin ?? {}) as Values
  return material === 'steel' && (section === 'Z' || section === 'C')
}

/** Z and C purlins have no battens. Earlier releases accepted a capacity of battens there, which changed nothing. */
const withoutUnusedCapacity = (input: StoredInput): StoredInput =>
  isOnCleats(input) ? { ...input, options: { ...input.options, battenCapacity: null } } : input

/** The question of a stored input, by the defaults of its own release. */
export const askedOnce = (stored: StoredInput): unknown => {
  const input = withoutUnusedCapacity(stored)
  const former = formerDefaults.find(({ before }) => !(before in input.options))
  return former ? askedBefore(input, former) : askedNow(input)
}

/** Batten fixings that earlier releases also accepted on Z and C purlins, unused; the row stores the identity with them. */
const fixingsNeverUsed = ['one-nail', 'two-nails', 'one-screw', 'two-screws']

const withUnusedFixings = (input: StoredInput): readonly StoredInput[] =>
  isOnCleats(input) && input.options.battenFixing === 'unsure'
    ? fixingsNeverUsed.map((battenFixing) => ({ ...input, options: { ...input.options, battenFixing } }))
    : []

/** Every identity under which an earlier release may have stored today's question. */
export const everyWayAsked = (input: StoredInput): readonly unknown[] =>
  [input, ...withUnusedFixings(input)].flatMap((one) => [
    askedNow(one),
    ...formerDefaults.map((former) => askedBefore(one, former)),
  ])
