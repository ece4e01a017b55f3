import { createHash } from 'node:crypto'
import type { CapacityTable } from '@soundroof/contract/roofs/catalogue/capacity-table'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { Choices } from '@soundroof/contract/roofs/catalogue/choices'
import { readImportedTable } from '@soundroof/contract/roofs/catalogue/imported-table'
import { maxSpansByRule } from '@soundroof/contract/roofs/catalogue/max-span-rule'
import { tableSizes } from '@soundroof/contract/roofs/catalogue/table-sizes'
import { sayIn } from '@soundroof/words/say'
import type { Draft } from './draft.ts'

const say = sayIn('en-AU')

export type Completed =
  | { readonly ok: true; readonly table: CapacityTable; readonly derived: boolean }
  | { readonly ok: false; readonly problems: readonly string[] }

const spanMembers = ['lappedMaxSpan', 'continuousMaxSpan', 'simpleMaxSpan'] as const

/** Defaults of a size; entries of the file take precedence. */
const usual = (draft: Draft, choices: Choices, catalogue: Catalogue): Draft => {
  const size = tableSizes(choices).find(({ name }) => name === draft.name)
  const mass = size ? catalogue.purlins[size.name]?.mass : undefined
  return {
    ...(size ? { title: size.title, kind: size.kind, depth: size.depth, thickness: size.thickness } : {}),
    ...(mass === undefined ? {} : { mass }),
    status: 'unverified',
    units: 'spans mm; loads kN/m; mass kg/m',
  }
}

/** Placeholders that pass validation and are then replaced by the rule. */
const noSpans = (draft: Draft): Draft => {
  const none = draft.kind === 'zc' ? [0, 0, 0, 0] : 0
  return Object.fromEntries(spanMembers.filter((member) => draft[member] === undefined).map((member) => [member, none]))
}

/** First digits of the SHA-256 of the file that a table came from. */
export const fileVersion = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 16)

/** A draft as a validated table: name and mass of the size where the file has none, max spans by the rule. */
export const completeTable = (draft: Draft, version: string, choices: Choices, catalogue: Catalogue): Completed => {
  const { oddValues: _, oddValueCount: __, ...told } = draft
  const whole = { ...usual(draft, choices, catalogue), ...told, version }
  const missing = noSpans(whole)
  const read = readImportedTable(say, { ...whole, ...missing }, choices)
  if (!read.ok) return { ok: false, problems: read.problems.map(({ field, coded }) => `${field}: ${say(coded)}`) }
  const derived = Object.keys(missing).length > 0
  if (!derived) return { ok: true, table: read.value, derived }
  const size = tableSizes(choices).find(({ name }) => name === read.value.name)
  const byRule = Object.entries(maxSpansByRule(read.value, size?.maxSpacing ?? 0)).filter(
    ([member]) => member in missing,
  )
  return { ok: true, table: { ...read.value, ...Object.fromEntries(byRule) }, derived }
}
