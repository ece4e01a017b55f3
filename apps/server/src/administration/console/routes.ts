import type { consoleCalls } from '@soundroof/contract/administration/console-calls'
import type { Handlers } from '../../platform/http/handler.ts'
import { changeProvider, consoleProvider } from '../reference/provider-details.ts'
import { changeReviewOffer, consoleReviewOffer } from '../reference/review-offer.ts'
import { changeSheeting, consoleSheetings, consoleUpload } from '../reference/sheeting-products.ts'
import { auditTrail } from './audit-rows.ts'
import { changeAccountStatus } from './change-account-status.ts'
import { changeRegistration } from './change-registration.ts'
import { consoleCompanies } from './companies.ts'
import { consoleGrants } from './grants.ts'
import { consoleSubscriptions } from './subscriptions.ts'
import { consoleUsers } from './users.ts'

/** The use case of each console call. */
export const consoleHandlers: Pick<Handlers, keyof typeof consoleCalls> = {
  consoleUsers,
  changeAccountStatus,
  changeRegistration,
  consoleCompanies,
  consoleSubscriptions,
  consoleGrants,
  consoleProvider,
  changeProvider,
  consoleReviewOffer,
  changeReviewOffer,
  consoleSheetings,
  changeSheeting,
  consoleUpload,
  auditTrail,
}
