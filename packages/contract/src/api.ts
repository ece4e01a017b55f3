import type { z } from 'zod'
import { clientCalls } from './administration/client-settings.ts'
import { consoleCalls } from './administration/console-calls.ts'
import { upkeepCalls } from './administration/upkeep-calls.ts'
import { accountCalls } from './identity/account-calls.ts'
import { apiKeyCalls } from './identity/api-key-calls.ts'
import { companyCalls } from './identity/company-calls.ts'
import { oneTimeCodeCalls } from './identity/one-time-code-calls.ts'
import { passkeyCalls } from './identity/passkey-calls.ts'
import { grantCalls } from './money/grant-calls.ts'
import { offlineCalls } from './money/offline/offline-calls.ts'
import { subscriptionCalls } from './money/subscription-calls.ts'
import type { Endpoint } from './platform/endpoint.ts'
import { asBuiltCalls } from './review/as-built/as-built-calls.ts'
import { certificateCalls } from './review/certificate/certificate-calls.ts'
import { changedCalls } from './review/changed/changed-calls.ts'
import { comparisonCalls } from './review/comparison-calls.ts'
import { figureCalls } from './review/figures/figure-calls.ts'
import { inspectionCalls } from './review/inspection/inspection-calls.ts'
import { noticeCalls } from './review/notices/notice-calls.ts'
import { reviewCalls } from './review/review-calls.ts'
import { checklistCalls } from './review/review-checklist.ts'
import { directionCalls } from './roofs/calls/direction-calls.ts'
import { fileCalls } from './roofs/calls/file-calls.ts'
import { photoCalls } from './roofs/calls/photo-calls.ts'
import { placeCalls } from './roofs/calls/place-calls.ts'
import { projectCalls } from './roofs/calls/project-calls.ts'
import { revisionCalls } from './roofs/calls/revision-calls.ts'
import { roofCalls } from './roofs/calls/roof-calls.ts'
import { documentCalls } from './roofs/documents/document-calls.ts'
import { letterheadCalls } from './roofs/documents/letterhead-calls.ts'
import { draftCalls } from './roofs/drafts/draft-calls.ts'
import { offlineResultCalls } from './roofs/offline/offline-result-calls.ts'
import { arrayCalls } from './roofs/panel-layout/array-calls.ts'
import { layoutCalls } from './roofs/panel-layout/layout-calls.ts'
import { underlayCalls } from './roofs/underlay/underlay-calls.ts'
import { savingCalls } from './roofs/what-if/saving-calls.ts'
import { whatIfCalls } from './roofs/what-if/what-if-calls.ts'

/** Every call by name. Router, typed clients, OpenAPI document and tests read this table. */
export const api = {
  ...clientCalls,
  ...accountCalls,
  ...oneTimeCodeCalls,
  ...passkeyCalls,
  ...apiKeyCalls,
  ...companyCalls,
  ...subscriptionCalls,
  ...grantCalls,
  ...offlineCalls,
  ...placeCalls,
  ...fileCalls,
  ...projectCalls,
  ...roofCalls,
  ...directionCalls,
  ...photoCalls,
  ...arrayCalls,
  ...layoutCalls,
  ...underlayCalls,
  ...savingCalls,
  ...whatIfCalls,
  ...offlineResultCalls,
  ...draftCalls,
  ...revisionCalls,
  ...reviewCalls,
  ...checklistCalls,
  ...noticeCalls,
  ...asBuiltCalls,
  ...certificateCalls,
  ...inspectionCalls,
  ...changedCalls,
  ...comparisonCalls,
  ...documentCalls,
  ...letterheadCalls,
  ...consoleCalls,
  ...upkeepCalls,
  ...figureCalls,
} as const

export type Api = typeof api
/** Name of a call in the table. */
export type EndpointName = keyof Api
/** Query as a client gives it, before defaults; undefined where the call has none. */
export type QueryOf<E extends Endpoint> = E extends { query: z.ZodType } ? z.input<E['query']> : undefined
/** Body as a client gives it, before defaults; undefined where the call has none. */
export type BodyOf<E extends Endpoint> = E extends { body: z.ZodType } ? z.input<E['body']> : undefined
/** Data of the answer, as the client receives it after parsing. */
export type DataOf<E extends Endpoint> = z.output<E['data']>
