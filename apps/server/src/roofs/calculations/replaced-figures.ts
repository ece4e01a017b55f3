import type { SignOff } from '@soundroof/contract/review/figures/signed-catalogue'
import type { BriefResult } from '@soundroof/contract/roofs/results/result'
import { hashOf } from '@soundroof/data/content-hash'
import { restsOn } from './calculate.ts'

/** Figures of a result that engineers replaced, as in force; null: taken back since the result. */
export type ReplacedFigures = Readonly<Record<string, string | null>>

const isReplaced = ({ values, entry }: SignOff): boolean => values !== null || Boolean(entry)

export const replacedFigures = (
  before: BriefResult,
  after: BriefResult,
  signOffs: readonly SignOff[],
): ReplacedFigures => {
  const read = new Set([before, after].flatMap(restsOn))
  const takenBack = (before.confirmedFigures ?? []).filter((one) => one.isReplaced).map(({ figure }) => [figure, null])
  const inForce = signOffs
    .filter((one) => isReplaced(one) && read.has(one.figure))
    .map(({ figure, values, entry }) => [figure, hashOf([values, entry ?? null])])
  return Object.fromEntries([...takenBack, ...inForce].sort())
}
