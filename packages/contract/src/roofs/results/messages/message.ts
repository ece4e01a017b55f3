// Longer than 300 lines: every code of a result with its values in one union.
import { z } from 'zod'
import type { ArrayCode, ArrayValues } from './array-codes.ts'
import type { AssumptionsCode } from './assumptions-codes.ts'
import type { AssumptionsValues } from './assumptions-values.ts'
import type { ConditionsCode } from './conditions-codes.ts'
import type { CrossingsCode } from './crossings-codes.ts'
import type { FixingsCode } from './fixings-codes.ts'
import type { FixingsValues } from './fixings-values.ts'
import type { FramesValues, LoadCombination } from './frames-values.ts'
import type { HintValues } from './hint-codes.ts'
import type { LayoutCode, LayoutValues } from './layout-codes.ts'
import type { MaterialsCode, MaterialsValues } from './materials-codes.ts'
import type { MembersCode } from './members-codes.ts'
import type { PartsCode, PartsValues } from './parts-codes.ts'
import type { PlaceCode } from './place-codes.ts'
import type { PlaceValues } from './place-values.ts'
import type { ProductCode } from './product-codes.ts'
import type { ProductValues } from './product-values.ts'
import type { RemediesCode, RemediesValues } from './remedies-codes.ts'
import type { RoofFormCode, RoofFormValues } from './roof-form-codes.ts'
import type { ScopeCode } from './scope-codes.ts'
import type { StandardsValues } from './standards-values.ts'
import type { VerdictCode, VerdictValues } from './verdict-codes.ts'
import type { WindCode } from './wind-codes.ts'

type DataStatus = 'verified' | 'unverified' | 'estimate'

