import type { EndpointName } from '@soundroof/contract/api'
import { fileCategories } from '@soundroof/contract/roofs/projects/photos'
import { wireFieldOf } from '@soundroof/contract/roofs/wire/wire'
import { validConsoleCalls } from '../administration/testing/valid-console-calls.ts'
import { validApiKeyCalls } from '../identity/api-keys/testing/valid-api-key-calls.ts'
import { validCompanyCalls } from '../identity/companies/testing/valid-company-calls.ts'
import { validCodeCalls } from '../identity/one-time-codes/testing/valid-code-calls.ts'
import { validPasskeyCalls } from '../identity/passkeys/testing/valid-passkey-calls.ts'
import { validGrantCalls } from '../money/grants/testing/valid-grant-calls.ts'
import { validOfflineCalls } from '../money/offline/testing/test-device.ts'
import { validSubscriptionCalls } from '../money/subscriptions/testing/valid-subscription-calls.ts'
import { validFigureCalls } from '../review/figures/testing/valid-figure-calls.ts'
import { validNoticeCalls, validReviewCalls } from '../review/testing/valid-review-calls.ts'
import { validDocumentCalls } from '../roofs/documents/testing/valid-document-calls.ts'
import { validDraftCalls } from '../roofs/drafts/testing/kept-draft.ts'
import { joinedParts } from '../roofs/files/parts/testing/sent-parts.ts'
import { validResultCalls } from '../roofs/results/testing/valid-result-calls.ts'
import { validAccountCalls } from './own-account.ts'
import { completeSample, insertFiles, type WireSample } from './sample-project.ts'
import type { Call, Caller, TestServer } from './test-server.ts'

/** The photos of a sample under their names in the draft. */
export const filesOf = (project: WireSample): Readonly<Record<string, unknown>> =>
  Object.fromEntries(fileCategories.map((category) => [category, project[wireFieldOf('photos', category)]]))

const validRoofCalls = (hash: string, project: WireSample) => ({
  addRoof: { body: { hash, name: 'North roof', madeAt: '2026-11-21 09:00:00', copy: 'site' } },
  renameRoof: { body: { hash, name: 'Main roof' } },
  keepDirection: { body: { hash, frontFacing: 90 } },
  keepPhotos: { body: { hash, ...filesOf(project) } },
  revisions: { query: { hash } },
  revision: { query: { hash, revision: 1 } },
  changes: { query: { hash, from: 1, to: 1 } },
})

const takenAt = (address: string) => ({
  address,
  takenAt: '2026-11-21T09:00:00+11:00',
  latitude: -33.8,
  longitude: 151.2,
  accuracy: 5,
  direction: 312,
  source: 'camera',
})

/** A call of every endpoint that its callers may make, on a company with one project. */
export const validCalls = async (server: TestServer, caller: Caller): Promise<Readonly<Record<EndpointName, Call>>> => {
  const project = await completeSample(server, caller)
  const { body } = await server.call<{ hash: string }>('uploadProject', { body: project, token: caller.token })
  const { hash } = body.data
  const addresses = await insertFiles(server, caller, ['a'])
  const filters = { name: 'Warehouse', startTime: '2026-01-01', endTime: '2026-12-31', status: 1, limit: 10 }
  return {
    client: {},
    ...(await validAccountCalls(server, caller)),
    ...(await validGrantCalls(server, caller)),
    ...(await validPasskeyCalls(server, caller)),
    ...(await validCodeCalls(server, caller)),
    ...(await validApiKeyCalls(server, caller)),
    ...(await validCompanyCalls(server, caller)),
    ...validSubscriptionCalls(server),
    ...(await validOfflineCalls(server, caller, project)),
    localities: { query: { text: 'Dubbo' } },
    placeAt: { query: { latitude: -32.25, longitude: 148.6 } },
    uploadTickets: { query: { number: 2, kind: 'photo' } },
    joinParts: { body: await joinedParts(server, caller, [Buffer.from('one'), Buffer.from('two')]) },
    signAddresses: { body: { addresses } },
    keepTaken: { body: { photos: addresses.map(takenAt) } },
    projects: { query: filters },
    projectsByPost: { body: filters },
    projectDetail: { query: { hash } },
    ...validResultCalls(hash),
    keepUnderlay: { body: { hash, underlay: { picture: addresses[0] ?? '', metres: 10 } } },
    recalculate: { body: { hash, keep: 0 } },
    report: { query: { hash, type: 1 } },
    makeReportAgain: { body: { hash, type: 1 } },
    deleteProject: { body: { hash } },
    ...validRoofCalls(hash, project),
    getResult: { query: { derivation: 1 }, body: { ...project, hash } },
    uploadProject: { body: { ...project, hash } },
    ...validDraftCalls,
    records: { query: { id: hash } },
    ...(await validReviewCalls(server, caller, hash)),
    ...validNoticeCalls(server, caller),
    ...(await validDocumentCalls(server)),
    ...(await validConsoleCalls(server)),
    ...(await validFigureCalls(server)),
  }
}
