import { defaultOptions } from './assessment-input.ts'

/**
 * What was asked, by which a paid result is found again in every later release: what the user said, without what was left alone.
 * An option that a release brings is left alone by everybody who asked before, so it changes nothing while it stands at its default.
 */

type Values = Readonly<Record<string, unknown>>

/** Read by the release that stored it, so names and values may be of an earlier one. */
export type StoredInput = Values & { readonly options: Values }

type Former = { readonly before: string; readonly defaults: Values }

/**
 * Each change of a default, oldest first: the option that came with it, which inputs stored before do not have, and what was left
 * alone until then.
 */
const formerDefaults: readonly Former[] = [{ before: 'racking', defaults: { arrayMass: 15 } }]

/** Our words to the user, which may be put better: nobody asked for them. */
const notAsked = ['regionNote']

const isThere = (value: unknown): boolean => value !== null && value !== undefined

/** Null and absent are the same: an answer that a release brought is null in the inputs of a later one. */
const present = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const said = Object.entries(value).filter(([name, inner]) => isThere(inner) && !notAsked.includes(name))
  return Object.fromEntries(said.map(([name, inner]) => [name, present(inner)]))
}

const without = (options: Values, defaults: readonly Values[]): Values =>
  Object.fromEntries(Object.entries(options).filter(([name, value]) => defaults.every((one) => one[name] !== value)))

/** By the defaults that stood before a change and before those that followed it. */
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

/** Z and C purlins have no battens. Earlier releases took a capacity of battens there, which changed nothing. */
const withoutUnusedCapacity = (input: StoredInput): StoredInput =>
  isOnCleats(input) ? { ...input, options: { ...input.options, battenCapacity: null } } : input

/** Of an input as it is stored: by the defaults of its own release. */
export const askedOnce = (stored: StoredInput): unknown => {
  const input = withoutUnusedCapacity(stored)
  const former = formerDefaults.find(({ before }) => !(before in input.options))
  return former ? askedBefore(input, former) : askedNow(input)
}

/** Fixings of battens that earlier releases took there in the same way; of these the identity is kept with its row. */
const fixingsNeverUsed = ['one-nail', 'two-nails', 'one-screw', 'two-screws']

const withUnusedFixings = (input: StoredInput): readonly StoredInput[] =>
  isOnCleats(input) && input.options.battenFixing === 'unsure'
    ? fixingsNeverUsed.map((battenFixing) => ({ ...input, options: { ...input.options, battenFixing } }))
    : []

/** What today's input asks, and what it was asked as in each release that had other defaults or took what it did not use. */
export const everyWayAsked = (input: StoredInput): readonly unknown[] =>
  [input, ...withUnusedFixings(input)].flatMap((one) => [
    askedNow(one),
    ...formerDefaults.map((former) => askedBefore(one, former)),
  ])
