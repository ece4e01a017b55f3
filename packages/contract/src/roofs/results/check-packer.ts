import { type PackedCheck, wordsOfCheck } from './packed-checks.ts'
import type { CheckResult } from './result.ts'
import { MOST_KEPT, type Said, saidOnce } from './said-once.ts'

/** Words of a check, by a check that says them: a copy, for whoever made it may change it. */
type Known = Said & { readonly by: CheckResult }

const says = ({ by }: Known, check: CheckResult): boolean =>
  by.reason === check.reason &&
  by.outcome === check.outcome &&
  by.memberStatus === check.memberStatus &&
  by.status === check.status &&
  by.title === check.title &&
  by.unit === check.unit &&
  by.clause === check.clause

/** Words of the checks that were seen, from one result to the next. */
const vocabulary = () => {
  const byId = new Map<string, Known[]>()
  let count = 0
  const find = (check: CheckResult): Known => {
    const known = byId.get(check.id) ?? []
    if (known.length === 0) byId.set(check.id, known)
    for (const each of known) if (says(each, check)) return each
    const learned = { by: { ...check }, text: JSON.stringify(wordsOfCheck(check)), turn: 0, position: 0 }
    known.push(learned)
    count += 1
    return learned
  }
  const forgetIfMany = (): void => {
    if (count <= MOST_KEPT) return
    byId.clear()
    count = 0
  }
  return { find, forgetIfMany }
}

/** Writes checks as rows of positions. @param placeOf position of a number among those of the result */
export const checkPacker = (placeOf: (value: number) => number) => {
  const known = vocabulary()
  const said = saidOnce()
  const place = (value: number | null): number => (value === null ? 0 : 1 + placeOf(value))
  const packed = (check: CheckResult): PackedCheck => {
    const { loadRatio: rho, utilisationWithout: bare } = check
    const words = said.positionOf(known.find(check))
    const [u, S, R] = [place(check.utilisation), place(check.demand), place(check.capacity)]
    if (bare === undefined) return rho === undefined ? [words, u, S, R] : [words, u, S, R, place(rho)]
    if (rho === undefined) throw new RangeError(`${check.title} tells the bare roof without its load ratio.`)
    return [words, u, S, R, place(rho), place(bare)]
  }
  return {
    begin: (): void => {
      said.begin()
      known.forgetIfMany()
    },
    packed: (checks: readonly CheckResult[]): readonly PackedCheck[] => checks.map(packed),
    words: said.text,
  }
}
