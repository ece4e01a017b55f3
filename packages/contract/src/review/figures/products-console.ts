import { z } from 'zod'
import { told } from '../../platform/messages.ts'
import { oneLine } from '../../platform/one-line.ts'
import type { Problem } from '../../platform/problem.ts'
import { isBlank } from '../../platform/visible-text.ts'
import { layoutOf } from '../../roofs/catalogue/products/fields/product-layouts.ts'
import { problemInForm } from '../../roofs/catalogue/products/fields/product-problems.ts'
import { type PvModule, pvModule } from '../../roofs/catalogue/products/pv-module.ts'
import { type RackingSystem, rackingSystem } from '../../roofs/catalogue/products/racking-system.ts'
import { readEntry } from '../../roofs/catalogue/products/read-product.ts'
import { seenZones, signOffRow } from './figures-console.ts'

/** Racking systems and modules as the provider keeps them: entered from a certificate, signed off like figures. */

export const productKinds = ['racking', 'modules'] as const
const productKind = z.enum(productKinds)
/** Also the first part of the figure's id. */
export type ProductKind = z.infer<typeof productKind>
export type Product = RackingSystem | PvModule

const productRow = z.strictObject({
  kind: productKind,
  id: z.string(),
  name: z.string(),
  source: z.string(),
  edition: z.string(),
  validFrom: z.string().nullable(),
  validUntil: z.string().nullable(),
  /** Part of the product, imported from a file, or kept in the console. */
  origin: z.enum(['generic', 'imported', 'console']),
  status: z.enum(['verified', 'unverified', 'estimate']),
  /** Its figures do not hold today. */
  isOutOfDate: z.boolean(),
  /** All fields, as JSON; null while the product waits for approval. */
  entry: z.record(z.string(), z.unknown()).nullable(),
  signed: signOffRow.nullable(),
  waiting: signOffRow.nullable(),
  /** Issued results that rest on it, at most 1 000. */
  results: z.number().int(),
})
/** A product with its sign-offs. */
export type ProductRow = z.infer<typeof productRow>
/** `secondEngineer`: another engineer has to approve. */
export const consoleProducts = z.strictObject({ rows: z.array(productRow), secondEngineer: z.boolean() })

/** A product entered from a certificate, for approval. */
export const productProposal = z.strictObject({
  kind: productKind.meta({ label: 'Kind' }),
  /** Fields as in the files of `npm run import-racking` and `import-module`. */
  entry: z.record(z.string().max(100), z.unknown()).meta({ label: 'Entry' }),
  reason: oneLine('Reason', 1000),
  /** Address of the uploaded certificate. */
  evidence: z.string().min(1).max(2000).meta({ label: 'Evidence' }),
  seen: seenZones,
})
export type ProductProposal = z.infer<typeof productProposal>

type ReadProduct =
  | { readonly ok: true; readonly product: Product }
  | { readonly ok: false; readonly problems: readonly Problem[] }

const read = (kind: ProductKind, entry: unknown) =>
  kind === 'racking' ? readEntry(rackingSystem, entry) : readEntry(pvModule, entry)

/** Reads an entry; every problem names its place, one for each: `entry.fixings[2].capacity`. */
export const readProduct = ({ kind, entry, reason }: Omit<ProductProposal, 'evidence' | 'seen'>): ReadProduct => {
  const blank = isBlank(reason) ? [{ field: 'reason', ...told('figureReasonRequired') }] : []
  const found = read(kind, { status: 'unverified', ...entry, origin: 'imported' })
  if (found.ok && blank.length === 0) return { ok: true, product: found.entry }
  const problems = found.ok ? [] : found.problems.map((problem) => problemInForm(layoutOf[kind], entry, problem))
  const first = problems.filter(({ field }, index) => problems.findIndex((other) => other.field === field) === index)
  return { ok: false, problems: [...first, ...blank] }
}