/** Messages with values, by code. A value may itself be a message. */
export type MessageValues = ArrayValues &
  AssumptionsValues &
  FixingsValues &
  FramesValues &
  HintValues &
  ProductValues &
  PlaceValues &
  RemediesValues &
  LayoutValues &
  MaterialsValues &
  PartsValues &
  RoofFormValues &
  StandardsValues &
  VerdictValues & {
    readonly 'suction-rows': { readonly rows: Message }
    // Fixings and their checks.
    readonly 'spacing-by': { readonly check: Message }
    readonly 'regions-c-and-d-thin-steel': { readonly below: number }
    readonly 'sheeting-product': { readonly sheeting: number; readonly name: string }
    readonly 'support-from': { readonly support: string; readonly from: number; readonly isCyclonic: boolean }
    // Rails, ribs and zones.
    readonly 'few-feet-on-courses': { readonly zone: string; readonly spacing: Message }
    readonly 'rails-laid-out': { readonly rails: number; readonly layout: Message }
    readonly 'no-whole-ribs': {
      readonly pitch: number
      readonly rails: number
      readonly from: number
      readonly to: number
    }
    readonly 'clear-of-lines': { readonly distance: number; readonly lines: readonly Message[] }
    readonly 'band-between-lines': { readonly from: number; readonly to: number; readonly lines: readonly Message[] }
    readonly 'band-along-lines': { readonly distance: number; readonly lines: readonly Message[] }
    readonly 'place-away-from-wall': { readonly place: Message; readonly reach: number }
    readonly 'place-and-beside-wall': { readonly place: Message; readonly reach: number }
    // Purlins, rafters and their checks.
    readonly 'beside-bare-roof': { readonly reason: Message; readonly bare: number }
    readonly 'panels-add-nothing': { readonly reason: Message; readonly bare: number }
    readonly 'panels-add-when-lower': { readonly reason: Message; readonly bare: number }
    readonly 'uplift-ratio-kept': { readonly reason: Message }
    readonly 'downward-ratio-kept': { readonly reason: Message }
    readonly 'ratio-refused': { readonly reason: Message }
    // `compares`: which loads. Absent in results stored before the field existed.
    readonly 'loads-compared': {
      readonly with: LoadCombination
      readonly without: LoadCombination
      readonly circumstances: readonly Message[]
    }
    readonly 'ratio-too-large': {
      readonly check: Message
      readonly ratio: number
      readonly largest: number
      readonly compares?: Message
    }
    readonly 'ratio-refused-when-lower': {
      readonly reason: Message
      readonly ratio: number | null
      readonly compares?: Message
    }
    readonly 'ratio-refused-in-lighter-wind': {
      readonly reason: Message
      readonly ratio: number
      readonly compares?: Message
    }
    readonly 'ratio-refused-with-other-doors': {
      readonly reason: Message
      readonly ratio: number | null
      readonly compares?: Message
    }
    readonly 'purlins-little-more': { readonly zones: readonly string[]; readonly compares?: Message }
    readonly 'estimate-little-more': {
      readonly zones: readonly string[]
      readonly worst: Message | null
      readonly compares?: Message
    }
    readonly 'frame-uplift-little-more': { readonly added: number; readonly compares?: Message }
    readonly 'frame-solar-allowance': { readonly weight: number; readonly added: number; readonly compares?: Message }
    readonly 'panels-add-to-frame': { readonly added: number; readonly compares?: Message }
    readonly 'panels-add-otherwise': { readonly reason: Message; readonly bare: number }
    readonly 'estimate-counts-in-part': { readonly reason: Message; readonly share: number }
    readonly 'both-circumstances': { readonly first: Message; readonly second: Message }
    readonly 'panels-add-little': { readonly reason: Message; readonly bare: number }
    readonly 'owner-to-accept': { readonly reason: Message }
    readonly 'panels-lift-first': { readonly reason: Message }
    readonly 'on-bare-roof': { readonly label: Message }
    readonly 'by-region': { readonly region: string }
    readonly 'purlin-table': { readonly name: string; readonly line: Message }
    readonly 'table-row': { readonly table: Message; readonly span: number }
    readonly 'table-rows': { readonly table: Message; readonly from: number; readonly to: number }
    readonly 'purlin-line': { readonly support: string; readonly bridging: number | null }
    readonly 'for-information': { readonly reason: Message }
    readonly 'support-not-available': { readonly table: string; readonly line: Message }
    readonly 'purlin-span-too-long': {
      readonly table: string
      readonly line: Message
      readonly span: number
      readonly longest: number
    }
    readonly 'table-used': {
      readonly table: string
      readonly origin: 'computed' | 'imported'
      readonly status: DataStatus
    }
    readonly 'capacity-of-purlins': { readonly size: Message }
    readonly 'rafters-of': { readonly section: Message }
    readonly 'no-capacity-table': { readonly size: Message }
    readonly 'table-read': { readonly table: string; readonly line: Message; readonly span: number }
    readonly 'table-permits-no-load': { readonly table: string; readonly line: Message; readonly span: number }
    readonly spaced: { readonly spacing: number }
    readonly 'timber-section': { readonly depth: number; readonly breadth: number; readonly material: Message }
    readonly 'timber-default': { readonly species: string; readonly range: Message | null }
    readonly 'timber-grade-used': { readonly grade: string; readonly range: Message | null }
    readonly 'timber-no-stronger': { readonly own: Message; readonly bound: Message }
    readonly 'grade-only-bounds': { readonly grade: string; readonly reason: Message }
    readonly 'source-with-bound': { readonly source: Message; readonly bound: Message }
    // A sentence of a result stored before results were coded.
    readonly 'as-issued': { readonly text: string }
    readonly 'batten-crossings-must-hold': {
      readonly isShut: boolean
      readonly places: readonly Message[]
      readonly screw: number
      readonly isSteel: boolean
    }
    readonly 'batten-fixing-holds': { readonly fixing: Message; readonly capacity: number }
    readonly 'rails-on-few-feet': { readonly places: readonly Message[] }
    readonly 'module-must-hold': { readonly places: readonly Message[] }
    // The list of assumptions.
    readonly verbatim: { readonly text: string }
    readonly size: { readonly size: number }
    readonly sheeting: { readonly sheeting: number }
    readonly 'grade-and-joint-group': { readonly grade: Message; readonly group: string }
    readonly 'internal-coefficients': { readonly openings: Message; readonly outward: number; readonly inward: number }
    readonly 'period-chosen': { readonly asked: Message; readonly importance: number; readonly life: number }
    // What takes a roof out of the method, and what is excluded.
    readonly 'no-panel-fits': {
      readonly length: number
      readonly width: number
      readonly setback: number
      readonly shorter: number
      readonly longer: number
    }
    readonly 'steel-too-thin': { readonly smallest: number }
    readonly 'field-is-zero': { readonly field: Message }
    // The conditions of a result.
    readonly 'period-to-confirm': {
      readonly years: number
      readonly asked: Message
      readonly importance: number
      readonly life: number
    }
    readonly 'panel-clause-holds-for': { readonly edge: number }
    readonly 'confirm-thickness': { readonly section: string; readonly thickness: number }
    readonly 'confirm-support': {
      readonly section: string
      readonly support: 'lapped' | 'continuous' | 'simply-supported'
    }
    readonly 'confirm-timber': { readonly bound: Message }
    readonly 'array-must-weigh': { readonly mass: number }
    readonly 'look-twice-at-region': { readonly region: string; readonly note: string }
    readonly 'keep-off-ridge-ends': { readonly clearance: Message }
    readonly 'keep-out-of-places': { readonly places: readonly Message[] }
    readonly 'zone-and-place': { readonly zone: string; readonly clearance: Message }
    readonly 'ridge-ends-and-place': { readonly clearance: Message }
    readonly 'confirm-thickness-and-support': {
      readonly section: string
      readonly thickness: number
      readonly support: 'lapped' | 'continuous' | 'simply-supported'
    }
    readonly 'keep-out-of-zone': { readonly zone: string; readonly clearance: Message }
    readonly 'panels-overload-rafters': { readonly check: Message; readonly use: number; readonly bare: number | null }
    readonly 'rafters-exceed-already': { readonly check: Message; readonly use: number; readonly bare: number | null }
    readonly 'purlins-no-worse': { readonly zones: readonly string[] }
    readonly 'rafters-little-more': { readonly check: Message }
    readonly 'members-compared-only': { readonly parts: readonly Message[] }
    readonly 'owner-accepts-sag': { readonly with: number; readonly without: number }
    readonly 'beyond-estimated-capacity': {
      readonly check: Message
      readonly use: number
      readonly bare: number | null
    }
    readonly 'frame-not-verified': { readonly check: Message }
    readonly 'keep-doors-shut': {
      readonly hasRafters: boolean
      readonly members: string
      readonly zones: readonly string[]
      readonly worst: Message | null
    }
    readonly 'purlins-compared': { readonly reason: Message }
    readonly 'odd-values': { readonly count: number; readonly name: string; readonly title: string }
    // The verdict, the result of a zone and its derivation.
    readonly 'check-used': { readonly check: Message; readonly use: number; readonly bare: number | null }
    readonly 'check-without-capacity': { readonly check: Message; readonly reason: Message }
    readonly 'no-load-without-panels': { readonly check: Message }
    readonly 'ratio-elsewhere': { readonly check: Message; readonly reason: Message }
    readonly 'figure-not-verified': { readonly label: Message; readonly status: DataStatus }
    // Members and the zones or the roof that they lie in, each with the check that decides there.
    readonly 'check-in-zone': { readonly zone: string; readonly check: Message }
    readonly 'check-of-roof': { readonly check: Message }
    readonly 'check-of-estimate': { readonly check: Message }
    readonly 'crossing-needs-screws': { readonly demand: number; readonly screws: number }
    readonly 'doors-decide': { readonly places: readonly Message[] }
    readonly 'purlins-exceed-already': { readonly places: readonly Message[] }
    readonly 'zone-not-on-roof': { readonly zone: string; readonly why: Message }
    readonly 'outside-the-method': { readonly reasons: readonly Message[] }
    readonly 'no-panel-fits-anywhere': { readonly reasons: readonly Message[] }
    readonly 'zone-is-closed': { readonly zone: string; readonly reason: Message }
    readonly 'engineer-must-look': { readonly reasons: readonly Message[]; readonly preliminary: Message | null }
    readonly 'not-in-any-zone': { readonly preliminary: Message | null }
    readonly 'can-be-fixed': {
      readonly zones: readonly string[]
      readonly of: number
      readonly ridgeEnds: Message | null
    }
    readonly 'can-be-fixed-with-conditions': {
      readonly zones: readonly string[]
      readonly of: number
      readonly ridgeEnds: Message | null
      readonly preliminary: Message | null
    }
    readonly preliminary: { readonly reason: Message }
    readonly 'full-stop': { readonly sentence: Message }
    readonly 'no-arrangement-passes': {
      readonly rails: number
      readonly spacing: number
      readonly worst: Message | null
    }
    readonly 'no-arrangement-by-check': { readonly check: Message }
    readonly 'feet-too-close': { readonly check: Message; readonly largest: number; readonly least: number }
    readonly 'no-rails-fit': { readonly reason: Message | null }
    readonly 'outside-class-scope': { readonly windClass: string; readonly outside: readonly Message[] }
    // Changes that help.
    readonly 'nothing-tried-helps': { readonly tried: number; readonly check: Message; readonly failing: number }
    readonly 'nothing-alone-or-paired-helps': {
      readonly tried: number
      readonly singles: number
      readonly check: Message
      readonly failing: number
    }
    readonly 'both-changes': { readonly first: Message; readonly second: Message }
  }

/** A message without values is its code. */
export type PlainCode =
  | WindCode
  | MaterialsCode
  | FixingsCode
  | CrossingsCode
  | LayoutCode
  | PlaceCode
  | MembersCode
  | AssumptionsCode
  | ScopeCode
  | ConditionsCode
  | VerdictCode
  | RemediesCode
  | ProductCode
  | RoofFormCode
  | ArrayCode
  | PartsCode

export type ValuedCode = keyof MessageValues

/** A message of the engine: a code, and values where it has any. Its sentence is in `packages/words`. */
export type Message =
  | PlainCode
  | { readonly [C in ValuedCode]: { readonly code: C; readonly values: MessageValues[C] } }[ValuedCode]

const value: z.ZodType = z.union([z.string(), z.number(), z.boolean(), z.null(), z.lazy(() => message)])

/** Checks the shape alone: codes and values come from the engine. */
export const message = z
  .union([
    z.string().min(1),
    z.strictObject({
      code: z.string().min(1),
      values: z.record(z.string(), z.union([value, z.array(value)])),
    }),
  ])
  .meta({ id: 'ResultMessage' }) as unknown as z.ZodType<Message>
