import type { EntryProblem, ReadEntry } from '@soundroof/contract/roofs/catalogue/products/read-product'
import type { ProductDraft, ReadProducts } from './product-draft.ts'

/** Drafts of products as proven entries of the catalogue. */

type Entry = { readonly id: string }

export type Checked<E> = {
  readonly file: string
  readonly entries: readonly E[]
  readonly problems: readonly string[]
}

export type Rules<E> = {
  readonly read: (value: unknown) => ReadEntry<E>
  /** Ids of the entries that are part of this product. */
  readonly published: readonly string[]
  /** Year-month-day. */
  readonly today: string
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined

const expiryProblems = (value: unknown, today: string): readonly EntryProblem[] => {
  const until = memberOf(value, 'validUntil')
  const isPast = typeof until === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(until) && until < today
  const message = `${until} has passed: enter the figures of the current edition`
  return isPast ? [{ path: ['validUntil'], message }] : []
}

const idProblems = (value: unknown, published: readonly string[]): readonly EntryProblem[] => {
  const id = memberOf(value, 'id')
  const isTaken = typeof id === 'string' && published.includes(id)
  return isTaken ? [{ path: ['id'], message: `"${id}" is a generic entry: give yours another id` }] : []
}

const imported = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value, origin: 'imported' } : value

const checkOne = <E extends Entry>({ value, placeOf }: ProductDraft, rules: Rules<E>) => {
  const read = rules.read(imported(value))
  const problems = [
    ...(read.ok ? [] : read.problems),
    ...expiryProblems(value, rules.today),
    ...idProblems(value, rules.published),
  ].map(({ path, message }) => `${placeOf(path)}: ${message}`)
  return { entry: read.ok && problems.length === 0 ? read.entry : null, problems }
}

/** Every problem of a file at once. */
export const checkProducts = <E extends Entry>(file: string, read: ReadProducts, rules: Rules<E>): Checked<E> => {
  const checked = read.drafts.map((draft) => checkOne(draft, rules))
  return {
    file,
    entries: checked.flatMap(({ entry }) => entry ?? []),
    problems: [...read.problems, ...checked.flatMap(({ problems }) => problems)],
  }
}

/** Two entries of one id would overwrite each other. */
export const withoutTwins = <E extends Entry>(files: readonly Checked<E>[]): readonly Checked<E>[] => {
  const all = files.flatMap(({ file, entries }) => entries.map(({ id }) => ({ file, id })))
  return files.map((checked) => {
    const twins = checked.entries.filter(({ id }) => all.filter((other) => other.id === id).length > 1)
    const ids = [...new Set(twins.map(({ id }) => id))]
    const problems = ids.map((id) => {
      const others = [...new Set(all.filter((other) => other.id === id).map(({ file }) => file))]
      return `id: "${id}" is given more than once (${others.join(', ')}): give each entry its own id`
    })
    return { ...checked, problems: [...checked.problems, ...problems] }
  })
}
