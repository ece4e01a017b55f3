import { isDeepStrictEqual } from 'node:util'
import { told } from '@soundroof/contract/platform/messages'
import { problemAt } from '@soundroof/contract/platform/problem'
import type { Agreement } from '@soundroof/contract/review/figures/signed-catalogue'
import type { Db } from '../../platform/database/db.ts'
import { refuse, refuseInput } from '../../platform/http/refused.ts'
import type { KeptCatalogue } from '../../roofs/catalogue/catalogue-in-force.ts'
import { catalogueRevision, lockRevision, newRevision } from '../../roofs/catalogue/signed-figures.ts'
import { areAllLookedAt, type LookedAt } from './looked-at.ts'

type Change = { readonly before: Agreement; readonly after: Agreement; readonly changed: readonly string[] }

/** Refuses a change that makes sign-offs contradict each other, or a changed one contradict another. */
const requireAgreement = ({ before, after, changed }: Change, catalogue: KeptCatalogue): void => {
  const known = new Set(before.leftOut.map(({ figure }) => figure))
  const fresh = after.leftOut.find(({ figure }) => changed.includes(figure) || !known.has(figure))
  if (!fresh) return
  const others = after.leftOut
    .filter(({ figure, coded }) => !changed.includes(figure) && isDeepStrictEqual(coded, fresh.coded))
    .map(({ figure }) => catalogue.figures().get(figure)?.name ?? figure)
  const named = { problem: fresh, others: others.join(', ') }
  throw refuseInput([problemAt('id', others.length === 0 ? fresh : told('figuresContradict', named))])
}

/** Puts sign-offs in force or takes one back: one change at a time, judged by the catalogue that results. */
type Apply = (figures: readonly string[], change: () => Promise<void>) => Promise<void>

/** Figures in force and projects at the time of the look; null: no look is needed. */
type Look = { readonly revision: string; readonly looked: LookedAt | null }

const applyTo =
  (tx: Db, catalogue: KeptCatalogue, { revision, looked }: Look): Apply =>
  async (figures, change) => {
    // This row is the lock of all sign-offs in force, so what follows reads the state after the last change.
    if ((await lockRevision(tx)) !== revision) throw new MovedSince()
    if (looked !== null && !(await areAllLookedAt(tx, figures, looked))) throw new MovedSince()
    await newRevision(tx)
    const before = await catalogue.agreement(tx)
    await change()
    requireAgreement({ before, after: await catalogue.agreement(tx), changed: figures }, catalogue)
  }

class MovedSince extends Error {}

/** Colleagues may interfere this often at once; each further look continues where the former ended. */
const mostTries = 5

type Looking = {
  readonly db: Db
  readonly catalogue: KeptCatalogue
  /** Looks for zones that would open: in a thread, and too slow for a transaction. */
  readonly look: () => Promise<LookedAt | null>
  readonly change: (tx: Db, apply: Apply) => Promise<void>
}

/** False, and nothing changed: the figures in force differ from those looked at, or more projects rest on the figure. */
const tryOnce = async ({ db, catalogue, look, change }: Looking): Promise<boolean> => {
  const revision = await catalogueRevision(db)
  const looked = await look()
  try {
    await db.transaction((tx) => change(tx, applyTo(tx, catalogue, { revision, looked })))
    return true
  } catch (error) {
    if (error instanceof MovedSince) return false
    throw error
  }
}

/**
 * Changes what is in force while figures and results are as at the look; otherwise looks again. Attack: two figures that
 * open zones only together, approved at once, each looked at without the other.
 */
export const changeInForce = async (looking: Looking): Promise<void> => {
  for (let tries = 0; tries < mostTries; tries += 1) if (await tryOnce(looking)) return
  throw refuse(409, 'changedMeanwhile')
}
