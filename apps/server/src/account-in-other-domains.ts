import type { IdentityServices } from './identity/sessions/identity-services.ts'
import { returnReservedOf } from './money/grants/grant-rows.ts'
import { aboutPurchases, ownPurchases } from './money/subscriptions/own-purchases.ts'
import { seedSubscription } from './money/subscriptions/seed-subscription.ts'
import { eraseStoreAccount } from './money/subscriptions/store-account.ts'
import { findBalance } from './money/subscriptions/subscription-rows.ts'
import type { PlatformServices } from './platform/http/handler.ts'
import { aboutAsBuilt, ownAsBuilt } from './review/as-built/as-built-rows.ts'
import { aboutCertificates, eraseCertificateDrafts, ownCertificates } from './review/certificate/draft-rows.ts'
import { aboutFormChanges, ownFormChanges } from './review/certificate/own-form-changes.ts'
import { aboutInspections, eraseInspections, ownInspections } from './review/inspection/inspection-rows.ts'
import { aboutNotices, ownNotices } from './review/notices/own-notices.ts'
import { aboutReads, eraseReads, ownReads } from './review/questions/own-reads.ts'
import { eraseDrafts } from './roofs/drafts/draft-rows.ts'
import { removeErasedFiles } from './roofs/files/erased-files.ts'
import { eraseCompanyRoofs } from './roofs/projects/erase-company.ts'
import { ownProjects } from './roofs/projects/own-projects.ts'

type Elsewhere = Omit<IdentityServices, keyof PlatformServices>

/** Answers of money, roofs and review to identity's questions about an account. */
export const accountInOtherDomains: Elsewhere = {
  isSubscribed: async (db, accountId, now) => (await findBalance(db, accountId, now)) !== null,
  seedSubscription,
  leaveElsewhere: returnReservedOf,
  eraseElsewhere: async (tx, account, companyEnds, now) => {
    await eraseStoreAccount(tx, account.id)
    await eraseDrafts(tx, account.id)
    await eraseCertificateDrafts(tx, account.id)
    await eraseInspections(tx, account.id)
    await eraseReads(tx, account.id)
    await returnReservedOf(tx, account.id, account.companyId)
    // The photos of a company with other people belong to its projects.
    return companyEnds ? eraseCompanyRoofs(tx, account, now) : []
  },
  removeFiles: removeErasedFiles,
  recordsElsewhere: async (db, person) => {
    const roofs = await ownProjects(db, person)
    const review = {
      ...(await ownNotices(db, person.id)),
      ...(await ownReads(db, person.id)),
      ...(await ownCertificates(db, person.id)),
      ...(await ownInspections(db, person.id)),
      ...(await ownAsBuilt(db, person)),
      ...(await ownFormChanges(db, person.id)),
    }
    return {
      lists: { ...(await ownPurchases(db, person.id)), ...roofs.lists, ...review },
      about: {
        ...aboutPurchases,
        ...roofs.about,
        ...aboutNotices,
        ...aboutReads,
        ...aboutCertificates,
        ...aboutInspections,
        ...aboutAsBuilt,
        ...aboutFormChanges,
      },
      files: roofs.files,
    }
  },
}
