import { isVisibleLine } from '@soundroof/contract/platform/visible-text'
import {
  type OwnModule,
  type OwnRacking,
  ownModule,
  ownRacking,
} from '@soundroof/contract/roofs/catalogue/products/own-product'
import type { Message, PlainCode } from '../../../../platform/words/use-say.ts'

/** Fields of a product of a data sheet, and why one is refused. */

export type OwnKind = 'racking' | 'module'

/** A number, what was typed in its place, or a text. */
export type Typed = Readonly<Record<string, string | number | null>>

type TextField = { readonly name: string; readonly label: PlainCode; readonly longest: number }
type NumberField = {
  readonly name: string
  readonly label: PlainCode
  readonly unit: string
  readonly min: number
  readonly max: number
  readonly optional?: boolean
}
export type OwnField = TextField | NumberField

export const isText = (field: OwnField): field is TextField => 'longest' in field

const names: readonly OwnField[] = [
  { name: 'maker', label: 'roofs.maker', longest: 60 },
  { name: 'model', label: 'roofs.model', longest: 60 },
]

/** The limits are those of the contract; a test compares them. */
export const ownFields: Readonly<Record<OwnKind, readonly OwnField[]>> = {
  module: [
    ...names,
    { name: 'length', label: 'roofs.own-length', unit: 'mm', min: 300, max: 3000 },
    { name: 'width', label: 'roofs.own-width', unit: 'mm', min: 300, max: 2000 },
    { name: 'mass', label: 'roofs.own-mass', unit: 'kg', min: 1, max: 100 },
    { name: 'power', label: 'roofs.own-power', unit: 'W', min: 1, max: 2000, optional: true },
  ],
  racking: [...names, { name: 'mass', label: 'roofs.own-mass-of-racking', unit: 'kg/m2', min: 0.01, max: 30 }],
}

const problemOf = (field: OwnField, value: string | number | null | undefined): Message | null => {
  const label = { code: field.label }
  if (isText(field)) {
    const text = String(value ?? '').trim()
    if (text === '') return { code: 'missing', values: { label } }
    if (text.length > field.longest) return { code: 'tooLong', values: { label, max: field.longest } }
    return isVisibleLine(text) ? null : { code: 'missing', values: { label } }
  }
  if (value === null || value === undefined) return field.optional ? null : { code: 'missing', values: { label } }
  const { min, max, unit } = field
  const fits = typeof value === 'number' && value >= min && value <= max
  return fits ? null : { code: 'outOfRange', values: { label, min, max, unit: ` ${unit}` } }
}

const mostMass = 60

/** What two numbers say together. */
const problemsTogether = (kind: OwnKind, { length, width, mass }: Typed): Readonly<Record<string, Message>> => {
  if (kind === 'racking' || typeof length !== 'number' || typeof width !== 'number') return {}
  if (width > length) return { width: 'roofs.longer-side-is-the-length' }
  const most = Math.floor((mostMass * length * width) / 1_000_000)
  return typeof mass === 'number' && mass > most
    ? { mass: { code: 'roofs.at-most-kg-of-this-size', values: { most } } }
    : {}
}

/** Problems by field; none: `ownEntry` takes it. */
export const ownProblems = (kind: OwnKind, typed: Typed): Readonly<Record<string, Message>> => {
  const each = ownFields[kind].flatMap((field): readonly (readonly [string, Message])[] => {
    const problem = problemOf(field, typed[field.name])
    return problem === null ? [] : [[field.name, problem]]
  })
  return each.length > 0 ? Object.fromEntries(each) : problemsTogether(kind, typed)
}

const trimmed = (typed: Typed): Typed =>
  Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  )

export const readOwn = {
  module: (typed: unknown): OwnModule | null => ownModule.safeParse(typed).data ?? null,
  racking: (typed: unknown): OwnRacking | null => ownRacking.safeParse(typed).data ?? null,
}

/** The entry of a form without problems. */
export const ownEntry = (kind: OwnKind, typed: Typed): OwnModule | OwnRacking | null => readOwn[kind](trimmed(typed))
