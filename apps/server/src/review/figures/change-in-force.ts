import { say } from '@soundroof/contract/platform/messages'
import type { Agreement } from '@soundroof/contract/review/figures/signed-catalogue'
import type { Db } from '../../platform/database/db.ts'
import { refuseInput } from '../../platform/http/refused.ts'
import type { KeptCatalogue } from '../../roofs/catalogue/catalogue-in-force.ts'
import { newRevision } from '../../roofs/catalogue/signed-figures.ts'

/** Refuses a change after which sign-offs contradict that did not before, or the changed one does. */
const requireAgreement = (before: Agreement, after: Agreement, changed: string, catalogue: KeptCatalogue): void => {
  const known = new Set(before.leftOut.map(({ figure }) => figure))
  const fresh = after.leftOut.find(({ figure }) => figure === changed || !known.has(figure))
  if (!fresh) return
  const others = after.leftOut
    .filter(({ figure, message }) => figure !== changed && message === fresh.message)
    .map(({ figure }) => catalogue.figures().get(figure)?.name ?? figure)
  const named = { problem: fresh.message, others: others.join(', ') }
  const message = others.length === 0 ? fresh.message : say('figuresContradict', named)
  throw refuseInput([{ field: 'id', message }])
}

/** Puts a sign-off in force or takes one back: one change at a time, judged by the catalogue that it leaves. */
export const changeInForce = async (
  tx: Db,
  catalogue: KeptCatalogue,
  figure: string,
  change: () => Promise<void>,
): Promise<void> => {
  // Its row is the lock of all sign-offs in force: what is read from here on is what the last change left.
  await newRevision(tx)
  const before = await catalogue.agreement(tx)
  await change()
  requireAgreement(before, await catalogue.agreement(tx), figure, catalogue)
}
