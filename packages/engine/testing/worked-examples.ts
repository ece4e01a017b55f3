import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { JointGroup } from '@soundroof/contract/roofs/catalogue/timber-tables'
import type { CertificateCase } from '../src/certificates/certificate-spacing.ts'

type Common = {
  readonly title: string
  readonly source: string
  /** Checks of the registry that this example proves. */
  readonly checks: readonly string[]
  readonly tolerance: { readonly rel: number; readonly why: string }
}

type Loads = { readonly uplift: number; readonly serviceUplift?: number; readonly tributary: number }

export type CapacityInput = Loads &
  (
    | {
        readonly kind: 'foot-on-steel'
        readonly thickness: number
        readonly screws: number
        readonly cyclonic: boolean
      }
    | {
        readonly kind: 'foot-on-timber'
        readonly depth: number
        readonly group: JointGroup
        readonly screws: number
        readonly cyclonic: boolean
      }
    | { readonly kind: 'clamp'; readonly sheeting: number }
    | { readonly kind: 'rail'; readonly momentCapacity: number }
    | { readonly kind: 'tile-hook'; readonly material: string; readonly size: number; readonly cyclonic: boolean }
  )

export type ExpectedZone = {
  readonly pressure: number
  readonly uplift: number
  readonly numRails: number
  readonly fixingSpacing: number | null
  readonly largestByRails: Readonly<Record<string, number>>
}

/** Demand, capacity and bare utilisation of a check; null: nothing to compare in this direction. */
export type ExpectedCheck = {
  readonly demand: number
  readonly capacity: number
  readonly without?: number | null
  readonly ratio?: number | null
} | null

/** Members below an arrangement; without rails: those of the whole roof. */
export type ExpectedMembers = {
  readonly rails?: number
  readonly spacing?: number
  readonly checks: Readonly<Record<string, ExpectedCheck>>
}

export type WorkedExample = Common &
  (
    | {
        readonly calculation: 'certificate'
        readonly input: CertificateCase
        readonly expected: { readonly spacing: number | null }
      }
    | {
        readonly calculation: 'capacity'
        readonly input: CapacityInput
        readonly expected: { readonly check: string; readonly capacity: number; readonly spacing: number }
      }
    | {
        readonly calculation: 'assessment'
        readonly input: Omit<AssessmentInput, 'options'> & { readonly options: Partial<AssessmentInput['options']> }
        readonly expected: {
          readonly zones: Readonly<Record<string, ExpectedZone | null>>
          readonly members?: Readonly<Record<string, ExpectedMembers>>
        }
      }
  )

const root = fileURLToPath(new URL('../worked-examples', import.meta.url))

/** Every example, with the name of its file. */
export const workedExamples: readonly (WorkedExample & { readonly name: string })[] = readdirSync(root).flatMap(
  (source) =>
    readdirSync(join(root, source)).map((file) => ({
      ...(JSON.parse(readFileSync(join(root, source, file), 'utf8')) as WorkedExample),
      name: `${source}/${file}`,
    })),
)
