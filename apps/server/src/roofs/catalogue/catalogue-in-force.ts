import { type Agreement, agreeingSignOffs } from '@soundroof/contract/review/figures/signed-catalogue'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import { catalogueInForce } from '@soundroof/data/catalogue-in-force'
import { toldInWords } from '@soundroof/words/told-in-words'
import { outsideCalls } from '../../platform/database/call-time.ts'
import { soon } from '../../platform/database/database-away.ts'
import type { Db } from '../../platform/database/db.ts'
import type { PlatformServices } from '../../platform/http/handler.ts'
import { asPublished, catalogueRevision, type HashedFigure, hashedFigures, readSignOffs } from './signed-figures.ts'

/** Catalogue of one revision, and the sign-offs that made it from the published one. */
export type InForce = Agreement & { readonly revision: string; readonly catalogue: Catalogue }

/** The catalogue of one process. */
export type KeptCatalogue = {
  /** Published figures with an operator's tables and products. */
  readonly published: Catalogue
  /** Figures open to sign-off, as published. */
  readonly figures: () => ReadonlyMap<string, HashedFigure>
  /** Sign-offs as this transaction sees them. */
  readonly agreement: (tx: Db) => Promise<Agreement>
  /** Up to date: asks the database for the revision each time. Never call it inside a transaction. */
  readonly get: () => Promise<InForce>
  /** For lists that everyone reads: at most two seconds old, or last known while the database is unavailable. */
  readonly listed: () => Promise<Catalogue>
}

/** How long lists may be outdated, milliseconds. */
const life = 2000
/** How long a list waits for news, milliseconds. */
const patience = 1000

type Needs = Pick<PlatformServices, 'db' | 'clock' | 'log'>

/** Sign-offs made in any process are in force here at the next call. */
export const keepCatalogue = (published: Catalogue, { db, clock, log }: Needs): KeptCatalogue => {
  let kept: InForce = { revision: asPublished, signOffs: [], leftOut: [], catalogue: published }
  let listedAt = Number.NEGATIVE_INFINITY
  let figures: ReadonlyMap<string, HashedFigure> | null = null
  const figuresOnce = () => {
    figures ??= hashedFigures(published)
    return figures
  }
  const agreement = async (from: Db) => agreeingSignOffs(published, await readSignOffs(from, figuresOnce()))
  const read = async (revision: string): Promise<InForce> => {
    const found = await agreement(db)
    for (const { figure, coded } of found.leftOut)
      log.info('a sign-off does not count any more', { figure, message: toldInWords({ coded }, 'en-AU').message })
    return { ...found, revision, catalogue: catalogueInForce(published, found.signOffs) }
  }
  const get = async (): Promise<InForce> => {
    const revision = await catalogueRevision(db)
    if (kept.revision !== revision) kept = await read(revision)
    return kept
  }
  const listed = async (): Promise<Catalogue> => {
    const now = clock().getTime()
    // A clock that was set back outdates them too.
    if (listedAt <= now && now < listedAt + life) return kept.catalogue
    listedAt = now
    const news = outsideCalls(get).catch((error) => {
      log.error('the figures in force could not be read again', error)
      return kept
    })
    return (await soon(news, patience, () => kept)).catalogue
  }
  return { published, figures: figuresOnce, agreement, get, listed }
}
